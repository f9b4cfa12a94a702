// The room `document`: a map under edit.
#pragma once
#include "editor/rooms.h"
