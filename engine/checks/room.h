// The room `checks`: what can be wrong with a scenario.
#pragma once
#include "engine/rooms.h"
