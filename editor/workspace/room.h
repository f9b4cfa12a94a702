// The room `workspace`: what is open, and its state.
#pragma once
#include "editor/rooms.h"
