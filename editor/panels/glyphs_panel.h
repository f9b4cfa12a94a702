// The glyphs to lay down, with how many are used and left of what the limit's sets hold, and the one that is chosen on
// the map.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

struct GlyphsUi {
    bool everything = false;  // also kinds that the limit's sets do not hold
};

void draw_glyphs_panel(Ui& ui, EditorState& editor, GlyphsUi& state);

void glyph_disc(Ui& ui, ImDrawList& draw, ImVec2 middle, float radius, const Glyph& glyph, const Catalogue& catalogue,
                float opacity = 1);

}  // namespace hexwright
