// The room `story`: a game in words.
#pragma once
#include "engine/rooms.h"
