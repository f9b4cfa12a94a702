// The room `widgets`: small parts that are drawn with Dear ImGui. It makes the names of the rooms below visible without
// a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/commands/room.h"

namespace hexwright::widgets {
using namespace commands;
}  // namespace hexwright::widgets
