// The room `main_window`: all panes, panels and dialogs as one window. It makes the names of the rooms below visible
// without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/panes/room.h"

namespace hexwright::main_window {
using namespace panes;
using namespace dialogs;
}  // namespace hexwright::main_window
