// The army cards of the game on the table where the window is too narrow for them: their letters in a rail, with a
// fly-out that shows them whole.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

inline constexpr float card_rail_width = 56, card_fly_out_width = 280;  // Pixels at scale 1.

struct CardRailUi {
    bool out = false;  // The fly-out is shown.
};

void draw_card_rail(Ui& ui, EditorState& editor, CardRailUi& state);
// `beside` is the rail; the fly-out stands at its right edge, over the map. It closes by Esc or a click elsewhere.
void draw_card_fly_out(Ui& ui, EditorState& editor, CardRailUi& state, Box beside);

}  // namespace hexwright::panels
