// Figures that take no part, and figures that strike at leavers though nobody controls them, or though they are of the
// same side: <cannot act="take-part">, <strikes>.
#include "engine/game/board_query.h"
#include "engine/game/scenario_rules.h"
#include "tests/support/verdict.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn and Raelin of player 1; Sonlen beside Finn, Deadeye Dan far away, both of player 2.
ShippedGame crowd() {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{1, 0}}).army(1, "raelin-sotm", {{0, 0}});
    drawn.army(2, "sonlen", {{2, 0}}).army(2, "drake-sotm", {{7, 0}});
    return drawn;
}
const std::string crowd_stands = R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
    <figure as="raelin" player="1" card="raelin-sotm" at="0,0,1"/><figure as="sonlen" player="2" card="sonlen" at="2,0,1"/>
    <figure as="drake" player="2" card="drake-sotm" at="7,0,1"/></given>)";

std::string apart(const std::string& card) {
    return R"(<modifier id="m" figure="f"><card id=")" + card + R"("/><cannot act="take-part"/></modifier>)";
}

}  // namespace

TEST_CASE("a figure that takes no part neither moves nor attacks, and is not attacked") {
    CHECK(verdict_of(crowd(), apart("sonlen"),
                     crowd_stands + R"(<attack figure="finn" target="sonlen" refused="yes"/>)") == "");
    CHECK(verdict_of(crowd(), apart("sonlen"), crowd_stands + R"(<move figure="sonlen" to="3,0,1" refused="yes"/>)") ==
          "");
    CHECK(verdict_of(crowd(), apart("sonlen"),
                     crowd_stands + R"(<attack figure="sonlen" target="finn" refused="yes"/>)") == "");
    CHECK(verdict_of(crowd(), apart("drake-sotm"), crowd_stands + R"(<attack figure="sonlen" target="finn"/>
        <expect winner="open"/>)") == "");
}

TEST_CASE("nobody is engaged with a figure that takes no part, nor struck by it") {
    const PlayedScenario game(with_sections(crowd(), "<rules>" + apart("sonlen") + "</rules>"));
    const FigureId finn = fig(game.state, "1.finn.1.1"), sonlen = fig(game.state, "2.sonlen.1.1");
    const BoardQuery query(game.state);
    CHECK(query.adjacent(finn, sonlen));
    CHECK_FALSE(query.engaged(finn));
    CHECK_FALSE(query.engaged(sonlen));
    ShippedGame two("1 1 1 1 1 1\n 1 1 1 1 1 1");
    two.army(1, "finn", {{1, 0}}).army(2, "sonlen", {{2, 0}}).army(2, "drake-sotm", {{5, 0}});
    const auto leaves = [&](const std::string& rules) {
        return verdict_of(two, rules, R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
        <figure player="2" card="sonlen" at="2,0,1"/><figure player="2" card="drake-sotm" at="5,0,1"/></given>
        <dice show="skull"/><move figure="finn" to="0,0,1"/><answer yes="yes"/><expect figure="finn" wounds="1"/>)");
    };
    CHECK(leaves("") == "");
    CHECK_FALSE(leaves(apart("sonlen")) == "");
}

TEST_CASE("a power gives nothing to anybody while its figure takes no part", "[RAELIN]") {
    const auto defense = [&](const std::string& rules) {
        const PlayedScenario game(with_sections(crowd(), "<rules>" + rules + "</rules>"));
        const BoardQuery query(game.state);
        return defense_pool(query, {fig(game.state, "2.sonlen.1.1"), fig(game.state, "1.finn.1.1"), 0, true}).dice();
    };
    const std::string nothing = R"(<modifier id="m"><cannot act="fly"/></modifier>)";
    CHECK(defense(apart("raelin-sotm")) < defense(nothing));
    CHECK(defense(apart("drake-sotm")) == defense(nothing));
}

TEST_CASE("no attack reaches who takes no part, but rules do") {
    CHECK(verdict_of(crowd(), apart("sonlen") + R"(<rule id="r"><on event="round-end"/><each figure="f">
        <card id="sonlen"/><wound/></each></rule>)",
                     crowd_stands + R"(<end-round/><expect figure="sonlen" wounds="1"/>)") == "");
    PlayedScenario game(with_sections(crowd(), "<rules>" + apart("sonlen") + "</rules>"));
    const FigureId sonlen = fig(game.state, "2.sonlen.1.1"), finn = fig(game.state, "1.finn.1.1");
    Events events;
    GameUpdate update(game.state, events);
    update.wound(sonlen, 2, {.by = finn, .attack = true});
    CHECK(game.state[sonlen].wounds == 0);
    update.destroy(sonlen, {.by = finn});
    CHECK(game.stands("2.sonlen.1.1"));
    update.wound(sonlen, 2);
    CHECK(game.state[sonlen].wounds == 2);
}

