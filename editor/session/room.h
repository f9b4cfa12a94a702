// The room `editor_session`: the editor's tools and commands without a window. It makes the names of the rooms below
// visible without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/table/room.h"

namespace hexwright::editor_session {
using namespace table;
}  // namespace hexwright::editor_session
