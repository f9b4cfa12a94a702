// The room `widgets`: small parts that are drawn with Dear ImGui.
#pragma once
#include "editor/rooms.h"
