// Which figures are adjacent, and which may strike a figure that leaves.
#include "engine/rules/engagement.h"

#include "tests/support/drawn_play.h"
#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

int engaged(const Scene& scene) {  // Number of opponents it is engaged with.
    const Situation now = played(scene);
    return engaged_with(*now.board, now.occupancy(), standing(now.mover), now.rules).count();
}

// Whether the first other figure and the mover are adjacent; checked from both sides.
bool adjacent_in(const Scene& scene) {
    const Situation now = played(scene);
    const bool found = adjacent(*now.board, now.figures[0], standing(now.mover), now.rules);
    CHECK(found == adjacent(*now.board, standing(now.mover), now.figures[0], now.rules));
    return found;
}

std::vector<std::size_t> leaving(const Result<Walk>& walked) {  // How many strike, step by step.
    std::vector<std::size_t> counts;
    if (walked)
        for (const WalkStep& step : walked->steps) counts.push_back(step.leaving.size());
    return counts;
}

using Counts = std::vector<std::size_t>;
using enum Direction;

}  // namespace

TEST_CASE("Figures next to an opponent's are engaged, with every one of them",
          "[ENGAGE-01][ENGAGE-02][ENGAGE-11][ENGAGE-15]") {
    const Scene scene{.land = R"(
            1 1 1
             1 1 1)",
                      .figures = R"(
            E A F
             . E E)"};
    for (const std::string& id : masters) {
        Scene one = scene;
        one.edition = id;
        CHECK(engaged(one) == 2);  // The third opponent is two hexes away, and the friend is no opponent.
    }
}

TEST_CASE("The basic game knows no engagement", "[ENGAGE-13]") {
    for (const std::string& id : basics) {
        const Scene scene{.land = "1 1 1 1", .figures = "E A . .", .edition = id};
        CHECK(engaged(scene) == 0);
        CHECK(leaving(go(scene, {{2, 0}, {3, 0}})) == Counts{0, 0});
        CHECK(adjacent_in(scene));
    }
}

TEST_CASE("Not adjacent: a base at or above the other's Height", "[ENGAGE-03][ENGAGE-06][ENGAGE-EX-01]") {
    // Example 16: a ledge of 4 levels and Shiori's Height 4. Example 14 of 2004, 17 of 2022: 5 levels and Height 5.
    struct {
        const char* edition;
        int height;
        const char* land;
        bool adjacent;
    } const table[] = {{"master-2007", 4, "1 5", false}, {"master-2007", 4, "1 4", true},
                       {"master-2004", 5, "1 6", false}, {"master-2004", 5, "1 5", true},
                       {"master-2022", 5, "1 6", false}, {"master-2022", 5, "1 5", true}};
    for (const auto& row : table) {
        INFO(row.edition << ' ' << row.land);
        const Scene low{
            .land = row.land, .figures = "A E", .edition = row.edition, .height = row.height, .enemy_height = 9};
        CHECK(engaged(low) == (row.adjacent ? 1 : 0));
        CHECK(adjacent_in(low) == row.adjacent);
        // The Height of the higher figure does not matter.
        const Scene high{
            .land = row.land, .figures = "E A", .edition = row.edition, .height = 2, .enemy_height = row.height};
        CHECK(engaged(high) == (row.adjacent ? 1 : 0));
    }
}

TEST_CASE("A ruin between figures parts them unless both are higher",
          "[ENGAGE-05][ENGAGE-04][ENGAGE-06][ENGAGE-EX-02]") {
    const auto facing = [](const std::string& edition, int height, int enemy_height) {
        return engaged({.land = "1 1\n 1 1",
                        .figures = "A .\n E .",
                        .edition = edition,
                        .height = height,
                        .enemy_height = enemy_height,
                        .more = {at("ruin-2", {0, 0}, 2)}});
    };
    for (const std::string& id : masters) {
        CHECK(facing(id, 5, 7) == 0);  // Finn and Deathwalker.
        CHECK(facing(id, 7, 5) == 0);
        CHECK(facing(id, 6, 7) == 0);  // Equal height is not higher.
        CHECK(facing(id, 7, 7) == 1);
    }
}

