// The room `app`: the desktop program.
#pragma once
#include "editor/rooms.h"
