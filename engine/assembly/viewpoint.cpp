#include "engine/assembly/viewpoint.h"

#include "engine/assembly/room.h"
#include "engine/board/hex/grid_map.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <unordered_map>

namespace hexwright::assembly {
namespace {

// A column hides what lies behind it up to so many rows away for each two levels that it is higher. The view looks down
// at an angle of about 37 degrees, and a row is about twice as deep as a level is high on paper.
constexpr int levels_a_row = 2, farthest = 8;

constexpr int least_gain = 15;  // In percent; for less the map is not turned, which costs readers time, too.

using Heights = std::unordered_map<HexCoord, int>;  // Highest slot laid in each hex.

int height_at(const Heights& heights, HexCoord hex) {
    const auto found = heights.find(hex);
    return found == heights.end() ? 0 : found->second;
}

// Whether the top of this height is seen from the south once the map is turned.
bool is_seen(HexCoord hex, int height, int turn, const Heights& heights) {
    const auto hides = [&](HexCoord offset, int rows) {
        return height_at(heights, hex + turned(offset, -turn)) >= height + levels_a_row * rows;
    };
    for (int rows = 1; rows <= farthest; ++rows) {
        const HexCoord left{-(rows + 1) / 2, rows}, right{-rows / 2, rows};  // Straight south, or to both sides of it.
        if (hides(left, rows) && hides(right, rows)) return false;
    }
    return true;
}

struct NewTop {
    HexCoord hex;
    int height;
    std::optional<Direction> wall{};  // Of a ladder: where the wall is at which it leans.
};

// A ladder is seen before its wall, not behind it or from the edge.
bool is_before_its_wall(const NewTop& top, int turn) {
    if (!top.wall) return true;
    const Direction wall = turned(*top.wall, turn);
    return wall == Direction::NE || wall == Direction::NW;
}

std::vector<NewTop> tops_of(std::span<const BuildStep> steps, const Site& site) {
    std::vector<NewTop> tops;
    for (const BuildStep& step : steps)
        for (const PieceId id : laid_in(step)) {
            const PlacedPiece& piece = *site.battlefield.find(id);
            const PieceType& type = site.catalogue[piece.kind];
            if (type.is_span() && !span_fits(type, piece.at, piece.to)) continue;
            const int height = piece.level + (type.fills_slots() ? type.slots : 1) - 1;
            std::optional<Direction> wall;
            if (type.support == Support::Ladder) wall = piece.side;
            for (const HexCoord hex : hexes_of(piece, site.catalogue)) tops.push_back({hex, height, wall});
        }
    return tops;
}

int best_turn(const std::vector<NewTop>& tops, const Heights& heights, int before) {
    std::array<int, 6> seen{};
    for (int turn = 0; turn < 6; ++turn)
        for (const NewTop& top : tops)
            if (is_before_its_wall(top, turn) && is_seen(top.hex, top.height, turn, heights))
                ++seen[static_cast<std::size_t>(turn)];
    const int most = *std::ranges::max_element(seen);
    if (most * 100 <= seen[static_cast<std::size_t>(before)] * (100 + least_gain)) return before;
    return static_cast<int>(std::ranges::find(seen, most) - seen.begin());
}

}  // namespace

void choose_turns(std::vector<BuildStep>& steps, const Site& site) {
    Heights heights;
    int turn = 0;
    for (auto begin = steps.begin(); begin != steps.end();) {
        const auto end =
            std::find_if(begin, steps.end(), [&](const BuildStep& step) { return step.level != begin->level; });
        const std::vector<NewTop> tops = tops_of({begin, end}, site);
        for (const NewTop& top : tops)
            if (!top.wall) heights[top.hex] = std::max(height_at(heights, top.hex), top.height);
        turn = best_turn(tops, heights, turn);
        for (; begin != end; ++begin) begin->turn = turn;
    }
}

}  // namespace hexwright::assembly
