// The room `play`: a game in the window.
#pragma once
#include "editor/rooms.h"
