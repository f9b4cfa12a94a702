// The room `simulation`: many games.
#pragma once
#include "engine/rooms.h"
