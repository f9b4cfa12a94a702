// A block in hand: pasted, duplicated, a stamp, another map. Clicks put it down.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/selection.h"

namespace hexwright {

void carry(EditorState& editor, Block block, Carrying how);              // takes it in hand, on the level worked on
void carry_selection(EditorState& editor, HexCoord grabbed);             // while it is dragged
void mirror_carried(EditorState& editor, Mirror mirror);                 // about the grip
void mirror_carried_filled(EditorState& editor, const GridMap& mirror);  // what has no partner is made of smaller tiles
bool merge_file(EditorState& editor, const std::filesystem::path& file);  // takes the whole map in hand
std::optional<Ghost> ghost_of_block(const EditorState& editor);  // none: no block in hand, or the cursor is elsewhere
const CachedGhost* cached_ghost_of_block(const EditorState& editor);  // with zones and glyphs; null: likewise

// as it lies; selects it; false: refused, with the offer of what fits
bool place_block(EditorState& editor, const Block& block);
void accept_offer(EditorState& editor);

void carry_press(EditorState& editor, const Pointer& pointer);

}  // namespace hexwright
