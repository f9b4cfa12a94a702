// The room `setup`: from a scenario to a game's first decision.
#pragma once
#include "engine/rooms.h"
