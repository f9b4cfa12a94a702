// The room `gl`: the 3D view in OpenGL.
#pragma once
#include "editor/rooms.h"
