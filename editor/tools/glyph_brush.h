// What panel and keys do with glyphs: take them in hand, turn them over, remove them.
#pragma once
#include "editor/tools/room.h"
#include "editor/workspace/states.h"
#include "engine/scenario/scenario.h"

namespace hexwright::tools {

void hold_glyph(EditorState& editor, const std::string& id);
// Takes the places of a pool in hand; called again, it lets go of them.
void hold_pool(EditorState& editor, const std::string& pool);
// Applies to the glyph in hand and to the chosen one.
void hold_facing(EditorState& editor, Facing facing);
void turn_over(EditorState& editor);
void remove_glyph(EditorState& editor);  // Removes the chosen one.

}  // namespace hexwright::tools
