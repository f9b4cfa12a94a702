// The room `panes`: the plan and the 3D view.
#pragma once
#include "editor/rooms.h"
