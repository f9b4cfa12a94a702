// The Build view beside the map: the list of steps with a box to tick for each, and the step that is shown with its
// pieces and what may lie in the place of one that is lacking.
#pragma once
#include "editor/document/edits/swap.h"
#include "editor/panels/piece_shapes.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

#include <optional>
#include <vector>

namespace hexwright::panels {

struct BuildUi {
    PieceShapes shapes{};
    std::optional<PieceId> lacking{};  // What may take its place is shown.
    unsigned long long looked_at = 0;  // Number of the map by which it was looked up.
    std::vector<Substitute> substitutes{};
    std::size_t scrolled_to = 0;
};

void draw_build_steps(Ui& ui, EditorState& editor, BuildUi& state);
void draw_build_step(Ui& ui, EditorState& editor, BuildUi& state);

}  // namespace hexwright::panels
