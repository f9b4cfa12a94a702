// The rules of the order of hands, each on a map small enough to be read.
#include "engine/assembly/build_plan.h"

#include "engine/board/battlefield/check.h"
#include "engine/board/hex/grid_map.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using enum Direction;
using Ids = std::vector<std::string>;

BuildPlan plan_of(const Battlefield& map) { return build_plan(map, terrain_of(map, kinds()), kinds()); }

// The kinds that each step lays, as "grass-7 grass-1"; those of copies after a "+".
Ids told(const Pieces& pieces) {
    const Battlefield map = battlefield(pieces);
    Ids steps;
    for (const BuildStep& step : plan_of(map).steps) {
        std::string text;
        const auto add = [&](const std::vector<PieceId>& ids) {
            for (const PieceId id : ids) text += (text.empty() ? "" : " ") + kinds()[map.find(id)->kind].id;
        };
        add(step.pieces);
        for (const auto& copy : step.copies) {
            text += " +";
            add(copy);
        }
        steps.push_back(text + (step.hold ? " hold" : ""));
    }
    return steps;
}

// Numbers of the steps in which the pieces are laid, from 0, in the order in which they are given.
std::vector<std::size_t> steps_in(const Pieces& pieces) {
    const Battlefield map = battlefield(pieces);
    const BuildPlan plan = plan_of(map);
    std::vector<std::size_t> numbers;
    map.each([&](const PlacedPiece& piece) {
        const auto step = std::ranges::find_if(plan.steps, [&](const BuildStep& each) {
            const auto laid = laid_in(each);
            return std::ranges::count(laid, piece.id) > 0;
        });
        numbers.push_back(static_cast<std::size_t>(step - plan.steps.begin()));
    });
    return numbers;
}

Pieces wall_on_base(HexCoord hex, int level = 1) {
    return {at("castle-base", hex, level), at("castle-wall", hex, level + 1)};
}

}  // namespace

TEST_CASE("an empty map is built in no step") {
    const BuildPlan plan = plan_of({});
    CHECK(plan.steps.empty());
    CHECK(plan.pieces == 0);
}

TEST_CASE("in a column lower pieces come before higher ones, also over a gap") {
    // The bridge at level 3 hangs over the tile at level 1.
    const Pieces pieces = Pieces{at("road-5", {0, 0}, 3), at("grass-1", {2, 0})} + each_of("rock-1", {{0, 0}, {4, 0}}) +
                          each_of("rock-1", {{0, 0}, {4, 0}}, 2);
    const auto steps = steps_in(pieces);
    CHECK(steps[0] > *std::max_element(steps.begin() + 1, steps.end()));
}

TEST_CASE("tiles come before fluids, fluids before what stands, and edges come last") {
    const Pieces pieces = {beside("castle-flag", {1, 0}, 2, NE), at("tree-10", {0, 0}, 2), at("water-1", {5, 0}),
                           at("road-5", {0, 0}), at("grass-1", {2, 0}, 2)};
    CHECK(told(pieces) == Ids{"road-5 water-1", "grass-1 tree-10 castle-flag"});
}

TEST_CASE("a wall comes before its ladder, and a stack of ladders goes up in one step") {
    Pieces pieces = wall_on_base({1, 0}) + each_of("grass-1", {{0, 0}, {2, 0}});
    for (const int level : {2, 4, 6, 8, 10}) pieces.push_back(beside("castle-ladder", {0, 0}, level, E));
    const auto steps = steps_in(pieces);
    CHECK(std::ranges::all_of(steps.begin() + 4, steps.end(), [&](std::size_t step) { return step == steps[4]; }));
    CHECK(steps[4] > steps[1]);
    CHECK(told(pieces).back().starts_with("castle-ladder castle-ladder"));
}

TEST_CASE("a wall-walk comes before its battlement") {
    const Pieces pieces = Pieces{beside("castle-battlement", {0, 0}, 12, NW)} + wall_on_base({0, 0}) +
                          Pieces{at("wall-walk-1", {0, 0}, 11)};
    const auto steps = steps_in(pieces);
    CHECK(steps == std::vector<std::size_t>{3, 0, 1, 2});
}

