// The room `players`: who decides.
#pragma once
#include "engine/rooms.h"
