// The cards of one player's army in the dialog of a new game, picked one by one: what the boxes hold, what is left, and
// why a card cannot be had.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

#include <string>

namespace hexwright::dialogs {

struct ArmyBrowserUi {
    PlayerId player{};  // Whose army is picked; invalid: the browser is not shown.
    std::string search{};
    int chosen = 0;      // The row that Enter picks, of those that the search leaves.
    bool begun = false;  // The field has received keyboard focus.
};

void draw_army_browser(Ui& ui, EditorState& editor, ArmyBrowserUi& state);

}  // namespace hexwright::dialogs