TEST_CASE("Battlement and stone wall part figures since 2007, in 2004 only ruins did", "[ENGAGE-04][ENGAGE-05]") {
    const auto across = [](const std::string& edition, int inside, int outside) {
        return engaged({.land = "1 1",
                        .figures = "A E",
                        .edition = edition,
                        .height = inside,
                        .enemy_height = outside,
                        .more = {beside("castle-battlement", {0, 0}, 2, Direction::E)}});
    };
    for (const char* id : {"master-2007", "master-2022"}) {
        CHECK(across(id, 2, 5) == 0);  // 2 levels inside.
        CHECK(across(id, 3, 3) == 0);  // 3 levels outside.
        CHECK(across(id, 3, 4) == 1);
    }
    CHECK(across("master-2004", 2, 2) == 1);
    const auto by_wall = [](const std::string& edition, int height) {
        return engaged({.land = "1 1 1 1\n 1 1 1 1",
                        .figures = ". A . .\n . E . .",
                        .edition = edition,
                        .height = height,
                        .enemy_height = 9,
                        .more = {between("stone-wall-4", {0, 0}, {3, 0}, 2)}});
    };
    CHECK(by_wall("master-2007", 2) == 0);
    CHECK(by_wall("master-2007", 3) == 1);
    CHECK(by_wall("master-2004", 2) == 1);
}

TEST_CASE("What begins above both heads stands between nobody", "[ENGAGE-04][ENGAGE-05]") {
    // Both stand on level 1; a piece of level n stands on height n - 1.
    struct {
        int level, height, enemy_height;
        bool adjacent;
    } const table[] = {{6, 5, 5, false},  // It begins at height 5, their heads are at 6.
                       {7, 5, 5, true},   // It begins right above their heads.
                       {9, 5, 5, true},
                       {7, 5, 6, false},  // One of them reaches up beside it, and the other does not rise above it.
                       {8, 5, 6, true}};
    for (const auto& row : table)
        for (const PlacedPiece& wall :
             {at("ruin-2", {0, 0}, row.level), beside("laur-wall-ruin", {0, 0}, row.level, SE),
              beside("castle-battlement", {0, 0}, row.level, SE), between("stone-wall-4", {0, 0}, {3, 0}, row.level)})
            for (const char* id : {"master-2007", "master-2022"}) {
                const Scene scene{.land = "1 1 1 1\n 1 1 1 1",
                                  .figures = "A . . .\n E . . .",
                                  .edition = id,
                                  .height = row.height,
                                  .enemy_height = row.enemy_height,
                                  .more = {wall}};
                INFO(kinds()[wall.kind].id << " of level " << row.level << ", " << row.height << " and "
                                           << row.enemy_height);
                CHECK(adjacent_in(scene) == row.adjacent);
                CHECK(engaged(scene) == (row.adjacent ? 1 : 0));
            }
}

TEST_CASE("Of two obstacles on one side either parts", "[ENGAGE-04][ENGAGE-05]") {
    // The wall is two levels high for the upper figure, three for the lower one; the ruin is six for both.
    const PlacedPiece ruin = at("ruin-2", {0, 0}, 2), wall = between("stone-wall-4", {0, 0}, {3, 0}, 2);
    struct {
        const char* land;
        Pieces more;
        int height, enemy_height;
        bool adjacent_2004, adjacent;
    } const table[] = {
        {"1 . . .\n 1 . . .", {ruin, wall}, 9, 5, false, false},  // The ruin alone does.
        {"1 . . .\n 1 . . .", {ruin, wall}, 9, 9, true, true},
        {"3 . . .\n 1 . . .", {ruin, wall}, 9, 5, false, false},  // For the upper figure the wall does not rise.
        {"3 . . .\n 1 . . .", {ruin, wall}, 9, 9, true, true},
        {"1 . . .\n 3 . . .", {ruin, wall}, 5, 9, false, false},
        {"1 . . .\n 3 . . .", {ruin, wall}, 9, 5, true, true},
        // A second wall above the first, which both overlook.
        {"1 . . .\n 1 . . .", {wall, between("stone-wall-4", {0, 0}, {3, 0}, 5)}, 5, 5, true, false}};
    for (const auto& row : table)
        for (const std::string& id : masters) {
            const Scene scene{.land = row.land,
                              .figures = "A . . .\n E . . .",
                              .edition = id,
                              .height = row.height,
                              .enemy_height = row.enemy_height,
                              .more = row.more};
            INFO(id << " on " << row.land << ", " << row.height << " and " << row.enemy_height);
            CHECK(adjacent_in(scene) == (id == "master-2004" ? row.adjacent_2004 : row.adjacent));
        }
}

