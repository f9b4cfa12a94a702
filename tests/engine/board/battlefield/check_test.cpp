// Every rule of building, with a map that keeps it and one that misses it by one hex, one level or one turn.
#include "engine/board/battlefield/check.h"

#include "engine/board/battlefield/issue_list.h"
#include "engine/board/hex/grid_map.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Codes = std::vector<std::string>;
using enum Direction;

std::vector<Issue> issues_of(const Pieces& pieces) {
    const Battlefield map = battlefield(pieces);
    return check_battlefield(map, terrain_of(map, kinds()), kinds());
}

Codes codes(const Pieces& pieces) {
    Codes found;
    for (const Issue& issue : issues_of(pieces)) found.emplace_back(to_text(issue.code));
    return found;
}

struct Row {
    const char* what;
    Pieces pieces;
    Codes codes;
};

void check_rows(const Pieces& ground, const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        CAPTURE(row.what);
        CHECK(codes(ground + row.pieces) == row.codes);
    }
}

const Pieces meadow = land(R"(
    1 1 1 1 1
     1 1 1 1 1
      1 1 1 1 1)");
constexpr HexCoord middle{2, 1};

Pieces castle_wall(HexCoord hex, int level = 1) {
    return {at("castle-base", hex, level), at("castle-wall", hex, level + 1)};
}

}  // namespace

TEST_CASE("overlap: one issue for each pair of pieces that share a space", "[BUILD-04]") {
    check_rows({at("grass-7", {0, 0})},
               {
                   {"beside it", {at("rock-1", {2, 0})}, {}},
                   {"in it", {at("rock-1", {1, 0})}, {"overlap"}},
                   {"in it with two hexes", {at("rock-2", {0, 0})}, {"overlap"}},
                   {"two in it", {at("rock-1", {0, 0}), at("rock-1", {1, 0})}, {"overlap", "overlap"}},
                   {"a level higher", {at("rock-1", {1, 0}, 2)}, {}},
               });
    const auto found = issues_of({at("rock-1", {1, 0}), at("grass-7", {0, 0})});
    REQUIRE(found.size() == 1);
    CHECK(found[0].severity == Severity::Error);
    CHECK(found[0].spaces == std::vector<Space>{{{1, 0}, 1}});
    CHECK(found[0].pieces == std::vector<PieceId>{PieceId{0}, PieceId{1}});
    REQUIRE(found[0].fix);
    // The newer piece.
    CHECK(std::get<FixByRemoving>(found[0].fix->action).pieces == std::vector<PieceId>{PieceId{1}});
}

TEST_CASE("overlap: a column is blocked for its full height") {
    const Pieces beside = land(R"(
        1 9)");
    check_rows(beside + Pieces{at("tree-10", {0, 0}, 2), at("grass-1", {1, 0}, 10)},
               {
                   {"over the tree's top", {at("rock-1", {1, 0}, 11), at("rock-2", {0, 0}, 12)}, {"overhang"}},
                   {"in the tree's top slot", {at("rock-2", {0, 0}, 11)}, {"overlap", "overhang"}},
               });
}

TEST_CASE("nothing-underneath: one carried hex is enough", "[BUILD-05]") {
    check_rows(
        meadow,
        {
            {"on land", {at("rock-1", middle, 2)}, {}},
            {"a level too high", {at("rock-1", middle, 3)}, {"nothing-underneath"}},
            {"the last hex on land", {at("rock-2", {4, 1}, 2)}, {"overhang"}},
            {"one hex further", {at("rock-2", {5, 1}, 2)}, {"nothing-underneath"}},
            {"under a tree is no land", {at("tree-10", middle, 2), at("rock-1", middle, 12)}, {"nothing-underneath"}},
            {"a half tile floats, too", {at("water-1", middle, 3)}, {"nothing-underneath"}},
            {"a castle base floats, too", {at("castle-base", middle, 3)}, {"nothing-underneath"}},
        });
}

