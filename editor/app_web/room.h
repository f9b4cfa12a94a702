// The room `app_web`: the program in a browser tab, in the namespace of the desktop's.
#pragma once
#include "editor/rooms.h"
