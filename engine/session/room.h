// The room `session`: a game under way.
#pragma once
#include "engine/rooms.h"
