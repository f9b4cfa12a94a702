// Which pieces a person means: those in a box or an outline drawn on the plan, those like others, those that touch
// others. Ids in, ids out, ascending; what is selected at the moment is the window's affair.
#pragma once
#include "engine/battlefield/battlefield.h"
#include "formats/sheet/drawing.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwright {

using PieceIds = std::vector<PieceId>;
using Inside = std::function<bool(HexCoord)>;

Inside inside_box(Point corner, Point opposite);    // in the units of centre_of(): hexes that the box touches
Inside inside_outline(std::vector<Point> outline);  // closed by itself: hexes whose centre it goes round

// Pieces with a hex inside: those that lie on this level, or on all. Edges count by the hex that they stand beside.
PieceIds pieces_touched(const Battlefield& battlefield, const Inside& inside, std::optional<int> level,
                        const Catalogue& catalogue);
PieceIds pieces_on_level(const Battlefield& battlefield, int level);
PieceIds same_kind(const Battlefield& battlefield, const PieceIds& like);
PieceIds same_terrain(const Battlefield& battlefield, const PieceIds& like, const Catalogue& catalogue);
PieceIds all_but(const Battlefield& battlefield, const PieceIds& these);

// These and all that touch them, side by side in a slot or one upon the other.
PieceIds grown(const Battlefield& battlefield, const PieceIds& these, const Catalogue& catalogue);
// These and the edge pieces and spans that stand on them or beside them: what goes along when they move.
PieceIds with_edges(const Battlefield& battlefield, const PieceIds& these, const Catalogue& catalogue);

PieceIds joined(const PieceIds& some, const PieceIds& others);
PieceIds without(const PieceIds& some, const PieceIds& others);

}  // namespace hexwright
