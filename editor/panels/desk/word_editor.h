// A word of the scenario language and all that stands inside it as sentences whose words are menus. Labels for scripts
// and tests: "word:PATH", "slot:PATH@member", "more:PATH", "add:PATH/list", and in menus "menu:filter", "option:TEXT",
// "member:MEMBER", "new:WORD".
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/battlefield/issue.h"
#include "engine/scenario/slot_choices.h"
#include "engine/scenario/word_tree.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::panels {

struct WordEditorUi {
    std::optional<WordPath> member{};  // Whose menu is open, or opens with this frame.
    std::optional<WordPath> place{};   // Where a new word is to be put, while the menu of words is open.
    WordPath more_at{};                // The word whose members may be added, while that menu is open.
    bool opens = false;
    std::string typed{};
};

// What is wrong with a word: the issues on the desk that name it.
std::vector<const Issue*> troubles_of(const EditorState& editor, const WordNode& top, const WordPath& word);

// The word that lies on the desk: the outermost one in a list that the chosen one stands in.
WordPath sheet_of(const EditorState& editor);
void draw_word_tools(Ui& ui, EditorState& editor);  // Buttons that move, copy and remove the chosen word.

void draw_word_editor(Ui& ui, EditorState& editor, WordEditorUi& state, const WordPath& word);

}  // namespace hexwright::panels
