#include "engine/checks/scenario_check.h"

#include "engine/checks/walkability.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Codes = std::vector<std::string>;
using enum Direction;

Codes codes(const std::vector<Issue>& issues) {
    Codes found;
    for (const Issue& issue : issues) found.emplace_back(to_text(issue.code));
    return found;
}

std::vector<Issue> issues_of(const Scenario& scenario, const Holding* owned = nullptr) {
    return check_scenario(scenario, terrain_of(scenario.battlefield, kinds()), kinds(), owned);
}

std::vector<Space> spaces(const Hexes& hexes, int level = 1) {
    std::vector<Space> found;
    for (const HexCoord hex : hexes) found.push_back({hex, level});
    std::ranges::sort(found);
    return found;
}

Zone zone(std::string id, std::vector<Space> at, std::string use = "start", std::optional<int> size = {}) {
    return {std::move(id), std::move(use), "", size, std::move(at)};
}

Codes zone_codes(const Pieces& pieces, std::vector<Zone> zones) {
    Scenario scene = scenario_with(pieces);
    scene.zones = std::move(zones);
    return codes(issues_of(scene));
}

Codes glyph_codes(const Pieces& pieces, std::vector<Glyph> glyphs, const Limit& limit = {}) {
    Scenario scene = scenario_with(pieces);
    scene.glyphs = std::move(glyphs);
    scene.limit = limit;
    return codes(issues_of(scene));
}

const Pieces meadow_of_fifteen = land(R"(
    1 1 1 1 1
     1 1 1 1 1
      1 1 1 1 1)");

}  // namespace

TEST_CASE("over-limit: what the file's limit allows, an info where it designs beyond its sets") {
    Scenario scene = scenario_with(each_of("rock-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}));
    CHECK(issues_of(scene).empty());  // No limit.
    scene.limit = limit_of({{"rocks", 1}});
    CHECK(issues_of(scene).empty());
    scene.battlefield.add(at("rock-1", {5, 0}), kinds());
    const auto found = issues_of(scene);
    REQUIRE(codes(found) == Codes{"over-limit"});
    CHECK(found[0].severity == Severity::Error);
    CHECK(found[0].pieces == std::vector<PieceId>{PieceId{5}});  // The newest piece is one too many.
    REQUIRE(found[0].fix);
    CHECK(std::holds_alternative<FixByBeyondSets>(found[0].fix->action));
    scene.limit = limit_of({{"rocks", 1}}, true);
    CHECK(issues_of(scene).at(0).severity == Severity::Info);
    scene.limit = limit_of({{"rocks", 2}});
    CHECK(issues_of(scene).empty());
}

TEST_CASE("a contest's rules are checked as long as the map keeps them") {
    Scenario scene = scenario_with({at("rock-1", {0, 0})});
    const SetKind rocks = *kinds().set("rocks"), meadow = *kinds().set("meadow");
    const Profile cup{.id = "cup", .name = "Cup", .rows = {{"boxes of rocks", {rocks}, 1, 1}}};
    const auto broken = [&](Limit limit) {
        limit.contest = cup;
        scene.limit = limit;
        return codes(issues_of(scene));
    };
    CHECK(broken({}) == Codes{"contest-sets"});  // Without sets nothing is limited.
    CHECK(broken(limit_of({{"rocks", 1}})).empty());
    CHECK(broken(limit_of({{"rocks", 2}})) == Codes{"contest-sets"});
    CHECK(broken(limit_of({{"rocks", 1}, {"meadow", 1}})) == Codes{"contest-sets"});
    CHECK(broken(limit_of({{"rocks", 1}}, true)) == Codes{"contest-beyond-sets"});
    Limit loose = limit_of({{"rocks", 1}});
    loose.items = {{*kinds().item("rock-1"), 1}};
    CHECK(broken(loose) == Codes{"contest-loose"});
    loose.contest = cup;
    CHECK(loose.contest->rows[0].sets != std::vector<SetKind>{meadow});
    scene.limit = limit_of({{"rocks", 2}});
    CHECK(issues_of(scene).empty());  // No contest.
}

TEST_CASE("not-owned: what the person has is another question than what the map may use") {
    Scenario scene = scenario_with({at("grass-7", {0, 0}), at("grass-7", {0, 3})});
    const Holding meadow_box = limit_of({{"meadow", 1}});
    const Holding rocks = limit_of({{"rocks", 1}});
    CHECK(issues_of(scene, &meadow_box).empty());
    CHECK(codes(issues_of(scene, &rocks)) == Codes{"not-owned"});
    CHECK(issues_of(scene, &rocks).at(0).severity == Severity::Warning);
    scene.limit = limit_of({{"rocks", 1}});
    CHECK(codes(issues_of(scene, &rocks)) == Codes{"over-limit", "not-owned"});
    const Holding nothing;
    CHECK(codes(issues_of(scene, &nothing)) == Codes{"over-limit", "not-owned"});
}

TEST_CASE("zones lie on surfaces, and start zones apart from each other") {
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {0, 1}})), zone("blue", spaces({{4, 0}, {4, 1}}))})
              .empty());
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {5, 0}}))}) == Codes{"zone-off-surface"});
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}}, 2))}) == Codes{"zone-off-surface"});
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {1, 0}})),
                                         zone("blue", spaces({{1, 0}, {2, 0}}))}) == Codes{"zone-shared"});
    CHECK(zone_codes(meadow_of_fifteen,
                     {zone("red", spaces({{0, 0}, {1, 0}})), zone("goal", spaces({{1, 0}, {2, 0}}), "area")})
              .empty());

    Scenario scene = scenario_with(meadow_of_fifteen);
    scene.zones = std::vector{zone("red", spaces({{0, 0}, {5, 0}}))};
    const auto found = issues_of(scene);
    CHECK(found.at(0).spaces == spaces({{5, 0}}));
    CHECK(std::get<FixByShrinkingZone>(found.at(0).fix->action).spaces == spaces({{5, 0}}));
}

