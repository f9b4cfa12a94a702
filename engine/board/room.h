// The room `board`: hexes, the catalogue and placed pieces. It depends only on `core`, whose names are in `hexwright`
// itself.
#pragma once
#include "engine/rooms.h"
