// Operations on the selection as a whole: choosing by likeness, and moving, turning, raising and mirroring together
// with zones, glyphs, edge pieces and names.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

Block selected_block(const Studio& studio);  // Includes the edge pieces that stand on it.

// Pieces on the map with this id or a later one: those placed since `first` was the next id.
PieceIds pieces_from(PieceId first, const Studio& studio);

void choose(Studio& studio, PieceIds pieces);  // Selects them and shows their number.
void choose_same_kind(Studio& studio);
void choose_same_terrain(Studio& studio);
void choose_level(Studio& studio);
void choose_others(Studio& studio);
void choose_grown(Studio& studio);

enum class Mirror : unsigned char { LeftRight, UpDown };

HexCoord middle_of(const PlacedPiece& piece, const Catalogue& catalogue);  // The hex that it is held by.
bool move_selected(Studio& studio, const GridMap& map, int levels);        // Returns true if it was done.
void nudge(Studio& studio, Direction way);                                 // Moves the selection by one hex.
void turn_selected(Studio& studio, int steps);                             // About its middle.
// About its middle; refused if a piece has no partner, with an offer to fill.
void mirror_selected(Studio& studio, Mirror mirror);
void mirror_selected(Studio& studio, const GridMap& mirror);
// Builds a piece without a mirror partner from smaller tiles.
void mirror_selected_filled(Studio& studio, const GridMap& mirror);
Axis axis_of(Mirror mirror);

}  // namespace hexwright
