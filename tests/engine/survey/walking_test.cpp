#include "engine/survey/walking.h"

#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct Land {
    Pieces pieces{};
    std::string edition = "master-2007";

    SurveyedBoard ground() const {
        Scenario scenario;
        scenario.battlefield = battlefield(pieces);
        scenario.edition = edition;
        return *surveyed(scenario, kinds());
    }
};

SpaceIndex top_at(const SurveyedBoard& ground, HexCoord hex) { return ground.board->spaces_at(hex).back(); }

// By hex of the drawing's first row, the highest space of each: "0 1 x".
std::string row_of(const SurveyedBoard& ground, const TurnsBySpace& turns) {
    std::ostringstream out;
    for (int q = 0; !ground.board->spaces_at({q, 0}).empty(); ++q) {
        const int here = turns[static_cast<std::size_t>(top_at(ground, {q, 0}))];
        out << (q > 0 ? " " : "") << (here < 0 ? "x" : std::to_string(here));
    }
    return out.str();
}

std::string turns_along(const Land& land, const PlainWalker& walker) {
    const SurveyedBoard ground = land.ground();
    return row_of(ground, turns_to_reach(ground, std::array{top_at(ground, {0, 0})}, walker));
}

NamedSpaces place_at(const SurveyedBoard& ground, const Hexes& hexes) {
    NamedSpaces place;
    for (const HexCoord hex : hexes) place.spaces.push_back(top_at(ground, hex));
    return place;
}

}  // namespace

TEST_CASE("turns to reach count whole moves", "[MOVE-01]") {
    CHECK(turns_along({land("1 1 1 1 1 1 1")}, {.move = 3}) == "0 1 1 1 2 2 2");
    CHECK(turns_along({land("1 1 1")}, {.move = 0}) == "0 x x");
}

TEST_CASE("a climb that the rest of a move cannot pay waits for the next turn", "[MOVE-UP-01]") {
    CHECK(turns_along({land("1 1 1 4 1")}, {.move = 5}) == "0 1 1 2 2");
    CHECK(turns_along({land("1 1 4")}, {.move = 3}) == "0 1 x");  // Four Move for the climb: never.
    CHECK(turns_along({land("1 6")}, {.move = 9}) == "0 x");      // Too high for its Height.
    CHECK(turns_along({land("1 6"), "master-2004"}, {.move = 9}) == "0 1");
}

TEST_CASE("water ends the move of a turn", "[WATER-01]") {
    CHECK(turns_along({land("1 ~ 1 1")}, {.move = 5}) == "0 1 2 2");
    CHECK(turns_along({land("1 ~ ~ 1")}, {.move = 5}) == "0 1 2 3");
}

TEST_CASE("a road adds to a move that goes all by road") {
    Pieces road;
    for (int q = 0; q < 10; ++q) road.push_back(at("road-1", {q, 0}));
    const int bonus = rules_of("master-2007")->road_bonus;
    REQUIRE(bonus == 3);
    CHECK(turns_along({road}, {.move = 2}) == "0 1 1 1 1 1 2 2 2 2");
}

TEST_CASE("no walker stands under a low roof") {
    Pieces low = land("1 1 1");
    low.push_back(at("grass-1", {1, 0}, 4));  // Two levels of room on the ground below.
    const SurveyedBoard ground = Land{low}.ground();
    const TurnsBySpace turns = turns_to_reach(ground, std::array{ground.board->index({{0, 0}, 1})}, {.height = 5});
    CHECK(turns[static_cast<std::size_t>(ground.board->index({{1, 0}, 1}))] == -1);
    const TurnsBySpace small = turns_to_reach(ground, std::array{ground.board->index({{0, 0}, 1})}, {.height = 2});
    CHECK(small[static_cast<std::size_t>(ground.board->index({{2, 0}, 1}))] == 1);
}

TEST_CASE("the distance of two zones is told in spaces and in turns, up another than down") {
    const SurveyedBoard ground = Land{land("1 1 5 1 1")}.ground();
    const std::vector<NamedSpaces> zones{place_at(ground, {{0, 0}, {1, 0}}), place_at(ground, {{2, 0}})};
    const auto distances = zone_distances(ground, zones, {.move = 4});
    REQUIRE(distances.size() == 2);
    CHECK((distances[0].from == 0 && distances[0].to == 1 && distances[0].spaces == 1 && distances[0].turns == -1));
    CHECK((distances[1].from == 1 && distances[1].to == 0 && distances[1].spaces == 1 && distances[1].turns == 1));
    CHECK(zone_distances(ground, zones, {.move = 5})[0].turns == 1);
}

TEST_CASE("parts of a battlefield that lie apart have no distance") {
    const SurveyedBoard ground = Land{land("1 . 1")}.ground();
    const auto distances =
        zone_distances(ground, std::vector<NamedSpaces>{place_at(ground, {{0, 0}}), place_at(ground, {{2, 0}})}, {});
    CHECK((!distances[0].spaces && distances[0].turns == -1));
}

TEST_CASE("turns to a place are told from every zone") {
    const SurveyedBoard ground = Land{land("1 1 1 1 1 1 1")}.ground();
    const std::vector<NamedSpaces> zones{place_at(ground, {{0, 0}}), place_at(ground, {{6, 0}})};
    const std::vector<NamedSpaces> glyph{place_at(ground, {{2, 0}})};
    CHECK(turns_to_places(ground, zones, glyph, {.move = 2}) == std::vector<std::vector<int>>{{1, 2}});
}

TEST_CASE("spaces that nobody reaches on foot are told with the reason") {
    Pieces pieces = land("1 1 . 1 1 9");
    pieces.push_back(at("tree-10", {1, 1}, 1));
    pieces.push_back(at("grass-1", {0, 1}, 1));
    pieces.push_back(at("grass-1", {0, 1}, 4));
    const SurveyedBoard ground = Land{pieces}.ground();
    const auto at = [&](const std::vector<FootReach>& reached, Space space) {
        return reached[static_cast<std::size_t>(ground.board->index(space))];
    };
    const auto from_start = reached_on_foot(ground, std::vector<NamedSpaces>{place_at(ground, {{0, 0}})}, {});
    CHECK(at(from_start, {{1, 0}, 1}) == FootReach::Yes);
    CHECK(at(from_start, {{0, 1}, 1}) == FootReach::NoRoom);
    CHECK(from_start[static_cast<std::size_t>(top_at(ground, {1, 1}))] == FootReach::NoGround);
    CHECK(at(from_start, {{4, 0}, 1}) == FootReach::NotFromStart);
    CHECK(at(from_start, {{5, 0}, 9}) == FootReach::FromNowhere);
    const auto anywhere = reached_on_foot(ground, {}, {});
    CHECK(at(anywhere, {{4, 0}, 1}) == FootReach::Yes);
    CHECK(at(anywhere, {{5, 0}, 9}) == FootReach::FromNowhere);
}

TEST_CASE("a survey that is no longer wanted stops") {
    const SurveyedBoard ground = Land{land("1 1 1")}.ground();
    int asked = 0;
    zone_distances(ground, std::vector<NamedSpaces>(9, place_at(ground, {{0, 0}})), {}, [&] { return ++asked > 2; });
    CHECK(asked == 3);
}
