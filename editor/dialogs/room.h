// The room `dialogs`: questions and windows on top. It names what stands in the rooms below without a prefix; the
// linker holds the same arrows.
#pragma once
#include "editor/widgets/room.h"

namespace hexwright::dialogs {
using namespace widgets;
}  // namespace hexwright::dialogs
