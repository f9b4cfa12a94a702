// Operations on the selection as a whole: choosing by likeness, and moving, turning, raising and mirroring together
// with zones, glyphs, edge pieces and names.
#pragma once
#include "editor/document/document.h"
#include "editor/document/edits/block.h"
#include "editor/editing/room.h"
#include "editor/workspace/selecting.h"
#include "editor/workspace/states.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/hex/axis.h"

namespace hexwright::editing {

// Selects exactly these; ids that are not on the map are left out.
void select(OpenMap& map, std::vector<PieceId> pieces);
void select_all(EditorState& editor);

Block selected_block(const ToolState& tools, const Document& document);  // Includes the edge pieces that stand on it.

// Pieces on the map with this id or a later one: those placed since `first` was the next id.
PieceIds pieces_from(PieceId first, const Battlefield& battlefield);

void choose(OpenMap& map, PieceIds pieces);  // Selects them and shows their number.
void choose_same_kind(EditorState& editor);
void choose_same_terrain(EditorState& editor);
void choose_level(EditorState& editor);
void choose_others(EditorState& editor);
void choose_grown(EditorState& editor);

enum class Mirror : unsigned char { LeftRight, UpDown };

HexCoord middle_of(const PlacedPiece& piece, const Catalogue& catalogue);  // The hex that it is held by.
bool move_selected(EditorState& editor, const GridMap& map, int levels);   // Returns false if nothing was done.
void nudge(EditorState& editor, Direction direction);                      // Moves by one hex.
void turn_selected(EditorState& editor, int steps);                        // Turns about the selection's middle.
// Mirrors about the selection's middle; refused if a piece has no mirror image, with an offer to fill.
void mirror_selected(OpenMap& map, Mirror mirror);
void mirror_selected(OpenMap& map, const GridMap& mirror);
// Pieces without a mirror image are replaced by smaller tiles.
void mirror_selected_filled(EditorState& editor, const GridMap& mirror);
Axis axis_of(Mirror mirror);

}  // namespace hexwright::editing
