// The room `rules`: the rules as functions of a board.
#pragma once
#include "engine/rooms.h"
