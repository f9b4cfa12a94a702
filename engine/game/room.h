// The room `game`: a game as a state, actions and events.
#pragma once
#include "engine/rooms.h"
