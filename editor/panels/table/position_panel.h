// The position by hand: every action of a referee, with its members to be chosen. What is done here is marked so in the
// story, the tree and the record.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

#include <map>
#include <string>

namespace hexwright::panels {

struct PositionUi {
    std::size_t action = 0;                        // Row of the table of actions by hand.
    std::map<std::string, std::string> members{};  // What is filled in, by the member's name.
    unsigned long long game = 0;                   // The game that it is about: Play::started().
};

void draw_position(Ui& ui, EditorState& editor, PositionUi& state);

}  // namespace hexwright::panels
