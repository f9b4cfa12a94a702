// The menus of the word editor: what may stand in a slot, what else a word may say, and which words may be put.
#pragma once
#include "editor/panels/desk/word_editor.h"
#include "editor/widgets/short_menu.h"

namespace hexwright::panels {

// The row of menus of zones by which a new one is made, called as is typed; its label: "desk:new-zone".
MenuRow new_zone_row(const Ui& ui, const EditorState& editor);

void draw_word_menus(Ui& ui, EditorState& editor, WordEditorUi& state);

}  // namespace hexwright::panels
