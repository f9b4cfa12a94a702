// Glyphs laid on surfaces with the mouse: a click puts one down, a drag moves one that lies there, a click on one
// chooses it.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void glyph_press(EditorState& editor, const Pointer& pointer);
void glyph_release(EditorState& editor, const Pointer& pointer);

const Glyph* glyph_at(const Document& document, Space space);  // the last one there, or null
const Glyph* chosen_glyph(const ToolState& tools, const Document& document);
Glyph glyph_in_hand(const GlyphBrush& brush, Space at);

void hold_glyph(EditorState& editor, const std::string& id);  // a kind, or empty for an unknown one
void hold_facing(EditorState& editor, Facing facing);         // of what is in hand, and of the glyph that is chosen
void turn_over(EditorState& editor);
void remove_glyph(EditorState& editor);  // the chosen one

// How many of a kind lie on the map and how many more the limit's sets hold; of unknown ones (empty id): of all kinds
// together.
struct GlyphStock {
    int used = 0, have = 0;
    bool limited = false;  // the limit's sets say which glyphs they hold
    int left() const { return have - used; }
};
GlyphStock glyph_stock(const std::string& id, const Snapshot& now, const Catalogue& catalogue);
std::string glyph_name(const std::string& id, const EditorState& editor);  // "Glyph of Wannok", "unknown glyph"

}  // namespace hexwright
