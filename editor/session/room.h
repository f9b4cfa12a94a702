// The room `editor_session`: hands without a window. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "editor/view/room.h"

namespace hexwright::editor_session {
using namespace view;
}  // namespace hexwright::editor_session
