// The room `table`: a game on the table of the window, without the window: what is being played, and what a hand means.
// It makes the names of the rooms below visible without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/view/room.h"

namespace hexwright::table {
using namespace view;
}  // namespace hexwright::table
