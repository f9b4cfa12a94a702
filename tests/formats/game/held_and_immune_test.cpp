// Figures that a scenario holds where they are, and figures that it makes safe: <cannot act="leave|disengage">,
// <immune>.
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/movement.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The drawn game with this modifier for the figures of player 1 and, besides it, these rules. The zone "pen" are the
// first three spaces of the row.
PlayedScenario held(DrawnGame& drawn, const std::string& changes, const std::string& rules = "") {
    Scenario scenario = drawn.set_up();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><zones><zone "
        "id=\"pen\" spaces=\"0,0,1 1,0,1 2,0,1\"/></zones><rules><modifier id=\"m\" "
        "figure=\"f\"><of player=\"1\"/>" +
            changes + "</modifier>" + rules + "</rules></scenario>",
        "held.xml");
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    return PlayedScenario(scenario);
}

// Where the figure may end a move, by column of the row.
std::set<int> columns(const GameState& state, const std::string& name) {
    const FigureId figure = fig(state, name);
    Reach reach;
    const BoardQuery query(state);
    reach.find(*state.board, mover_of(state, figure, 0), query.occupancy(figure), state.rules());
    std::set<int> found;
    for (const End& end : reach.ends())
        if (end.cost > 0) found.insert((*state.board)[end.at].space.at.q);
    return found;
}

// The way over these columns of the row.
Result<Walk> way_over(const GameState& state, const std::string& name, const std::vector<int>& over,
                      bool flown = false) {
    const FigureId figure = fig(state, name);
    Path path{.flown = flown};
    for (const int column : over) path.steps.push_back(at(state, {column, 0}));
    const BoardQuery query(state);
    return walk(*state.board, mover_of(state, figure, 0), query.occupancy(figure), state.rules(), path,
                printed(state, figure).name);
}

const std::string finn_of_1 = "1.finn.1.1", raelin_of_1 = "1.raelin-sotm.1.1";

}  // namespace

TEST_CASE("who may not leave a zone moves about in it, and who stands outside goes in and out") {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{1, 0}}).army(1, "raelin-sotm", {{5, 0}}).army(2, "sonlen", {{8, 0}});
    const PlayedScenario game = held(drawn, R"(<cannot act="leave" zone="pen"/>)");
    CHECK(columns(game.state, finn_of_1) == std::set{0, 2});
    CHECK(columns(game.state, raelin_of_1) == std::set{0, 2, 3, 4, 6, 7});
    const auto out = way_over(game.state, finn_of_1, {2, 3});
    REQUIRE_FALSE(out);
    CHECK(out.error().message.id == "move.kept");
    CHECK(english()(out.error().message).find("keeps it in its zone") != std::string::npos);
}

TEST_CASE("neither a flyer nor half of a double-space figure gets out of a zone that it may not leave", "[DOUBLE-02]") {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "raelin-sotm", {{0, 0}}).army(2, "sonlen", {{8, 0}});
    const PlayedScenario flyer = held(drawn, R"(<cannot act="leave" zone="pen"/>)");
    CHECK(columns(flyer.state, raelin_of_1) == std::set{1, 2});
    CHECK_FALSE(way_over(flyer.state, raelin_of_1, {1, 2, 3}, true));
    ShippedGame two("1 1 1 1 1 1 1 1 1");
    two.army(1, "mimring", {{1, 0}, {2, 0}}).army(2, "sonlen", {{8, 0}});
    const PlayedScenario dragon = held(two, R"(<cannot act="leave" zone="pen"/>)");
    for (const int column : columns(dragon.state, "1.mimring.1.1")) CHECK(column <= 2);
}

TEST_CASE("who may not leave the battlefield is not removed by a rule") {
    const std::string rule = R"(<rule id="go"><on event="round-end"/><each figure="x"><remove/></each></rule>)";
    for (const bool stays : {true, false}) {
        ShippedGame drawn("1 1 1 1 1 1 1 1 1");
        drawn.army(1, "finn", {{1, 0}}).army(2, "sonlen", {{8, 0}});
        PlayedScenario game =
            held(drawn, stays ? R"(<cannot act="leave"/>)" : R"(<cannot act="leave" zone="pen"/>)", rule);
        game.end_round();
        CHECK(game.stands(finn_of_1) == stays);
        CHECK_FALSE(game.stands("2.sonlen.1.1"));
    }
}

TEST_CASE("who may not leave an enemy stays beside him", "[ENGAGE-08]") {
    ShippedGame drawn("1 1 1 1 1 1\n 1 1 1 1 1 1");
    drawn.army(1, "finn", {{1, 0}}).army(1, "raelin-sotm", {{3, 0}}).army(2, "sonlen", {{2, 0}});
    const PlayedScenario free = held(drawn, ""), fast = held(drawn, R"(<cannot act="disengage"/>)");
    CHECK(columns(free.state, finn_of_1).contains(0));
    CHECK_FALSE(columns(fast.state, finn_of_1).contains(0));
    CHECK(columns(fast.state, finn_of_1).contains(1));  // Beside Sonlen, too.
    const auto away = way_over(fast.state, finn_of_1, {0});
    REQUIRE_FALSE(away);
    CHECK(away.error().message.id == "move.holds-on");
    CHECK(way_over(free.state, raelin_of_1, {4}, true));
    CHECK_FALSE(way_over(fast.state, raelin_of_1, {4}, true));
}