TEST_CASE("Who moves around a figure and stays adjacent draws no attack and pays nothing", "[ENGAGE-07][ENGAGE-14]") {
    const Scene scene{.land = R"(
            1 1 1
             1 1 1)",
                      .figures = R"(
            A . .
             E . .)"};
    for (const std::string& id : masters) {
        Scene one = scene;
        one.edition = id;
        const Result<Walk> around = go(one, {{1, 0}});
        CHECK(leaving(around) == Counts{0});
        CHECK(cost_of(around) == 1);
    }
}

TEST_CASE("Each figure that is left may strike, on the step that leaves it",
          "[ENGAGE-08][ENGAGE-09][ENGAGE-10][ENGAGE-11]") {
    const Scene scene{.land = R"(
            1 1 1 1
             1 1 1 1)",
                      .figures = R"(
            E A . .
             E . . .)"};
    for (const std::string& id : masters) {
        Scene one = scene;
        one.edition = id;
        const Result<Walk> walked = go(one, {{2, 0}, {3, 0}});
        CHECK(leaving(walked) == Counts{2, 0});
        const Result<Walk> slowly = go(one, {{1, 1}, {2, 1}});  // Leaves first one, then the other.
        CHECK(leaving(slowly) == Counts{1, 1});
        CHECK(slowly->steps[0].leaving == std::vector<std::int16_t>{0});
        CHECK(slowly->consequences.leaving == std::vector<std::int16_t>{0, 1});
    }
}

TEST_CASE("Example 17: Drake leaves two Marro Drudge, two dice", "[ENGAGE-EX-03][ENGAGE-EX-04]") {
    for (const std::string& id : masters) {
        const Scene scene{.land = R"(
            1 1 1 1
             1 1 1 1)",
                          .figures = R"(
            E A . .
             E . . .)",
                          .edition = id,
                          .enemy_height = 4};
        CHECK(go(scene, {{2, 0}})->consequences.leaving.size() == 2);
    }
}

TEST_CASE("Moving past opponents engages and leaves them on the way") {
    const Scene scene{.land = R"(
            1 1 1 1 1 1
             1 1 1 1 1 1)",
                      .figures = R"(
            A . . . . .
             . . E . . .)"};
    CHECK(leaving(go(scene, {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}})) == Counts{0, 0, 0, 1, 0});
}

namespace {

// For each way there, the figures left and the cost.
std::vector<std::pair<Counts, int>> ways_to(const Scene& scene, HexCoord hex) {
    const Situation now = played(scene);
    Reach reach;
    reach.find(*now.board, now.mover, now.occupancy(), now.rules);
    std::vector<std::pair<Counts, int>> found;
    for (const End& end : reach.ends())
        if (end.at == top(*now.board, hex)) {
            const Consequences all = reach.consequences(end);
            found.emplace_back(Counts(all.leaving.begin(), all.leaving.end()), end.cost);
        }
    std::ranges::sort(found);
    return found;
}

using Ways = std::vector<std::pair<Counts, int>>;

}  // namespace

TEST_CASE("A detour that only brings a strike more is no choice, but it is allowed", "[ENGAGE-08]") {
    const Scene scene{.land = R"(
            1 1 1
             1 1 1
              1 1 1)",
                      .figures = R"(
            . A .
             . E .
              . . .)",
                      .move = 4};
    CHECK(ways_to(scene, {2, 0}) == Ways{{{}, 1}});
    CHECK(leaving(go(scene, {{0, 1}, {0, 0}, {1, 0}, {2, 0}})) == Counts{0, 1, 0, 0});
}

