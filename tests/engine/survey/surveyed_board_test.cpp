#include "engine/survey/surveyed_board.h"

#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Scenario scenario_on(std::string_view drawing) {
    Scenario scenario;
    scenario.battlefield = battlefield(land(drawing));
    return scenario;
}

std::vector<std::string> spaces_told(const Board& board, const std::vector<NamedSpaces>& places) {
    std::vector<std::string> told;
    for (const NamedSpaces& place : places) {
        std::string all;
        for (const SpaceIndex space : place.spaces) all += (all.empty() ? "" : " ") + to_text(board[space].space);
        told.push_back(all);
    }
    return told;
}

std::vector<std::string> high_ground(std::string_view drawing) {
    const auto ground = surveyed(scenario_on(drawing), kinds());
    REQUIRE(ground);
    return spaces_told(*ground->board, high_ground_of(*ground, 5));
}

}  // namespace

TEST_CASE("high ground is higher than all that it borders on, the highest first") {
    CHECK(high_ground("1 1 1").empty());
    CHECK(high_ground("1 2 2 1 3 1 2") == std::vector<std::string>{"4,0,3", "1,0,2 2,0,2", "6,0,2"});
    CHECK(high_ground("1 2 3 2 1") == std::vector<std::string>{"2,0,3"});  // A slope is no high ground of its own.
}

TEST_CASE("start zones are those marked as such and those of a player") {
    Scenario scenario = scenario_on("1 1 1");
    const auto zone = [](const std::string& id, const std::string& use, HexCoord at) {
        Zone made;
        made.id = id;
        made.use = use;
        made.spaces = {{at, 1}, {{9, 9}, 1}};  // Nobody stands on the second space.
        return made;
    };
    scenario.zones = std::vector{zone("red", "start", {0, 0}), zone("gate", "", {1, 0}), zone("exit", "", {2, 0})};
    scenario.setups = std::vector<Setup>{Setup{{PlayerSetup{.number = 1, .zones = {"gate"}}}}};
    const SurveyedBoard ground = *surveyed(scenario, kinds());
    CHECK(spaces_told(*ground.board, zones_of(ground, scenario, WhichZones::Start, 5)) ==
          std::vector<std::string>{"0,0,1", "1,0,1"});
    CHECK(zones_of(ground, scenario, WhichZones::All, 5).size() == 3);
}

TEST_CASE("a battlefield of an unknown edition is surveyed by the rules of 2007") {
    Scenario scenario = scenario_on("1");
    scenario.edition = "master-1999";
    const auto ground = surveyed(scenario, kinds());
    REQUIRE(ground);
    CHECK(ground->rules == *rules_of("master-2007"));
}