TEST_CASE("zone-unequal and zone-too-small count spaces") {
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {0, 1}})), zone("blue", spaces({{4, 0}}))}) ==
          Codes{"zone-unequal"});
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {0, 1}})), zone("goal", spaces({{4, 0}}), "area")})
              .empty());
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {0, 1}}), "start", 3)}) ==
          Codes{"zone-too-small"});
    CHECK(zone_codes(meadow_of_fifteen, {zone("red", spaces({{0, 0}, {0, 1}}), "start", 2)}).empty());
}

TEST_CASE("zone-unreachable: nobody of Height 5 and Move 5 can leave a start zone, or enter another") {
    const auto pit = [](char depth) {
        std::string board = R"(
            9 9 9
             9 1 9
              9 9 9)";
        std::ranges::replace(board, '9', depth);
        return land(board);
    };
    const auto hole = [](const char* use) { return std::vector{zone("hole", spaces({{1, 1}}), use)}; };
    CHECK(zone_codes(pit('5'), hole("start")).empty());  // Four levels up cost 5.
    CHECK(zone_codes(pit('6'), hole("start")) == Codes{"zone-unreachable"});
    CHECK(zone_codes(pit('6'), hole("area")).empty());  // A figure can always fall in.
    const Pieces tower = land(R"(
        1 1 1
         1 6 1
          1 1 1)");
    const auto top = [](const char* use) { return std::vector{zone("top", {{{1, 1}, 6}}, use)}; };
    CHECK(zone_codes(tower, top("area")) == Codes{"zone-unreachable"});
    CHECK(zone_codes(tower, top("start")).empty());                                   // And it can jump down.
    CHECK(zone_codes(land("1 1"), {zone("all", spaces({{0, 0}, {1, 0}}))}).empty());  // The whole board.
    CHECK(zone_codes(tower + Pieces{at("rock-1", {2, 1}, 2)}, top("area")).empty());  // A step of four levels.
    const Pieces low = land("1 1 4 5") + Pieces{at("rock-2", {1, 0}, 5), at("rock-1", {0, 0}, 2)};
    // Room for Height 3 only.
    CHECK(zone_codes(low, {zone("cave", spaces({{1, 0}}), "area")}) == Codes{"zone-unreachable", "overhang"});
}

