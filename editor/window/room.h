// The room `main_window`: all panes, panels and dialogs as one window. It names what stands in the rooms below without
// a prefix; the linker holds the same arrows.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/panes/room.h"

namespace hexwright::main_window {
using namespace panes;
using namespace dialogs;
}  // namespace hexwright::main_window
