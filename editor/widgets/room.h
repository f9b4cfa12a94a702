// The room `widgets`: small parts that are drawn with Dear ImGui. It names what stands in the rooms below without a
// prefix; the linker holds the same arrows.
#pragma once
#include "editor/session/room.h"

namespace hexwright::widgets {
using namespace editor_session;
}  // namespace hexwright::widgets