TEST_CASE("Between two strikes there is a choice, and between a strike and a longer way", "[ENGAGE-08]") {
    const Scene ring{.land = R"(
            . . 1 .
             . 1 1 .
              1 . 1 .
               1 1 . .
                1 . . .)",
                     .figures = R"(
            . . C .
             . . . .
              A . . .
               . . . .
                D . . .)"};
    CHECK(ways_to(ring, {2, 2}) == Ways{{{0}, 3}, {{1}, 3}});
    const Scene past{.land = R"(
            1 1 1 1
             1 1 1 1
              1 1 1 1)",
                     .figures = R"(
            . . E .
             A . . .
              . . . .)"};
    CHECK(ways_to(past, {3, 1}) == Ways{{{}, 4}, {{0}, 3}});
}

TEST_CASE("A double-space figure leaves when none of its spaces is adjacent any more", "[ENGAGE-08]") {
    const Scene scene{.land = R"(
            1 1 1 1 1
             1 1 1 1 1)",
                      .figures = R"(
            . B A . .
             E . . . .)"};
    CHECK(engaged(scene) == 1);
    CHECK(leaving(go(scene, {{3, 0}, {4, 0}})) == Counts{1, 0});
    CHECK(leaving(go(scene, {{0, 0}}, Lead::Back)) == Counts{0});
}

TEST_CASE("A double-space opponent is adjacent with either of its spaces", "[DOUBLE-01]") {
    CHECK(engaged({.land = "1 1 1 1", .figures = "A C C ."}) == 1);
    CHECK(engaged({.land = "1 1 1 1", .figures = "C C . A"}) == 0);
}

TEST_CASE("The hive is adjacent with all its six spaces, from the height of its swamp water", "[HIVE-09][HIVE-05]") {
    const Pieces hive{at("marro-hive", {1, 0}, 1)};
    const Scene beside_it{.land = "1 . . . .\n . . . . 1", .figures = "A H H H .\n H H H . .", .more = hive};
    CHECK(engaged(beside_it) == 1);
    const Scene corner{.land = ". . . . 1", .figures = ". H H H A\nH H H . .", .more = hive};
    const Situation now = played(beside_it);
    CHECK((*now.board)[now.figures[0].spaces[0]].height == 0);
    CHECK(now.figures[0].count >= 3);
}

TEST_CASE("A piece that is no figure engages nobody", "[ENGAGE-12]") {
    const Scene neutral{.land = "1 . . . .", .figures = "A . . . .", .more = {at("marro-hive", {1, 0}, 1)}};
    CHECK(engaged(neutral) == 0);
}

TEST_CASE("A crowd of opponents and a long Move: many sets of consequences, no explosion") {
    Scene scene{.move = 14};
    std::string land, figures;
    for (int row = 0; row < 12; ++row) {
        land += std::string(static_cast<std::size_t>(row), ' ');
        figures += std::string(static_cast<std::size_t>(row), ' ');
        for (int column = 0; column < 12; ++column) {
            land += "1 ";
            figures += row == 6 && column == 6 ? "A " : row % 2 == 0 && column % 2 == 0 ? "E " : ". ";
        }
        land += '\n';
        figures += '\n';
    }
    scene.land = land;
    scene.figures = figures;
    const Situation now = played(scene);
    Reach reach;
    reach.find(*now.board, now.mover, now.occupancy(), now.rules);
    CHECK(reach.ends().size() > 500);
    CHECK(reach.ends().size() <= now.board->size() * (Reach::most_sets + 5));
    std::size_t reached = 0;
    for (std::size_t i = 0; i < now.board->size(); ++i)
        reached +=
            std::ranges::any_of(reach.ends(), [&](const End& end) { return end.at == static_cast<SpaceIndex>(i); });
    CHECK(reached == now.board->size() - now.figures.size() + 1);
}