TEST_CASE("nothing-underneath: the quick fix lowers the piece to where it rests, or raises it, or else removes it") {
    const auto fix = [](const Pieces& pieces) { return issues_of(pieces).at(0).fix->action; };
    CHECK(std::get<FixByLevel>(fix(meadow + Pieces{at("rock-1", middle, 4)})).level == 2);
    CHECK(std::get<FixByLevel>(fix(meadow + Pieces{at("rock-1", middle, 9)})).level == 2);  // However far it is.
    CHECK(fix(meadow + Pieces{at("tree-10", middle, 2), at("rock-1", middle, 20)}).index() == 0);
    CHECK(std::get<FixByLevel>(fix(meadow + Pieces{at("rock-1", {5, 1}, 4)})).level == 1);
    CHECK(std::get<FixByLevel>(fix(Pieces{at("water-1", {0, 0}), at("grass-1", {1, 0}), at("grass-1", {1, 0}, 2),
                                          at("rock-2", {0, 0}, 4), at("water-1", {0, 0}, 2)}))
              .level == 3);
}

TEST_CASE("on-half-height: nothing rests on water, but what also rests on land may reach over it") {
    const Pieces pond = land(R"(
        1 1 1
         1 ~ 1
          1 1 1)");
    check_rows(pond, {
                         {"on the water", {at("rock-1", {1, 1}, 2)}, {"on-half-height"}},
                         {"beside the water", {at("rock-1", {0, 1}, 2)}, {}},
                         {"half on land", {at("rock-2", {0, 1}, 2)}, {"overhang"}},
                         {"water on water", {at("water-1", {1, 1}, 2)}, {"on-half-height"}},
                         {"a tree in the water", {at("tree-10", {1, 1}, 2)}, {"on-half-height"}},
                         {"what has a base of its own", {at("outcrop-1", {1, 1}, 2)}, {"on-half-height"}},
                         {"a wall-walk", {at("wall-walk-1", {1, 1}, 2)}, {"on-half-height"}},
                         {"two levels over the water", {at("rock-1", {1, 1}, 3)}, {"nothing-underneath"}},
                     });
}

TEST_CASE("overhang: the hanging hexes are listed, and it is a warning when the piece would tip", "[OVERHANG-01]") {
    check_rows(meadow, {
                           {"all of three", {at("rock-3", {3, 1}, 2)}, {}},
                           {"two of three", {at("rock-3", {4, 1}, 2)}, {"overhang"}},
                           {"one of two: just balanced", {at("rock-2", {4, 1}, 2)}, {"overhang"}},
                           {"three of five", {at("road-5", {2, 1}, 2)}, {"overhang"}},
                           {"two of five", {at("road-5", {3, 1}, 2)}, {"overhang-unbalanced", "overhang"}},
                           {"one of three", {at("rock-3", {4, 2}, 2)}, {"overhang-unbalanced", "overhang"}},
                           {"held down by another", {at("rock-3", {4, 2}, 2), at("rock-1", {4, 2}, 3)}, {"overhang"}},
                           {"held down by a ruin", {at("rock-3", {4, 2}, 2), at("ruin-2", {4, 2}, 3)}, {"overhang"}},
                           {"another on the wrong end",
                            {at("rock-3", {4, 2}, 2), at("rock-1", {5, 2}, 3)},
                            {"overhang-unbalanced", "overhang"}},
                           {"a big glacier may bridge", {at("glacier-4", {3, 1}, 2)}, {}},
                           {"with a hex in the air", {at("glacier-4", {4, 0}, 2)}, {"overhang"}},
                       });
    const auto found = issues_of(meadow + Pieces{at("rock-2", {4, 1}, 2)});
    REQUIRE(found.size() == 1);
    CHECK(found[0].severity == Severity::Info);
    CHECK(found[0].spaces == std::vector<Space>{{{5, 1}, 2}});
}

