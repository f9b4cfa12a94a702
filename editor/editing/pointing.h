// What the pointer means: a piece, a level.
#pragma once
#include "editor/document/document.h"
#include "editor/editing/room.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

// The topmost piece on the hex at the current level or below.
std::optional<PlacedPiece> piece_at(const ViewState& view, const Document& document, const Pointer& pointer);
// Whether what is in hand lies on the surface under the pointer, whatever its level: while all levels are shown, and on
// request.
bool lies_on_surface(const OpenMap& map, const Pointer& pointer);
// The level above what is seen under the pointer, `lifted` pieces aside.
int level_above(const OpenMap& map, const Pointer& pointer, const std::vector<PieceId>& lifted);
// The level that the piece in hand, or the tiles that fill an area, go to there.
int level_of(const OpenMap& map, const Pointer& pointer);
// The surface that a pointer means: in the plan the highest one shown, in 3D the one hit. nullptr if there is none.
const Surface* surface_meant(const ViewState& view, const Document& document, const Pointer& pointer);

}  // namespace hexwright::editing
