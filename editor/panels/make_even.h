// The part of the panel of games that makes the game even by one change.
#pragma once
#include "editor/inspect/make_even.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_make_even(Ui& ui, EditorState& editor);

// A bar for the task under way.
void draw_task_progress(Ui& ui, const EditorState& editor, const std::string& label);

}  // namespace hexwright::panels
