// What is selected, as a whole: chosen by what it is like, moved, turned, raised and mirrored together with its zones,
// glyphs, edge pieces and names.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

Block selected_block(const Studio& studio);  // with the edge pieces that stand on it

PieceIds pieces_from(PieceId first, const Studio& studio);  // that came to the map since it would have been the next

void choose(Studio& studio, PieceIds pieces);  // selects them and says how many they are
void choose_same_kind(Studio& studio);
void choose_same_terrain(Studio& studio);
void choose_level(Studio& studio);
void choose_others(Studio& studio);
void choose_grown(Studio& studio);

enum class Mirror : unsigned char { LeftRight, UpDown };

HexCoord middle_of(const PlacedPiece& piece, const Catalogue& catalogue);  // the hex that it is held by
bool move_selected(Studio& studio, const GridMap& map, int levels);        // true: done
void nudge(Studio& studio, Direction way);                                 // by a hex
void turn_selected(Studio& studio, int steps);                             // about its middle
// about its middle; what has no partner is refused, filling it is offered
void mirror_selected(Studio& studio, Mirror mirror);
void mirror_selected(Studio& studio, const GridMap& mirror);
void mirror_selected_filled(Studio& studio, const GridMap& mirror);  // what has no partner is made of smaller tiles
Axis axis_of(Mirror mirror);

}  // namespace hexwright
