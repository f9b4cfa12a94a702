// The room `desk`: writing scenarios and campaigns.
#pragma once
#include "editor/rooms.h"
