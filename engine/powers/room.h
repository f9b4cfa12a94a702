// The room `powers`: the table of powers.
#pragma once
#include "engine/rooms.h"
