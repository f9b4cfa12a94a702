// The menus of the word editor: what may stand in a slot, what else a word may say, and which words may be put.
#pragma once
#include "editor/panels/word_editor.h"

namespace hexwright::panels {

void draw_word_menus(Ui& ui, EditorState& editor, WordEditorUi& state);

}  // namespace hexwright::panels
