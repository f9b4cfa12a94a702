// The name of a group of pieces: a new one, or another one for an existing group. Labels: "group.name", "group.make" or
// "group.rename", "dialog.cancel".
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

void draw_group_dialog(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