TEST_CASE("not-attached: trees, outcrops, pillars and small glaciers need land under every hex") {
    check_rows(meadow, {
                           {"a tree on land", {at("tree-10", middle, 2)}, {}},
                           {"a tree in the air", {at("tree-10", middle, 3)}, {"not-attached"}},
                           {"a big tree on land", {at("tree-15", {3, 1}, 2)}, {}},
                           {"a big tree over the edge", {at("tree-15", {4, 1}, 2)}, {"not-attached"}},
                           {"a small glacier over the edge", {at("glacier-3", {4, 1}, 2)}, {"not-attached"}},
                           {"an outcrop beside the land, on the table", {at("outcrop-1", {5, 1}, 1)}, {}},
                           {"and a level higher", {at("outcrop-1", {5, 1}, 2)}, {"not-attached"}},
                           {"a pillar on land", {at("laur-pillar", middle, 2)}, {}},
                       });
}

TEST_CASE("the hive stands on land without a gap, or on the table") {
    const Pieces base = each_of("grass-1", six_hexes);
    CHECK(codes({at("marro-hive", {0, 0})}) == Codes{"hive-on-table"});
    CHECK(codes(base + Pieces{at("marro-hive", {0, 0}, 2)}).empty());
    CHECK(codes(base + Pieces{at("marro-hive", {1, 0}, 2), at("grass-1", {0, 2})}) == Codes{"hive-base-gap"});
    CHECK(codes(base + Pieces{at("marro-hive", {0, 0}, 3)}) == Codes{"hive-base-gap"});
    CHECK(codes({at("swamp-water-6", {0, 0}), at("marro-hive", {0, 0}, 2)}) == Codes{"on-half-height"});
    Pieces with_pool = base;
    with_pool[2] = at("water-1", six_hexes[2]);
    CHECK(codes(with_pool + Pieces{at("marro-hive", {0, 0}, 2)}) == Codes{"hive-base-gap"});
}

TEST_CASE("not-attached: castles") {
    check_rows(meadow,
               {
                   {"wall on its base", castle_wall(middle, 2), {}},
                   {"wall on land", {at("castle-wall", middle, 2)}, {"not-attached"}},
                   {"wall on the table", {at("castle-wall", {5, 1}, 1)}, {"not-attached"}},
                   {"wall on a wall", castle_wall(middle, 2) + Pieces{at("castle-wall", middle, 12)}, {}},
                   {"a slot between wall and wall",
                    castle_wall(middle, 2) + Pieces{at("castle-wall", middle, 13)},
                    {"not-attached"}},
                   {"walk on a wall", castle_wall(middle, 2) + Pieces{at("wall-walk-1", middle, 12)}, {}},
                   {"walk a level over the wall",
                    castle_wall(middle, 2) + Pieces{at("wall-walk-1", middle, 13)},
                    {"not-attached"}},
                   {"walk as land", {at("wall-walk-7", {0, 0}, 2)}, {}},
                   {"land on a wall", castle_wall(middle, 2) + Pieces{at("rock-1", middle, 12)}, {}},
                   {"land a level over the wall",
                    castle_wall(middle, 2) + Pieces{at("rock-1", middle, 13)},
                    {"nothing-underneath"}},
                   {"land on a door", {at("castle-door", {1, 1}, 2), at("rock-1", {2, 1}, 12)}, {}},
                   {"a ruin on a wall", castle_wall(middle, 2) + Pieces{at("ruin-2", middle, 12)}, {"not-attached"}},
                   {"land on a base", {at("castle-base", middle, 2), at("rock-1", middle, 3)}, {"on-half-height"}},
                   {"door on land", {at("castle-door", {1, 1}, 2)}, {}},
                   {"door on the table", {at("castle-door", {0, 3})}, {}},
                   {"door over the edge", {at("castle-door", {3, 1}, 2)}, {"not-attached"}},
                   {"door a level too high", {at("castle-door", {1, 1}, 3)}, {"not-attached"}},
                   {"wall on a door", {at("castle-door", {1, 1}, 2), at("castle-wall", {2, 1}, 12)}, {}},
               });
    const Pieces gap = land(R"(
        1 . 1
         1 1)");
    CHECK(codes(gap + Pieces{at("castle-door", {0, 0}, 2)}).empty());  // Its passage may be open below.
    CHECK(codes(gap + Pieces{at("castle-door", {-1, 0}, 2)}) == Codes{"not-attached"});
}

