// Sight from above: figures one level high among tiles one level high, so that only the plan decides. There it suffices
// to test one ray between each two neighbouring corners of all outlines.
#include "engine/rules/line_of_sight.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/rays.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Where a ray from 0,0 first meets a convex outline, as a fraction of its length; nullopt if it misses or only touches
// the border.
std::optional<double> meets(Point offset, const Block& block) {
    double enter = 0, leave = 1e9;
    for (std::size_t i = 0; i < block.outline.size(); ++i) {
        const double start = block.beyond_side({}, i), speed = block.beyond_side(offset, i) - start;
        if (std::abs(speed) < 1e-12 && start > -1e-9) return {};
        if (speed < 0) enter = std::max(enter, -start / speed);
        if (speed > 0) leave = std::min(leave, -start / speed);
    }
    return leave > enter + 1e-9 ? std::optional(enter) : std::nullopt;
}

bool is_seen(const Block& target, const std::vector<Block>& tiles) {
    std::vector<double> turns;
    for (const Point corner : target.outline) turns.push_back(std::atan2(corner.y, corner.x));
    for (const Block& tile : tiles)
        for (const Point corner : tile.outline) turns.push_back(std::atan2(corner.y, corner.x));
    std::ranges::sort(turns);
    turns.push_back(turns.front() + 2 * M_PI);
    for (std::size_t i = 0; i + 1 < turns.size(); ++i) {
        if (turns[i + 1] - turns[i] < 1e-9) continue;
        const double turn = (turns[i] + turns[i + 1]) / 2;
        const Point offset{std::cos(turn), std::sin(turn), 0};
        const auto goal = meets(offset, target);
        if (goal &&
            std::ranges::none_of(tiles, [&](const Block& tile) { return meets(offset, tile).value_or(1e9) < *goal; }))
            return true;
    }
    return false;
}

FigureBody flat_figure(Hexes hexes) { return figure_body(hexes, 0, 1, estimated_zone(1)); }

// Tries every pair of hexes that could block.
void try_all_pairs(const FigureBody& target, int& seen, int& hidden) {
    const FigureBody eye = flat_figure({{0, 0}});
    const Block goal = figure_blocks(target, 0, 1)[0];
    Hexes near;
    for (const HexCoord hex : disk({0, 0}, 7)) {
        const bool taken =
            hex == HexCoord{0, 0} || hex == target.hexes[0] || (target.spaces == 2 && hex == target.hexes[1]);
        const Block block = hex_block(hex, 1, 0, 1);
        const auto towards = [&](Point corner) { return meets(corner, block).value_or(1e9) < 2; };
        if (!taken && std::ranges::any_of(goal.outline, towards)) near.push_back(hex);
    }
    for (std::size_t a = 0; a < near.size(); ++a)
        for (std::size_t b = a; b < near.size(); ++b) {
            const Terrain terrain = terrain_of(battlefield(each_of("grass-1", {near[a], near[b]})), kinds());
            const bool expected = is_seen(goal, {hex_block(near[a], 1, 0, 1), hex_block(near[b], 1, 0, 1)});
            CAPTURE(to_text(target.hexes[0]), to_text(near[a]), to_text(near[b]));
            CHECK(sees({terrain}, eye, target, SeenPart::HitZone) == expected);
            ++(expected ? seen : hidden);
        }
}

}  // namespace

TEST_CASE("in the plan, whatever two tiles are in the way of a target in whatever direction", "[LOS-04][LOS-11]") {
    int seen = 0, hidden = 0;
    for (const HexCoord hex : disk({0, 0}, 6))
        if (distance(hex, {0, 0}) >= 2) try_all_pairs(flat_figure({hex}), seen, hidden);
    CHECK(seen > 2000);
    CHECK(hidden > 500);
}

TEST_CASE("and the same for a double-space figure", "[LOS-04][LOS-11]") {
    int seen = 0, hidden = 0;
    for (const HexCoord hex : ring({0, 0}, 4))
        for (const Direction side : all_directions)
            try_all_pairs(flat_figure({hex, neighbour(hex, side)}), seen, hidden);
    CHECK(seen > 1000);
    CHECK(hidden > 50);
}
