// The room `dialogs`: questions and windows on top. It makes the names of the rooms below visible without a prefix; the
// linker enforces the same dependencies.
#pragma once
#include "editor/widgets/room.h"

namespace hexwright::dialogs {
using namespace widgets;
}  // namespace hexwright::dialogs