TEST_CASE("pillars come before the wall that hangs between them") {
    const Pieces pieces = {between("laur-wall-long", {0, 0}, {2, 0}), at("laur-pillar", {0, 0}),
                           at("laur-pillar", {2, 0})};
    const auto steps = steps_in(pieces);
    CHECK(steps[0] > steps[1]);
    CHECK(steps[1] == steps[2]);
}

TEST_CASE("an overhang that tips alone goes with its counterweight in one step, marked hold") {
    // Of the seven-hex tile at level 2 only the northern rim is carried.
    const Pieces pieces = {at("grass-2", {0, 0}), at("rock-7", {0, 0}, 2), at("sand-1", {0, 0}, 3),
                           at("sand-1", {0, 1}, 3)};
    CHECK(told(pieces) == Ids{"grass-2", "rock-7 sand-1 hold", "sand-1"});
}

TEST_CASE("an overhang that lies by itself is held by nobody") {
    const Pieces pieces = {at("rock-7", {0, 0}, 2), at("grass-2", {0, 0}), at("sand-1", {0, 2})};
    CHECK(told(pieces) == Ids{"grass-2 sand-1", "rock-7"});
}

TEST_CASE("tall pieces wait for all that is built within two hexes of them") {
    const Pieces ground = {at("grass-7", {0, 0}), at("grass-7", {2, 1})};
    const Pieces near = ground + Pieces{at("tree-10", {0, 0}, 2), at("rock-1", {1, 1}, 2), at("rock-1", {1, 1}, 3)};
    const auto steps = steps_in(near);
    CHECK(steps[2] >= steps[4]);
    const Pieces far = ground + Pieces{at("tree-10", {-1, 2}, 2), at("rock-1", {3, 2}, 2), at("rock-1", {3, 2}, 3)};
    CHECK(steps_in(far)[2] < steps_in(far)[4]);
}

TEST_CASE("on the table large tiles come first, and each piece touches what lies") {
    const Pieces pieces = {at("grass-1", {-2, 1}), at("grass-7", {0, 0}), at("rock-7", {2, 1}), at("sand-2", {2, 0})};
    CHECK(told(pieces) == Ids{"grass-7 rock-7 sand-2 grass-1"});
}

TEST_CASE("an island is laid after all that touches what lies") {
    const Pieces pieces = {at("grass-7", {0, 0}), at("rock-7", {20, 0}), at("sand-1", {2, 0})};
    CHECK(told(pieces) == Ids{"grass-7 sand-1 rock-7"});
}

TEST_CASE("a step has at most seven efforts, and leftovers are evened out") {
    Pieces row;
    for (int q = 0; q < 9; ++q) row.push_back(at("road-2", {2 * q * q, 0}));  // Not symmetric.
    const BuildPlan plan = plan_of(battlefield(row));
    REQUIRE(plan.steps.size() == 2);
    CHECK(plan.steps[0].efforts + plan.steps[1].efforts == 900);
    CHECK(std::max(plan.steps[0].efforts, plan.steps[1].efforts) == 500);
}

TEST_CASE("reaching again for the same one-hex tile is a third of the work") {
    Pieces row;
    for (int q = 0; q < 18; ++q) row.push_back(at("grass-1", {q * q, 0}));  // Not symmetric.
    const BuildPlan plan = plan_of(battlefield(row));
    REQUIRE(plan.steps.size() == 1);
    CHECK(plan.steps[0].efforts == effort_of_piece + 17 * effort_of_repeat);
}

TEST_CASE("equal halves of a symmetric map share their steps") {
    const Pieces half = {at("grass-7", {0, 0}), at("rock-1", {0, 1}, 2), at("water-1", {-1, 1}, 2)};
    Pieces both = half;
    for (PlacedPiece piece : half) {
        piece = stored(piece, kinds());
        piece.at = HexCoord{3, -1} - piece.at;
        piece.turn = 3;
        both.push_back(piece);
    }
    const Ids steps = told(both);
    REQUIRE(steps.size() == 2);
    CHECK(steps[0] == "grass-7 + grass-7");
    CHECK(steps[1] == "rock-1 water-1 + rock-1 water-1");
    CHECK(plan_of(battlefield(both)).steps[1].efforts == 200);  // Copies count once.
}