TEST_CASE("not-attached: a ruin needs land under its inner hexes, in every turn") {
    const Pieces ground = each_of("grass-1", disk({0, 0}, 3));
    for (int turn = 0; turn < 6; ++turn) {
        CAPTURE(turn);
        CHECK(codes(ground + Pieces{at("ruin-3", {0, 0}, 2, turn)}).empty());
        CHECK(codes(ground + Pieces{at("ruin-3", {0, 0}, 3, turn)}) == Codes{"not-attached"});
    }
    CHECK(codes(meadow + Pieces{at("ruin-2", {3, 1}, 2)}).empty());
    CHECK(codes(meadow + Pieces{at("ruin-2", {4, 1}, 2)}) == Codes{"not-attached"});
    CHECK(codes(meadow + Pieces{at("ruin-2", {1, 3}, 1, 3)}).empty());  // It stands on the table, against the land.
}

TEST_CASE("not-attached: ladders lean on a face, stand on something and reach a surface") {
    const auto ladders = [](HexCoord hex, Direction side, std::vector<int> levels) {
        Pieces pieces;
        for (const int level : levels) pieces.push_back(beside("castle-ladder", hex, level, side));
        return pieces;
    };
    check_rows(land(R"(
        1 3 1 4 1 2)"),
               {
                   {"a cliff of two levels", ladders({0, 0}, E, {2}), {}},
                   {"a level too high", ladders({0, 0}, E, {3}), {"not-attached"}},
                   {"a turn off", ladders({0, 0}, SE, {2}), {"not-attached"}},
                   {"a hex off", ladders({-1, 0}, E, {2}), {"not-attached"}},
                   {"a cliff of three levels: its top is one away", ladders({2, 0}, E, {2}), {}},
                   {"from the other side", ladders({2, 0}, W, {2}), {}},
                   {"a cliff of one level", ladders({4, 0}, E, {2}), {"not-attached"}},
                   {"from the table", ladders({-1, 0}, E, {1}), {"not-attached"}},
               });
    check_rows(castle_wall({1, 0}) + land("1"),
               {
                   {"up a castle wall", ladders({2, 0}, W, {1, 3, 5, 7, 9}), {}},
                   {"too short by one ladder", ladders({2, 0}, W, {1, 3, 5, 7}), {"not-attached"}},
                   {"the lowest is missing", ladders({2, 0}, W, {3, 5, 7, 9}), {"not-attached"}},
                   {"from land: one level short", ladders({0, 0}, E, {2, 4, 6, 8}), {}},
                   {"beyond the wall's top", ladders({0, 0}, E, {2, 4, 6, 8, 10}), {"not-attached"}},
               });
}

TEST_CASE("not-attached: battlements, flags and stone walls stand on castles, wall-walks and roads") {
    const Pieces bridge = {at("road-5", {0, 1}, 2)};
    check_rows(
        meadow,
        {
            {"battlement on a wall", castle_wall(middle, 2) + Pieces{beside("castle-battlement", middle, 12, E)}, {}},
            {"a level too high",
             castle_wall(middle, 2) + Pieces{beside("castle-battlement", middle, 13, E)},
             {"not-attached"}},
            {"a hex beside",
             castle_wall(middle, 2) + Pieces{beside("castle-battlement", {3, 1}, 12, W)},
             {"not-attached"}},
            {"battlement on land", {beside("castle-battlement", middle, 2, E)}, {"not-attached"}},
            {"flag on a wall-walk", {at("wall-walk-1", middle, 2), beside("castle-flag", middle, 3, NE)}, {}},
            {"flag on a castle base",
             {at("castle-base", middle, 2), beside("castle-flag", middle, 3, NE)},
             {"not-attached"}},
            {"stone wall on a road", bridge + Pieces{between("stone-wall-4", {0, 1}, {3, 1}, 3)}, {}},
            {"a hex too far", bridge + Pieces{between("stone-wall-4", {2, 1}, {5, 1}, 3)}, {"not-attached"}},
            {"along the other side", bridge + Pieces{between("stone-wall-4", {4, 1}, {1, 1}, 3)}, {}},
            {"a level too low", {between("stone-wall-4", {0, 1}, {3, 1}, 2)}, {"not-attached"}},
            {"too long for one wall", bridge + Pieces{between("stone-wall-4", {0, 1}, {4, 1}, 3)}, {"not-attached"}},
        });
    CHECK(codes({beside("castle-battlement", {0, 0}, 1, E)}) == Codes{"not-attached"});
}

