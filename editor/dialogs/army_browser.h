// The cards of one player's army, picked one by one: what the boxes hold, what is left, and why a card cannot be had.
// In the dialog of a new game, and for the cards that a scenario gives him.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"
#include "engine/game/ids.h"

#include <string>

namespace hexwright::dialogs {

struct ArmyBrowserUi {
    PlayerId player{};     // Whose army is picked; invalid: the browser is not shown.
    bool at_desk = false;  // The cards that the scenario gives him; else those that he brings to a new game.
    std::string search{};
    int chosen = 0;      // The row that Enter picks, of those that the search leaves.
    bool begun = false;  // The field has received keyboard focus.
};

void draw_army_browser(Ui& ui, EditorState& editor, ArmyBrowserUi& state);

}  // namespace hexwright::dialogs
