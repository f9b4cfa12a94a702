// The room `map_code`: a map as a line of text.
#pragma once
#include "engine/rooms.h"
