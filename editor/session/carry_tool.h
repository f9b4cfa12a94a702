// A block in hand: pasted, duplicated, a stamp, or another map. Clicks put it down.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"
#include "editor/session/selection.h"

namespace hexwright::editor_session {

void carry(EditorState& editor, Block block, Carrying how);   // Takes it in hand, on the current level.
void carry_selection(EditorState& editor, HexCoord grabbed);  // Used while the selection is dragged.
void mirror_carried(EditorState& editor, Mirror mirror);      // Mirrors about the grip.
// Also mirrors about the grip; pieces without a mirror image are replaced by smaller tiles.
void mirror_carried_filled(EditorState& editor, const GridMap& mirror);
bool merge_file(EditorState& editor, const std::filesystem::path& file);  // Takes the whole map in hand.
// nullopt if no block is in hand or the cursor is elsewhere.
std::optional<Ghost> ghost_of_block(const EditorState& editor);
// Includes zones and glyphs; nullptr if no block is in hand or the cursor is elsewhere.
const CachedGhost* cached_ghost_of_block(const EditorState& editor);

// Places it as it lies and selects it. Returns false if refused; then offers what fits.
bool place_block(EditorState& editor, const Block& block);
void accept_offer(EditorState& editor);

void carry_press(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright::editor_session
