// The room `editing`: changing the map and its selection, looking at it.
#pragma once
#include "editor/rooms.h"