TEST_CASE("who takes no part takes part again when the modifier ends") {
    const std::string rules = R"(<modifier id="m" figure="f"><while><round to="1"/></while><card id="sonlen"/>
        <cannot act="take-part"/></modifier>)";
    CHECK(verdict_of(crowd(), rules, R"(<given round="2"><figure as="finn" player="1" card="finn" at="1,0,1"/>
        <figure player="1" card="raelin-sotm" at="0,0,1"/><figure as="sonlen" player="2" card="sonlen" at="2,0,1"/>
        <figure player="2" card="drake-sotm" at="7,0,1"/></given><attack figure="finn" target="sonlen"/><expect winner="open"/>)") ==
          "");
}

TEST_CASE("engagement does not decide who takes part") {
    const auto refused = [&](const std::string& conditions) {
        return refusal_of_rules(
            crowd(), R"(<modifier id="m" figure="f">)" + conditions + R"(<cannot act="take-part"/></modifier>)");
    };
    CHECK(refused(R"(<next-to><enemy-of player="1"/></next-to>)") == "");
    CHECK(refused(R"(<not><engaged/></not>)").find("engaged with nobody") != std::string::npos);
    // By way of a zone there is no answer, and so nobody is engaged.
    const PlayedScenario game(
        with_sections(crowd(), R"(<zones><zone id="fight"><occupied><engaged/></occupied></zone></zones>
        <rules><modifier id="m" figure="f"><stands-on zone="fight"/><cannot act="take-part"/></modifier></rules>)"));
    CHECK_FALSE(takes_no_part(game.state, fig(game.state, "2.sonlen.1.1")));
}

namespace {

// Finn of player 1 beside nobody's Marro Drudge, on two rows.
Scenario beside_nobodys(const std::string& sections) {
    ShippedGame drawn("1 1 1 1 1 1\n 1 1 1 1 1 1");
    drawn.army(1, "finn", {{1, 0}}).army(2, "sonlen", {{5, 0}});
    Scenario scenario = with_sections(drawn, sections);
    std::vector<Setup> setups = *scenario.setups;
    setups[0].nobodys.cards.push_back({.card = "marro-drudge", .figures = {{{{2, 0}, 1}}}});
    scenario.setups = setups;
    return scenario;
}
const std::string finn_leaves_the_drudge = R"(<tests><test id="t"><given others="stay">
    <figure as="finn" player="1" card="finn" at="1,0,1"/></given>
    <dice show="skull"/><move figure="finn" to="0,0,1"/><expect figure="finn" wounds="1" at="0,0,1"/></test></tests>)";

}  // namespace

TEST_CASE("nobody's figures strike at leavers where the scenario says so", "[ENGAGE-08]") {
    CHECK(verdict_of(beside_nobodys(
              R"(<rules><modifier id="m" figure="f"><of player="nobody"/><strikes/></modifier></rules>)" +
              finn_leaves_the_drudge)) == "");
    CHECK_FALSE(verdict_of(beside_nobodys("<rules/>" + finn_leaves_the_drudge)) == "");
    CHECK_FALSE(verdict_of(beside_nobodys(
                    R"(<rules><modifier id="m" figure="f"><of player="2"/><strikes/></modifier></rules>)" +
                    finn_leaves_the_drudge)) == "");
}

TEST_CASE("a figure strikes at friends who leave it where the scenario says so", "[ENGAGE-08]") {
    ShippedGame drawn("1 1 1 1 1 1\n 1 1 1 1 1 1");
    drawn.army(1, "finn", {{1, 0}}).army(1, "raelin-sotm", {{2, 0}}).army(2, "sonlen", {{5, 0}});
    const auto finn_leaves = [&](const std::string& strikes) {
        return verdict_of(drawn, R"(<modifier id="m" figure="f"><card id="raelin-sotm"/>)" + strikes + "</modifier>",
                          R"(<given><figure as="finn" player="1" card="finn" at="1,0,1"/>
        <figure player="1" card="raelin-sotm" at="2,0,1"/><figure player="2" card="sonlen" at="5,0,1"/></given>
        <dice show="skull"/><move figure="finn" to="0,0,1"/><expect decides="1"/><answer yes="yes"/><expect figure="finn" wounds="1"/>)");
    };
    CHECK(finn_leaves(R"(<strikes at="all"/>)") == "");
    CHECK_FALSE(finn_leaves("<strikes/>") == "");
}
