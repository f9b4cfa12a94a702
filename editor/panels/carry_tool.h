// A block in hand: pasted, duplicated, a stamp, another map. Clicks put it down.
#pragma once
#include "editor/panels/selection.h"
#include "editor/panels/studio.h"

namespace hexwright {

void carry(Studio& studio, Block block, Carrying how);               // takes it in hand, on the level worked on
void carry_selection(Studio& studio, HexCoord grabbed);              // while it is dragged
void mirror_carried(Studio& studio, Mirror mirror);                  // about the grip
void mirror_carried_filled(Studio& studio, const GridMap& mirror);   // what has no partner is made of smaller tiles
bool merge_file(Studio& studio, const std::filesystem::path& file);  // takes the whole map in hand
std::optional<Ghost> ghost_of_block(const Studio& studio);   // none: no block in hand, or the cursor is elsewhere
const KeptGhost* kept_ghost_of_block(const Studio& studio);  // with zones and glyphs; null: likewise

// as it lies; selects it; false: refused, with the offer of what fits
bool place_block(Studio& studio, const Block& block);
void accept_offer(Studio& studio);
bool has_offer(const Studio& studio);

void carry_press(Studio& studio, const Pointer& pointer);

}  // namespace hexwright
