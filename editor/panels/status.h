// The status line: what is under the cursor, what was refused and why, and how much of the limit is used.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void draw_status(Ui& ui, EditorState& editor);

std::string hover_text(const EditorState& editor);  // For example "14,5,2  swamp  height 2".
// The middle of the line: the notice, or why the ghost may not go there.
std::string notice_text(const EditorState& editor);
std::string count_text(const EditorState& editor);  // For example "75 pieces · 1 set".

}  // namespace hexwright
