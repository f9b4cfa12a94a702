#include "engine/rules/edge.h"

#include "engine/board/hex/coord.h"
#include "engine/board/hex/direction.h"

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

namespace hexwright::rules {
namespace {

struct Extent {
    int least_q = std::numeric_limits<int>::max(), most_q = std::numeric_limits<int>::min();
    int least_r = std::numeric_limits<int>::max(), most_r = std::numeric_limits<int>::min();
    bool holds(HexCoord hex) const {
        return least_q <= hex.q && hex.q <= most_q && least_r <= hex.r && hex.r <= most_r;
    }
};

Extent extent_of(const Terrain& terrain) {
    Extent all;
    for (const Terrain::Column& column : terrain.columns()) {
        all.least_q = std::min<int>(all.least_q, column.hex.q);
        all.most_q = std::max<int>(all.most_q, column.hex.q);
        all.least_r = std::min<int>(all.least_r, column.hex.r);
        all.most_r = std::max<int>(all.most_r, column.hex.r);
    }
    return all;
}

}  // namespace

bool at_edge(const Terrain& terrain, HexCoord hex) {
    const Extent map = extent_of(terrain);
    std::set<HexCoord> seen;
    std::vector<HexCoord> open{hex};
    while (!open.empty()) {
        const HexCoord from = open.back();
        open.pop_back();
        for (const Direction way : all_directions) {
            const HexCoord to = neighbour(from, way);
            if (terrain.column(to) || !seen.insert(to).second) continue;
            if (!map.holds(to)) return true;
            open.push_back(to);
        }
    }
    return false;
}

}  // namespace hexwright::rules
