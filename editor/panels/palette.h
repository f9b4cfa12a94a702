// The palette: every piece by terrain and size, drawn in its shape, with how many are used and left of what the limit
// holds.
#pragma once
#include "editor/widgets/ui.h"

#include <map>
#include <string>

namespace hexwright {

struct PaletteUi {
    std::optional<Inventory> mine{};  // of the chosen collection, in this frame  // the panel's own memory
    std::string search;
    bool everything = false;  // also pieces that the limit does not hold
    std::map<PieceKind, TextureId> shapes;
    bool shapes_dark = false;
    float shapes_scale = 1;
    int chosen = 0;  // the row that Enter takes in hand while somebody searches
    bool searching = false, scroll = false;
};

void draw_palette(Ui& ui, EditorState& editor, PaletteUi& state);

// The kinds to show, in the catalogue's order: those whose name, id or terrain holds every word of the search.
std::vector<PieceKind> matching(const Catalogue& catalogue, const std::string& search);

}  // namespace hexwright
