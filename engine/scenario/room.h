// The room `scenario`: the language of scenarios.
#pragma once
#include "engine/rooms.h"
