// Choosing a file to open, or where to save.
#pragma once
#include "editor/dialogs/dialogs.h"

namespace hexwright {

void begin_file_dialog(const EditorState& editor, DialogsUi& state, bool saving);
void draw_file_dialog(Ui& ui, EditorState& editor, DialogsUi& state, bool saving);

}  // namespace hexwright
