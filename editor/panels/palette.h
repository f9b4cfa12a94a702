// The palette: every piece by terrain and size, drawn in its shape, with how many are used and left of the limit.
#pragma once
#include "editor/panels/piece_shapes.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/catalogue/inventory.h"

#include <string>

namespace hexwright::panels {

struct PaletteUi {
    std::optional<Inventory> mine{};  // Items of the chosen collection, in this frame.
    PieceShapes shapes{};
    // The row that Enter takes in hand during a search.
    int chosen = 0;
    bool searching = false, scroll = false;
};

void draw_palette(Ui& ui, EditorState& editor, PaletteUi& state);

// The kinds to show, in the catalogue's order: those whose name, id or terrain contains every word of the search.
std::vector<PieceKind> matching(const Catalogue& catalogue, const std::string& search);

}  // namespace hexwright::panels
