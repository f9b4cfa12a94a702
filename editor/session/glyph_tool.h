// Places glyphs on surfaces with the mouse: a click puts one down, a drag moves an existing one, a click on one chooses
// it.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

ToolOutcome glyph_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome glyph_release(const EditorState& editor, const Pointer& pointer);

const Glyph* glyph_at(const Document& document, Space space);  // The last one there, or nullptr.
const Glyph* chosen_glyph(const ToolState& tools, const Document& document);
Glyph glyph_in_hand(const GlyphBrush& brush, Space at);

void hold_glyph(EditorState& editor, const std::string& id);
// Takes the places of a pool in hand; called again, it lets go of them.
void hold_pool(EditorState& editor, const std::string& pool);
// Applies to the glyph in hand and to the chosen one.
void hold_facing(EditorState& editor, Facing facing);
void turn_over(EditorState& editor);
void remove_glyph(EditorState& editor);  // Removes the chosen one.

// How many of a kind lie on the map and how many the limit's sets hold. For unknown glyphs (empty id) all kinds are
// counted together.
struct GlyphStock {
    int used = 0, have = 0;
    bool limited = false;  // The limit's sets list glyphs.
    int left() const { return have - used; }
};
GlyphStock glyph_stock(const std::string& id, const Scenario& scenario, const Catalogue& catalogue);
std::string glyph_name(const std::string& id, const EditorState& editor);  // "Glyph of Wannok", "unknown glyph"

}  // namespace hexwright::editor_session
