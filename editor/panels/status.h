// The status line: what is under the cursor, what was refused and why, and how much of the limit is used.
#pragma once
#include "editor/commands/status_text.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_status(Ui& ui, EditorState& editor);

}  // namespace hexwright::panels
