// The list of glyphs to place, with how many are used and left of those in the limit's sets, and the glyph chosen on
// the map.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/scenario.h"

namespace hexwright::panels {

struct GlyphsUi {
    bool everything = false;  // Also lists kinds that the limit's sets do not hold.
};

void draw_glyphs_panel(Ui& ui, EditorState& editor, GlyphsUi& state);

void glyph_disc(Ui& ui, ImDrawList& draw, ImVec2 middle, float radius, const Glyph& glyph, const Catalogue& catalogue,
                float opacity = 1);

}  // namespace hexwright::panels
