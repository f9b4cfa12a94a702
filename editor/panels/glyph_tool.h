// Glyphs laid on surfaces with the mouse: a click puts one down, a drag moves one that lies there, a click on one
// chooses it.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void glyph_press(Studio& studio, const Pointer& pointer);
void glyph_release(Studio& studio, const Pointer& pointer);

const Glyph* glyph_at(const Studio& studio, Space space);  // the last one there, or null
const Glyph* chosen_glyph(const Studio& studio);
Glyph glyph_in_hand(const Studio& studio, Space at);

void hold_glyph(Studio& studio, const std::string& id);  // a kind, or empty for an unknown one
void hold_facing(Studio& studio, Facing facing);         // of what is in hand, and of the glyph that is chosen
void turn_over(Studio& studio);
void remove_glyph(Studio& studio);  // the chosen one

// How many of a kind lie on the map and how many more the limit's sets hold; of unknown ones (empty id): of all kinds
// together.
struct GlyphStock {
    int used = 0, have = 0;
    bool limited = false;  // the limit's sets say which glyphs they hold
    int left() const { return have - used; }
};
GlyphStock glyph_stock(const std::string& id, const Snapshot& now, const Catalogue& catalogue);
std::string glyph_name(const std::string& id, const Studio& studio);  // "Glyph of Wannok", "unknown glyph"

}  // namespace hexwright
