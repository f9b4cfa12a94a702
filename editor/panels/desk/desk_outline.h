// The outline of a scenario: its parts, and the words of the part that is shown. Labels for scripts and tests:
// "part:rules", "item:PATH", "desk:new-rule" and the like, "template:ID".
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/scenario/templates_xml.h"

#include <vector>

namespace hexwright::panels {

struct DeskOutlineUi {
    std::vector<Template> templates{};  // Read when the desk is opened first.
};

void draw_desk_outline(Ui& ui, EditorState& editor, DeskOutlineUi& state);

// What a list calls a word: its title, its id, or its sentence.
std::string called(const Ui& ui, const EditorState& editor, const WordNode& word);

}  // namespace hexwright::panels
