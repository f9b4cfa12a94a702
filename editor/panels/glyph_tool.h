// Places glyphs on surfaces with the mouse: a click puts one down, a drag moves an existing one, a click on one chooses
// it.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void glyph_press(Studio& studio, const Pointer& pointer);
void glyph_release(Studio& studio, const Pointer& pointer);

const Glyph* glyph_at(const Studio& studio, Space space);  // The last one there, or nullptr.
const Glyph* chosen_glyph(const Studio& studio);
Glyph glyph_in_hand(const Studio& studio, Space at);

// A kind, or empty for an unknown glyph.
void hold_glyph(Studio& studio, const std::string& id);
// Applies to the glyph in hand and to the chosen one.
void hold_facing(Studio& studio, Facing facing);
void turn_over(Studio& studio);
void remove_glyph(Studio& studio);  // Removes the chosen one.

// How many of a kind lie on the map and how many the limit's sets hold. For unknown glyphs (empty id) all kinds are
// counted together.
struct GlyphStock {
    int used = 0, have = 0;
    bool limited = false;  // The limit's sets list glyphs.
    int left() const { return have - used; }
};
GlyphStock glyph_stock(const std::string& id, const Snapshot& now, const Catalogue& catalogue);
// For example "Glyph of Wannok" or "unknown glyph".
std::string glyph_name(const std::string& id, const Studio& studio);

}  // namespace hexwright
