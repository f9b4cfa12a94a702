// The sentences of the status line: what is under the cursor, what was refused and why, how much of the limit is used.
#pragma once
#include "editor/commands/room.h"
#include "editor/workspace/states.h"

#include <string>

namespace hexwright::commands {

std::string hover_text(const EditorState& editor);  // For example "14,5,2  swamp  height 2".
// The middle of the line: the notice, or why the ghost may not go there.
std::string notice_text(const EditorState& editor);
std::string count_text(const EditorState& editor);  // "75 pieces · 1 set"
// Whether that middle is the reason of a refusal.
bool tells_refusal(const EditorState& editor);

}  // namespace hexwright::commands
