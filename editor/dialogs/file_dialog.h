// The dialog for choosing a file to open or to save to.
#pragma once
#include "editor/dialogs/dialogs.h"
#include "editor/dialogs/room.h"

namespace hexwright::dialogs {

void begin_file_dialog(const EditorState& editor, DialogsUi& state, bool saving);
void draw_file_dialog(Ui& ui, EditorState& editor, DialogsUi& state, bool saving);

}  // namespace hexwright::dialogs
