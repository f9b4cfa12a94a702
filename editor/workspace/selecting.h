// Which pieces a person means: those in a box or outline drawn on the plan, those like others, those touching others.
// Takes and returns ids in ascending order; the current selection itself belongs to the window.
#pragma once
#include "editor/workspace/room.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "formats/paper/sheet/drawing.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwright::workspace {

using PieceIds = std::vector<PieceId>;
using Inside = std::function<bool(HexCoord)>;

// Hexes that the box touches; corners in the units of centre_of().
Inside inside_box(Point corner, Point opposite);
// Hexes whose centre lies inside; the outline is closed implicitly.
Inside inside_outline(std::vector<Point> outline);

// Pieces with a hex inside, on this level or (nullopt) on all. An edge piece counts by the hex it stands beside.
PieceIds pieces_touched(const Battlefield& battlefield, const Inside& inside, std::optional<int> level,
                        const Catalogue& catalogue);
PieceIds pieces_on_level(const Battlefield& battlefield, int level);
PieceIds same_kind(const Battlefield& battlefield, const PieceIds& like);
PieceIds same_terrain(const Battlefield& battlefield, const PieceIds& like, const Catalogue& catalogue);
PieceIds all_but(const Battlefield& battlefield, const PieceIds& these);

// These and all pieces that touch them, side by side in a slot or one on top of the other.
PieceIds grown(const Battlefield& battlefield, const PieceIds& these, const Catalogue& catalogue);
// These and the edge pieces and spans that stand on or beside them: everything that moves along with them.
PieceIds with_edges(const Battlefield& battlefield, const PieceIds& these, const Catalogue& catalogue);

PieceIds joined(const PieceIds& some, const PieceIds& others);
PieceIds without(const PieceIds& some, const PieceIds& others);

}  // namespace hexwright::workspace
