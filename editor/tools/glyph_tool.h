// Places glyphs on surfaces with the mouse: a click puts one down, a drag moves an existing one, a click on one chooses
// it.
#pragma once
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"
#include "editor/workspace/states.h"

namespace hexwright::tools {

ToolOutcome glyph_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome glyph_release(const EditorState& editor, const Pointer& pointer);

using Glyphs = std::vector<Glyph>;
const Glyphs& glyphs_of(const Document& document);
// The edit after which these glyphs lie on the map; its name is the sentence `id` about this glyph.
Edit glyph_edit(const EditorState& editor, Glyphs after, const char* id, const Glyph& glyph);
Glyphs::iterator last_glyph_at(Glyphs& glyphs, Space at);      // end() if there is none.
const Glyph* glyph_at(const Document& document, Space space);  // The last one there, or nullptr.
const Glyph* chosen_glyph(const ToolState& tools, const Document& document);
Glyph glyph_in_hand(const GlyphBrush& brush, Space at);

// How many of a kind lie on the map and how many the limit's sets hold. For unknown glyphs (empty id) all kinds are
// counted together.
struct GlyphStock {
    int used = 0, have = 0;
    bool limited = false;  // The limit's sets list glyphs.
    int left() const { return have - used; }
};
GlyphStock glyph_stock(const std::string& id, const Scenario& scenario, const Catalogue& catalogue);
std::string glyph_name(const std::string& id, const EditorState& editor);  // "Glyph of Wannok", "unknown glyph"

}  // namespace hexwright::tools