namespace {

bool can_step(const Scenario& scenario, Space from, Direction direction, Space to, int least_height = walker_height) {
    const Terrain terrain = terrain_of(scenario.battlefield, kinds());
    return Walkability(scenario, kinds())
        .can_step(*terrain.surface(from), direction, *terrain.surface(to), least_height);
}
bool can_step(const Pieces& pieces, Space from, Direction direction, Space to, int least_height = walker_height) {
    return can_step(scenario_with(pieces), from, direction, to, least_height);
}

}  // namespace

TEST_CASE("ruins and battlements in the way of a step are climbed like land, a ladder is climbed whatever its height") {
    const Space a{{0, 0}, 1}, b{{0, 1}, 1};
    const Pieces ground = each_of("grass-1", disk({0, 0}, 1));
    CHECK(can_step(ground, a, SE, b));
    CHECK_FALSE(can_step(ground + Pieces{at("ruin-2", {0, 0}, 2)}, a, SE, b));
    CHECK_FALSE(can_step(ground + Pieces{at("ruin-2", {0, 0}, 2)}, b, NW, a));
    CHECK(can_step(ground + Pieces{at("ruin-2", {0, 0}, 2)}, a, NE, {{1, -1}, 1}));
    CHECK(can_step(ground + Pieces{beside("castle-battlement", {0, 0}, 2, SE)}, a, SE, b));  // Two levels high.
    CHECK(can_step(ground + Pieces{beside("castle-flag", {0, 0}, 2, SE)}, a, SE, b));
    const Pieces cave = land("1 1 7") + Pieces{at("grass-2", {1, 0}, 6)};
    for (const int height : {4, 5})  // The room is 4.
        CHECK(can_step(cave, {{0, 0}, 1}, E, {{1, 0}, 1}, height) == (height == 4));
    const Pieces cliff = land("1 8");
    CHECK_FALSE(can_step(cliff, {{0, 0}, 1}, E, {{1, 0}, 8}));
    CHECK(can_step(cliff, {{1, 0}, 8}, W, {{0, 0}, 1}));
    Pieces climbed = cliff;
    for (const int level : {2, 4, 6}) climbed.push_back(beside("castle-ladder", {0, 0}, level, E));
    CHECK(can_step(climbed, {{0, 0}, 1}, E, {{1, 0}, 8}));
}

TEST_CASE("a check walks by the rules of the edition: through openings, over walls and up ladders",
          "[OVERHANG-02][OBST-01][OBST-03]") {
    // One level of air is left between the roof of a cave and the plateau beside it.
    const Pieces cave = land("1 5") + Pieces{at("grass-1", {0, 0}, 7)};
    for (const int height : {1, 2}) {
        CHECK(can_step(cave, {{0, 0}, 1}, E, {{1, 0}, 5}, height) == (height == 1));
        CHECK(can_step(cave, {{1, 0}, 5}, W, {{0, 0}, 1}, height) == (height == 1));
    }
    Scenario hidden = scenario_with(cave);
    hidden.zones = std::vector{zone("cave", spaces({{0, 0}}), "area")};
    CHECK(std::ranges::count(codes(issues_of(hidden)), "zone-unreachable") == 1);
    // Over a wall there must be as much room as under it.
    const Pieces low = land("1 1") + Pieces{at("grass-1", {0, 0}, 7), beside("castle-battlement", {0, 0}, 2, E)};
    for (const int height : {3, 4}) CHECK(can_step(low, {{0, 0}, 1}, E, {{1, 0}, 1}, height) == (height == 3));
    // Seen from outside a battlement is three levels high, and no edition climbs five with a Move of 5.
    const Pieces step_up = land("1 1 2") + Pieces{beside("castle-battlement", {1, 0}, 3, E)};
    CHECK(can_step(step_up, {{1, 0}, 1}, E, {{2, 0}, 2}));
    const Pieces outside = land("2 1") + Pieces{beside("castle-battlement", {0, 0}, 3, E)};
    CHECK(can_step(outside, {{1, 0}, 1}, W, {{0, 0}, 2}));
    const Pieces higher = land("3 1") + Pieces{beside("castle-battlement", {0, 0}, 4, E)};
    CHECK_FALSE(can_step(higher, {{1, 0}, 1}, W, {{0, 0}, 3}));
    // In the basic games walls are not crossed at all.
    Scenario basic = scenario_with(land("1 1") + Pieces{beside("castle-battlement", {0, 0}, 2, E)});
    basic.edition = "basic-2007";
    CHECK_FALSE(can_step(basic, {{0, 0}, 1}, E, {{1, 0}, 1}));
    // A ladder helps only if its rungs reach.
    const Pieces short_ladder = land("1 8") + Pieces{beside("castle-ladder", {0, 0}, 2, E)};
    CHECK_FALSE(can_step(short_ladder, {{0, 0}, 1}, E, {{1, 0}, 8}));
}