TEST_CASE("who may not leave an enemy does not slip away from him either, whatever lets him", "[ENGAGE-08]") {
    const auto moved_away = [](const std::string& changes) {
        ShippedGame drawn("1 1 1 1 1 1\n 1 1 1 1 1 1");
        drawn.army(1, "finn", {{1, 0}}).army(1, "raelin-sotm", {{5, 0}}).army(2, "sonlen", {{2, 0}});
        drawn.glyph("yadulkia", {5, 0});
        const PlayedScenario game = held(drawn, changes);
        const auto away = way_over(game.state, finn_of_1, {0});
        return away ? std::string(away->steps.front().leaving.empty() ? "safely" : "attacked")
                    : away.error().message.id;
    };
    CHECK(moved_away("") == "safely");
    CHECK(moved_away(R"(<cannot act="disengage"/>)") == "move.holds-on");
}

TEST_CASE("a zone belongs to leaving only") {
    const std::string text =
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><zones><zone id=\"pen\" "
        "spaces=\"0,0,1\"/></zones><rules><modifier id=\"m\"><cannot act=\"move\" "
        "zone=\"pen\"/></modifier></rules></scenario>";
    ShippedGame drawn("1 1 1 1");
    drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{3, 0}});
    Scenario scenario = drawn.set_up();
    const Scenario read = read_or_fail(text, "move.xml");
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    const auto started = start_game(scenario, shared_shipped(), {});
    REQUIRE_FALSE(started);
    CHECK(started.error().message.id == "rule.zone-for-leave");
}

TEST_CASE("ground from which a figure is safe neither stops nor slows it", "[WATER-01]") {
    for (const bool safe : {false, true}) {
        ShippedGame drawn("1 w 1 1 n n 1 1");
        drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{7, 0}});
        const std::string water = safe ? R"(<immune terrain="water"/>)" : R"(<immune terrain="swamp"/>)";
        const PlayedScenario game = held(drawn, water + R"(<cost terrain="water" is="2"/>)");
        CHECK(columns(game.state, finn_of_1).contains(2) == safe);
        const auto over = way_over(game.state, finn_of_1, {1});
        REQUIRE(over);
        CHECK(over->cost == (safe ? 1 : 2));
        CHECK((over->steps.front().stop == Stop::Water) == !safe);
    }
}

TEST_CASE("molten lava and lava fields do nothing to who is safe from them",
          "[TERRAIN-MOLTEN-01][TERRAIN-LAVAFIELD-01]") {
    for (const bool safe : {false, true}) {
        ShippedGame drawn("1 l l 1 b b 1 1");
        drawn.army(1, "finn", {{0, 0}}).army(1, "mimring", {{4, 0}, {5, 0}}).army(2, "sonlen", {{7, 0}});
        PlayedScenario game =
            held(drawn, safe ? R"(<immune terrain="lava"/><immune terrain="lava-field" to="rules"/>)" : "");
        const auto into = way_over(game.state, finn_of_1, {1});
        REQUIRE(into);
        CHECK(into->consequences.molten == (safe ? 0 : 1));
        const auto landing = way_over(game.state, "1.mimring.1.1", {3, 2, 1}, true);
        if (landing) CHECK(landing->consequences.molten == (safe ? 0 : 1));
        game.end_round();
        CHECK(happened<event::TerrainHarmed>(game.events).empty() == safe);
    }
}

TEST_CASE("who is safe from falls drops unharmed, by his own step and when the ground goes", "[FALL-01]") {
    for (const bool safe : {false, true}) {
        ShippedGame drawn("9 1 1 1 1 1");
        drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{5, 0}});
        const PlayedScenario game = held(drawn, safe ? R"(<immune to="falling"/>)" : "");
        const auto down = way_over(game.state, finn_of_1, {1});
        REQUIRE(down);
        CHECK(down->consequences.falls == (safe ? 0 : 1));
        CHECK(immune(game.state, fig(game.state, finn_of_1), modifier::Harm::Falling) == safe);
        CHECK_FALSE(immune(game.state, fig(game.state, "2.sonlen.1.1"), modifier::Harm::Falling));
        GameState state = game.state;
        Events events;
        GameUpdate update(state, events);
        take_fall(update, fig(state, finn_of_1), Fall::Minor);
        CHECK(events.empty() == safe);
    }
}

TEST_CASE("nobody strikes at who is safe when he leaves", "[ENGAGE-08]") {
    for (const bool safe : {false, true}) {
        ShippedGame drawn("1 1 1 1 1 1");
        drawn.army(1, "finn", {{1, 0}}).army(2, "sonlen", {{2, 0}});
        const PlayedScenario game = held(drawn, safe ? R"(<immune to="leaving"/>)" : "");
        const auto away = way_over(game.state, finn_of_1, {0});
        REQUIRE(away);
        CHECK(away->consequences.leaving.empty() == safe);
    }
}

TEST_CASE("rules neither wound nor destroy who is safe from them, but may heal, move and remove him") {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{4, 0}}).army(2, "sonlen", {{8, 0}});
    PlayedScenario game = held(drawn, R"(<immune to="rules"/>)", R"(
        <rule id="storm"><on event="round-end" to="1"/><each figure="x"><wound/></each></rule>
        <rule id="doom"><on event="round-end" from="2" to="2"/><each figure="x"><of player="1"/><destroy/></each></rule>
        <rule id="home"><on event="round-end" from="3"/><each figure="x"><of player="1"/><remove/></each></rule>)");
    game.end_round();
    CHECK(wounds_of(game.state, finn_of_1) == 0);
    CHECK(wounds_of(game.state, "2.sonlen.1.1") == 1);
    game.end_round();
    CHECK(game.stands(finn_of_1));
    game.end_round();
    CHECK_FALSE(game.stands(finn_of_1));
}
