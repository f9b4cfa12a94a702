// The armies at the table: each player's cards with their figures, wounds, order markers and powers, and while armies
// are drafted the cards that may still be taken.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_table_cards(Ui& ui, EditorState& editor);

}  // namespace hexwright::panels
