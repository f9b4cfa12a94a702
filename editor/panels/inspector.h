// Details of the selected piece: where it lies, how it is turned, what it rests on.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"

namespace hexwright::panels {

void draw_inspector(Ui& ui, EditorState& editor);

// The kinds directly below a piece and how many hexes each carries, in words: "7 × sand tile, table".
std::string what_carries(const PlacedPiece& piece, const Snapshot& now, const Catalogue& catalogue, const Words& words);

}  // namespace hexwright::panels