TEST_CASE("not-attached: laur walls join two pillars, in all directions") {
    const Pieces ground = each_of("grass-1", disk({0, 0}, 3));
    const auto pillar = [](HexCoord hex) { return at("laur-pillar", hex, 2); };
    for (const Direction direction : all_directions) {
        CAPTURE(to_text(direction));
        const HexCoord near = offset(direction), far = near * 2, corner = near + offset(turned(direction, 1));
        const auto walled = [&](const char* kind, HexCoord end) {
            return codes(ground + Pieces{pillar({0, 0}), pillar(end), between(kind, {0, 0}, end, 2)});
        };
        CHECK(walled("laur-wall-short", near).empty());
        CHECK(walled("laur-wall-short", corner).empty());
        CHECK(walled("laur-wall-long", far).empty());
        CHECK(walled("laur-wall-short", far) == Codes{"not-attached"});
        CHECK(walled("laur-wall-long", near) == Codes{"not-attached"});
        CHECK(codes(ground + Pieces{pillar({0, 0}), between("laur-wall-short", {0, 0}, near, 2)}) ==
              Codes{"not-attached"});
        CHECK(codes(ground + Pieces{pillar({0, 0}), pillar(near), between("laur-wall-short", {0, 0}, near, 3)}) ==
              Codes{"not-attached"});
        CHECK(codes(ground + Pieces{pillar({0, 0}), beside("laur-wall-ruin", {0, 0}, 2, direction)}).empty());
        CHECK(codes(ground + Pieces{pillar({0, 0}), beside("laur-wall-ruin", near, 2, direction)}) ==
              Codes{"not-attached"});
    }
}

TEST_CASE("clearance: nothing lies across a side on which something stands") {
    const Pieces ground = each_of("grass-1", disk({0, 0}, 3));
    check_rows(ground + Pieces{at("ruin-2", {0, 0}, 2)},
               {
                   {"along its inside", {at("rock-2", {0, 0}, 2)}, {}},
                   {"a turn further: through its wall", {at("rock-2", {0, 0}, 2, 1)}, {"clearance"}},
                   {"back to back with another", {at("ruin-2", {0, 1}, 2, 3)}, {"clearance"}},
                   {"a hex further", {at("ruin-2", {0, 2}, 2, 3)}, {}},
                   {"seven hexes around a wall", {at("rock-7", {0, -1}, 2)}, {"clearance"}},
               });
    check_rows({at("rock-2", {0, 0}, 1, 1), at("rock-1", {1, 0})},
               {
                   {"a ruin over the middle of a tile", {at("ruin-2", {0, 0}, 2)}, {}},
                   {"a ruin through the middle of a tile", {at("ruin-2", {0, 0}, 1)}, {"clearance"}},
               });
    check_rows(castle_wall({0, 0}) + castle_wall({1, 0}),
               {
                   {"one battlement on a side", {beside("castle-battlement", {0, 0}, 11, NE)}, {}},
                   {"battlements on two sides",
                    {beside("castle-battlement", {0, 0}, 11, NE), beside("castle-battlement", {0, 0}, 11, NW)},
                    {}},
                   {"battlement and flag on one",
                    {beside("castle-battlement", {0, 0}, 11, NE), beside("castle-flag", {0, 0}, 11, NE)},
                    {"clearance"}},
                   {"from both sides",
                    {beside("castle-battlement", {0, 0}, 11, E), beside("castle-battlement", {1, 0}, 11, W)},
                    {"clearance"}},
               });
    check_rows(ground + Pieces{at("laur-pillar", {-1, 0}, 2), at("laur-pillar", {1, 0}, 2),
                               between("laur-wall-long", {-1, 0}, {1, 0}, 2)},
               {
                   {"land in the hex that the wall runs through", {at("rock-1", {0, 0}, 2)}, {"clearance"}},
                   {"land beside it", {at("rock-1", {0, 1}, 2)}, {}},
               });
}