TEST_CASE("no double-space figure stands across a battlement", "[FIT-01]") {
    const auto across = [](const Pieces& pieces, int height) {
        const Scenario scenario = scenario_with(pieces);
        const Terrain terrain = terrain_of(scenario.battlefield, kinds());
        return Walkability(scenario, kinds())
            .can_lie_across(*terrain.surface({{0, 0}, 1}), E, *terrain.surfaces_at({1, 0}).data(), height);
    };
    CHECK(across(land("1 1"), 6));
    CHECK_FALSE(across(land("1 2"), 6));
    CHECK_FALSE(across(land("1 1") + Pieces{beside("castle-battlement", {0, 0}, 2, E)}, 6));
    for (const int height : {5, 6})
        CHECK(across(land("1 1") + Pieces{at("grass-1", {1, 0}, 7)}, height) == (height == 5));
}

TEST_CASE("glyphs lie on surfaces, one to a space, on water they are worth a word") {
    const Pieces shore = land("1 ~ 2");
    CHECK(glyph_codes(shore, {{"wannok", {{0, 0}, 1}}, {"", {{2, 0}, 2}}}).empty());
    CHECK(glyph_codes(shore, {{"wannok", {{1, 0}, 1}}}) == Codes{"glyph-on-water"});
    CHECK(glyph_codes(shore, {{"wannok", {{2, 0}, 1}}}) == Codes{"glyph-off-surface"});  // Covered by the tile above.
    CHECK(glyph_codes(shore, {{"wannok", {{3, 0}, 1}}}) == Codes{"glyph-off-surface"});
    CHECK(glyph_codes(shore, {{"wannok", {{0, 0}, 1}}, {"kelda", {{0, 0}, 1}}}) == Codes{"glyph-shared"});
    CHECK(glyph_codes(shore, {{"wannok", {{0, 0}, 1}}, {"kelda", {{2, 0}, 2}}}).empty());
}

TEST_CASE("glyph-over-limit: counted by kind where the limit's sets list glyphs, unknown ones take what is left") {
    const Pieces row = land("1 1 1 1");
    const Glyph first{"wannok", {{0, 0}, 1}}, second{"wannok", {{1, 0}, 1}}, third{"wannok", {{2, 0}, 1}};
    const Limit box = limit_of({{"meadow", 1}}), boxes = limit_of({{"meadow", 2}}), silent = limit_of({{"rocks", 1}});
    CHECK(glyph_codes(row, {first, second, third}) == Codes{});
    CHECK(glyph_codes({at("grass-7", {0, 0})}, {first, {"wannok", {{1, 0}, 1}}}, box).empty());
    const Pieces seven{at("grass-7", {0, 0})};
    const Glyph other{"wannok", {{0, 1}, 1}}, open{"", {{1, 1}, 1}};
    CHECK(glyph_codes(seven, {first, second, other}, box) == Codes{"glyph-over-limit"});
    CHECK(glyph_codes(seven, {first, second, other}, boxes).empty());
    CHECK(glyph_codes(seven, {first, open}, box).empty());
    CHECK(glyph_codes(seven, {first, second, open}, box) == Codes{"glyph-over-limit"});
    CHECK(glyph_codes(seven, {{"kelda", {{0, 1}, 1}}}, box) == Codes{"glyph-over-limit"});
    CHECK(glyph_codes(each_of("rock-1", {{0, 0}, {1, 0}, {2, 0}}), {first, second, third}, silent).empty());
}
