// The room `trials`: the tests that stand in scenario files.
#pragma once
#include "engine/rooms.h"
