// A block in hand: pasted, duplicated, a stamp, or another map. Clicks put it down.
#pragma once
#include "editor/panels/selection.h"
#include "editor/panels/studio.h"

namespace hexwright {

void carry(Studio& studio, Block block, Carrying how);   // Takes it in hand, on the current level.
void carry_selection(Studio& studio, HexCoord grabbed);  // Used while the selection is dragged.
void mirror_carried(Studio& studio, Mirror mirror);      // Mirrors about the grip.
// Builds a piece without a mirror partner from smaller tiles.
void mirror_carried_filled(Studio& studio, const GridMap& mirror);
bool merge_file(Studio& studio, const std::filesystem::path& file);  // Takes the whole map in hand.
// nullopt if no block is in hand or the cursor is elsewhere.
std::optional<Ghost> ghost_of_block(const Studio& studio);
// Includes zones and glyphs; nullptr if no block is in hand or the cursor is elsewhere.
const KeptGhost* kept_ghost_of_block(const Studio& studio);

// Places it as it lies and selects it. Returns false if refused; then offers what fits.
bool place_block(Studio& studio, const Block& block);
void accept_offer(Studio& studio);
bool has_offer(const Studio& studio);

void carry_press(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