TEST_CASE("separate-parts: what touches by side or stacking belongs together") {
    CHECK(codes(land("1 1")).empty());
    CHECK(codes(land("1 . 1")) == Codes{"separate-parts"});
    CHECK(codes(land("1 . 1 . 1")) == Codes{"separate-parts"});
    CHECK(codes(land("2 . 3") + Pieces{at("rock-2", {0, 0}, 3)}) == Codes{"overhang"});
    // A level hangs over it.
    CHECK(codes(land("2 . 2") + Pieces{at("rock-2", {0, 0}, 3)}) == Codes{"separate-parts", "overhang"});
    CHECK(codes(land("2 . 2") + Pieces{at("road-5", {0, 0}, 3)}) == Codes{"overhang"});  // A bridge joins its banks.
    // A ruin does not join them.
    CHECK(codes(land("1 1 . 1") + Pieces{at("ruin-2", {2, 0})}) == Codes{"separate-parts"});
    const auto found = issues_of(land("1 1 . 1"));
    REQUIRE(found.size() == 1);
    CHECK(found[0].severity == Severity::Warning);
    CHECK(found[0].pieces == std::vector<PieceId>{PieceId{2}});  // The smaller part.
    CHECK(found[0].spaces == std::vector<Space>{{{3, 0}, 1}});
}

TEST_CASE("errors come first, then warnings, then infos, each by code and place, in whatever order the map was built") {
    Pieces pieces = meadow + Pieces{at("rock-3", {4, 2}, 2), at("rock-1", {9, 0}), at("rock-1", {1, 0}, 3),
                                    at("rock-1", {0, 0}, 3), at("rock-1", middle)};
    const Codes expected{"overlap", "nothing-underneath", "nothing-underneath", "overhang-unbalanced", "separate-parts",
                         "overhang"};
    CHECK(codes(pieces) == expected);
    std::ranges::reverse(pieces);
    CHECK(codes(pieces) == expected);
    const auto found = issues_of(pieces);
    CHECK(found[1].spaces[0] == Space{{0, 0}, 3});
    CHECK(found[2].spaces[0] == Space{{1, 0}, 3});
}

TEST_CASE("a hostile pile costs no more than a map: at most a thousand issues of a code, and one that says so") {
    Battlefield pile;
    for (int i = 0; i < 200'000; ++i) pile.add(at("grass-1", {0, 0}), kinds());
    const auto found = check_battlefield(pile, terrain_of(pile, kinds()), kinds());
    CHECK(std::ranges::count(found, IssueCode::Overlap, &Issue::code) == most_of_a_kind + 1);
    CHECK(std::ranges::count(found, "issue.more", [](const Issue& issue) { return issue.message.id; }) == 1);

    Battlefield flags;
    for (int i = 0; i < 200'000; ++i) flags.add(beside("castle-flag", {0, 0}, 1 + i % 120, E), kinds());
    CHECK(check_battlefield(flags, terrain_of(flags, kinds()), kinds()).size() <= 2 * (most_of_a_kind + 1));

    Battlefield spans;  // Spans that are too long stand nowhere.
    for (int i = 0; i < 200'000; ++i) spans.add(between("stone-wall-4", {-2000, 0}, {2000, 0}, 1 + i % 120), kinds());
    CHECK(check_battlefield(spans, terrain_of(spans, kinds()), kinds()).size() == most_of_a_kind + 1);
}
