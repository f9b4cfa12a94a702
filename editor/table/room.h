// The room `table`: a game on the table of the window, without the window: what is being played, and what a hand means.
//
#pragma once
#include "editor/rooms.h"
