// Flags, counters and scores of scenarios: how they are told, and what is told to nobody.
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/scenario/rulebook.h"
#include "engine/story/story.h"
#include "tests/formats/game/language/field_games.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::language {
namespace {

std::vector<std::string> counts_told(const PlayedScenario& game) {
    std::vector<std::string> told;
    for (const Event& event : game.events)
        if (std::holds_alternative<event::Counted>(event)) told.push_back(english()(*story_of(game.state, event)));
    return told;
}

// Player 1 has Drake and three treasures; Sonlen, player 2's only figure, leaves: the most points decide.
PlayedScenario left_by_sonlen(const std::string& of_victory, const std::string& points_of_a_treasure) {
    auto game = game_of(
        R"(<round-track rounds="1"/><rules><rule id="end"><on event="round-end"/><add counter="treasure" of="1" n="3"/>
        <each figure="f"><of player="2"/><remove/></each></rule></rules><victory )" +
        of_victory + R"(><win who="most-points" timing="at-limit"/>
        <score counter="treasure" points=")" +
        points_of_a_treasure + "\"/></victory>");
    game.end_round();
    return game;
}

// In whole points, of players 1 and 2, as the story tells them when the game is over.
std::vector<std::int64_t> scores_told(const PlayedScenario& game) {
    std::vector<std::int64_t> told;
    for (const Event& event : game.events)
        if (const auto* scored = std::get_if<event::Scored>(&event)) told.push_back(scored->points / 100);
    return told;
}

}  // namespace

TEST_CASE("A roll by a player that there is not yet is told as nobody's") {
    auto game = game_of(
        R"(<rules><rule id="r"><on event="round-start" to="1"/><roll by="first"><case from="1" to="20"><set flag="x"/></case></roll></rule></rules>)");
    const auto rolled = happened<event::RuleRolled>(game.events);
    REQUIRE(rolled.size() == 1);
    const std::string told = english()(*story_of(game.state, Event{rolled.front()}));
    CHECK(told == std::to_string(rolled.front().number) + " is rolled (r).");
}

TEST_CASE("Flags, counters and rules that are hidden do their work untold") {
    const std::string rules = R"(<rules><rule id="r"HIDDEN><on event="round-end"/><set flag="late"HIDDEN/>
        <add counter="n" n="2"HIDDEN/><each figure="f"><flag id="late"/><of player="2"/><wound/></each>
        <roll by="1"><case from="1" to="20"><add counter="n" hidden="yes"/></case></roll></rule></rules>)";
    const auto with = [&](const std::string& hidden) {
        std::string text = rules;
        for (std::size_t at = text.find("HIDDEN"); at != std::string::npos; at = text.find("HIDDEN"))
            text.replace(at, 6, hidden);
        auto game = game_of(text);
        game.end_round({7});
        return game;
    };
    const auto told = with(""), untold = with(" hidden=\"yes\"");
    CHECK(told.state[fig(told.state, sonlen_of_2)].wounds == 1);
    CHECK(untold.state[fig(untold.state, sonlen_of_2)].wounds == 1);
    CHECK(count_of(untold, "n", 0) == 3);
    CHECK(happened<event::Counted>(told.events).size() == 2);
    CHECK(happened<event::RuleHarmed>(told.events).size() == 1);
    CHECK(happened<event::RuleRolled>(told.events).size() == 1);
    CHECK(happened<event::Counted>(untold.events).empty());
    CHECK(happened<event::RuleHarmed>(untold.events).empty());
    CHECK(happened<event::RuleRolled>(untold.events).empty());
}

TEST_CASE("A declared counter is told by its title, one that is untold not at all, others by their names") {
    auto game = game_of(R"(<rules><tally id="a" title="The alarm"/><tally id="b" hidden="yes"/>
        <rule id="end"><on event="round-end"/><add counter="a" of="1"/><add counter="b"/><add counter="c"/></rule></rules>)");
    game.end_round();
    CHECK(counts_told(game) == std::vector<std::string>{"The alarm of player 1: 1", "c: 1"});
    CHECK(count_of(game, "b", 0) == 1);
}

TEST_CASE("A flag or counter is declared once") {
    const auto read = read_scenario(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/>
        <rules><tally id="a"/><tally id="a"/></rules></scenario>)",
                                    "twice.xml", shipped());
    REQUIRE_FALSE(read);
    CHECK(describe(read.error(), english()).find("appears twice") != std::string::npos);
}

TEST_CASE("Figures that have left score where the scenario says so, and cards not where it says that", "[SCORE-01]") {
    const struct {
        std::string victory, points;
        std::vector<std::int64_t> scores;
        int winner;
    } table[] = {{"", "5", {185, 0}, 0},
                 {"left=\"score\"", "5", {185, 160}, 0},
                 {"left=\"score\"", "-5", {155, 160}, 1},
                 {"cards=\"nothing\"", "5", {15, 0}, 0},
                 {"cards=\"nothing\"", "-5", {-15, 0}, 1}};
    for (const auto& row : table) {
        INFO(row.victory << " " << row.points);
        const auto game = left_by_sonlen(row.victory, row.points);
        CHECK(scores_told(game) == row.scores);
        CHECK(game.state.winners == std::vector<PlayerId>{PlayerId{row.winner}});
        CHECK(points_of(game.state, PlayerId{0}) == 100 * row.scores[0]);
    }
}

}  // namespace hexwright::testing::language
