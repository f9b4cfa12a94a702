// The room `view`: cameras, meshes and pictures of a map.
#pragma once
#include "editor/rooms.h"