TEST_CASE("what lies in the middle of a symmetric map is laid once") {
    const Pieces pieces = {at("rock-1", {0, 0}), at("grass-1", {1, 0}), at("grass-1", {-1, 0}), at("sand-1", {0, 1}),
                           at("sand-1", {0, -1})};
    const Ids steps = told(pieces);
    REQUIRE(steps.size() == 2);
    CHECK(steps[0] == "rock-1");  // Not the halves, which do not touch each other.
    CHECK(steps[1].find(" + ") != std::string::npos);
}

TEST_CASE("a map with errors is laid all the same") {
    const Pieces rows[] = {{at("grass-7", {0, 0}), at("rock-7", {0, 0}), at("sand-1", {5, 5}, 9)},
                           {between("laur-wall-long", {0, 0}, {500, 3}), beside("castle-ladder", {0, 0}, 7, W)},
                           {at("castle-wall", {0, 0}, 1), at("marro-hive", {0, 0}, 3), at("ruin-2", {0, 0}, 4)},
                           Pieces(200, at("grass-1", {0, 0}))};
    for (const Pieces& pieces : rows) {
        const Battlefield map = battlefield(pieces);
        const BuildPlan plan = plan_of(map);
        CHECK(laid_by(plan, plan.steps.size()).size() == pieces.size());
    }
}

TEST_CASE("a level is seen from the front unless another side shows clearly more") {
    const BuildPlan flat = plan_of(battlefield(each_of("grass-1", {{0, 0}, {1, 0}, {0, 1}})));
    REQUIRE(flat.steps.size() == 1);
    CHECK(flat.steps[0].turn == 0);
    // Straight behind the hive, and hidden by it from the front.
    const Hexes behind{{2, -4}, {3, -4}};
    const BuildPlan hidden = plan_of(
        battlefield(Pieces{at("marro-hive", {0, 0})} + each_of("grass-1", behind) + each_of("rock-1", behind, 2)));
    CHECK(hidden.steps.back().level == 2);
    CHECK(hidden.steps.back().turn != 0);
    const Hexes before{{-3, 5}, {-2, 5}};
    const BuildPlan seen = plan_of(
        battlefield(Pieces{at("marro-hive", {0, 0})} + each_of("grass-1", before) + each_of("rock-1", before, 2)));
    CHECK(seen.steps.back().turn == 0);
}

TEST_CASE("a ladder is seen from before its wall") {
    const Direction sides[] = {Direction::W, Direction::E, Direction::NE, Direction::SE};
    for (const Direction side : sides) {
        Pieces pieces = Pieces{at("grass-7", {0, 0})} + each_of("rock-1", {neighbour({0, 0}, side)}, 2) +
                        each_of("rock-1", {neighbour({0, 0}, side)}, 3);
        PlacedPiece ladder = at("castle-ladder", {0, 0}, 2);
        ladder.side = side;
        pieces.push_back(ladder);
        const BuildStep last = plan_of(battlefield(pieces)).steps.back();
        CAPTURE(static_cast<int>(side), last.turn);
        const Direction wall = turned(side, last.turn);
        CHECK((wall == Direction::NE || wall == Direction::NW));
    }
}

TEST_CASE("all steps of a level are seen from the same side") {
    const Pieces pieces = Pieces{at("marro-hive", {0, 0})} + each_of("grass-1", disk({0, -9}, 3)) +
                          each_of("rock-1", disk({0, -9}, 3), 2) + each_of("sand-1", disk({0, -9}, 2), 3);
    std::map<int, int> turns;
    for (const BuildStep& step : plan_of(battlefield(pieces)).steps)
        CHECK(turns.try_emplace(step.level, step.turn).first->second == step.turn);
    CHECK(turns.size() == 3);
}

TEST_CASE("only() keeps pieces in their order and leaves the map alone") {
    const Battlefield map = battlefield({at("grass-1", {0, 0}), at("rock-1", {1, 0}), at("sand-1", {2, 0})});
    const Battlefield part = only(map, {PieceId{0}, PieceId{2}}, kinds());
    REQUIRE(part.size() == 2);
    CHECK(part.pieces()[1].at == HexCoord{2, 0});
    CHECK(map.size() == 3);
}
