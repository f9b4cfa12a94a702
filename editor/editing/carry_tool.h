// A block in hand: pasted, duplicated, a stamp, or another map. Clicks put it down.
#pragma once
#include "editor/editing/room.h"
#include "editor/editing/selection.h"
#include "editor/editing/tool_outcome.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

void carry(OpenMap& map, Block block, Carrying how);  // Takes it in hand, on the current level.
// The selection is in hand while it is dragged.
void carry_selection(ToolState& tools, const Document& document, HexCoord grabbed);
void mirror_carried(EditorState& editor, Mirror mirror);  // Mirrors about the grip.
// Also mirrors about the grip; pieces without a mirror image are replaced by smaller tiles.
void mirror_carried_filled(EditorState& editor, const GridMap& mirror);
bool merge_file(EditorState& editor, const std::filesystem::path& file);  // Takes the whole map in hand.
// nullopt if no block is in hand or the cursor is elsewhere.
std::optional<Ghost> ghost_of_block(const OpenMap& map);
// Includes zones and glyphs; nullptr if no block is in hand or the cursor is elsewhere.
const CachedGhost* cached_ghost_of_block(const OpenMap& map);

// The verdict on placing it as it lies; it is selected then. A refusal comes with an offer of what fits.
ToolOutcome proposed_block(const OpenMap& map, const Block& block);
// Places it as it lies and selects it. Returns false if refused; then offers what fits.
bool place_block(EditorState& editor, const Block& block);
void accept_offer(EditorState& editor);

ToolOutcome carry_press(const EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editing
