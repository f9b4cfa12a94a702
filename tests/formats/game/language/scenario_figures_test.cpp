// The scenario language and figures: who arrives, is placed, is carried, and who decides.
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/scenario/rulebook.h"
#include "tests/formats/game/language/field_games.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::language {

TEST_CASE("Reinforcements arrive at a zone and are placed there by their player, as far as there is room") {
    auto game = game_of(R"(<zones><zone id="gate" spaces="0,2,1 1,2,1"/></zones>
        <rules><rule id="relief"><on event="round-end"/><arrive player="2" card="marro-drudge" zone="gate"/></rule></rules>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(offered<PlaceFigure>(game.state).size() == 2);
    game.pass();
    game.pass();
    CHECK(figures_on_board(game.state, card(game.state, "2.marro-drudge")) == 2);
    CHECK(happened<event::LeftOut>(game.events).size() == 1);
    game.to(Step::Kind::Markers);
    CHECK(game.state.round == 2);
}

TEST_CASE("Reinforcements bring a player back who has no figures left, and he takes part in the round") {
    auto game = game_of(R"(<zones><zone id="gate" spaces="0,2,1 1,2,1"/></zones><round-track rounds="5"/>
        <rules><rule id="rout"><on event="round-end" to="1"/><each figure="f"><of player="2"/><destroy/></each></rule>
        <rule id="relief"><on event="round-start" from="2" to="2"/><arrive player="2" card="marro-drudge" zone="gate"/></rule>
        </rules><victory><win who="1" timing="at-limit"/></victory>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    game.pass();
    game.pass();
    CHECK_FALSE(game.state.players[1].out);
    game.to(Step::Kind::Markers);
    bool asked = false;
    for (const Step& step : game.state.steps)
        asked = asked || (step.kind == Step::Kind::Markers && step.player == PlayerId{1});
    CHECK(asked);
}

TEST_CASE("A figure that a rule sets on a space leaves its glyph, and crushes Vines if it is Huge",
          "[GLYPH-VINES-01][GLYPH-VINES-03]") {
    struct {
        const char* card;
        Hexes stands;
        HexCoord vines;
        bool gone;
        int wounds;
    } const rows[] = {{"finn", {{4, 2}}, {4, 2}, true, 1},   // Off the vines.
                      {"finn", {{4, 2}}, {1, 0}, false, 0},  // Onto them: they are for whoever leaves them.
                      {"tor-kul-na", {{3, 2}, {4, 2}}, {1, 0}, true, 0},
                      {"tor-kul-na", {{3, 2}, {4, 2}}, {1, 1}, true, 0},
                      {"major-q10", {{3, 2}, {4, 2}}, {1, 0}, false, 0}};
    for (const auto& row : rows) {
        INFO(row.card << ", vines at " << to_text(row.vines));
        ShippedGame vines(field, "master-2022");
        vines.army(1, "drake-sotm", {{0, 0}}).army(2, row.card, row.stands).glyph("xenithrax-vines", row.vines);
        Scenario scenario = drake_against_sonlen(R"(<zones><zone id="gate" spaces="1,0,1 1,1,1"/></zones>
            <rules><rule id="back"><on event="setup-done"/><each figure="f"><of player="2"/><place zone="gate" by="2"/></each></rule></rules>)");
        scenario.edition = "master-2022";
        scenario.glyphs = *vines.scenario().glyphs;
        scenario.setups = std::vector<Setup>{Setup{vines.players()}};
        PlayedScenario game(scenario);
        game.to(Step::Kind::RuleChoice);
        testing::dice(game.state, {skull});
        PlaceFigure wanted{};
        for (const PlaceFigure& place : offered<PlaceFigure>(game.state))
            if (place.at == at(game.state, {1, 0})) wanted = place;
        REQUIRE(wanted.figure.valid());
        game.act(wanted);
        CHECK((game.state.glyphs[0].at == no_space) == row.gone);
        CHECK(wounds_of(game.state, std::string("2.") + row.card + ".1.1") == row.wounds);
    }
}

TEST_CASE("A Huge figure that arrives on Vines crushes them", "[GLYPH-VINES-01]") {
    Scenario scenario = drake_against_sonlen(R"(<zones><zone id="gate" spaces="1,0,1 1,1,1"/></zones>
        <rules><rule id="help"><on event="setup-done"/><arrive player="1" card="tor-kul-na" zone="gate"/></rule></rules>)");
    scenario.edition = "master-2022";
    scenario.glyphs = std::vector<Glyph>{{"xenithrax-vines", {{1, 1}, 1}, Facing::Power}};
    PlayedScenario game(scenario);
    game.to(Step::Kind::RuleChoice);
    game.act(offered<PlaceFigure>(game.state).front());
    CHECK(game.state.glyphs[0].at == no_space);
}

TEST_CASE("A figure is placed on a free space of a zone, chosen by a player") {
    auto game = game_of(R"(<zones><zone id="gate" spaces="0,2,1 1,2,1"/></zones>
        <rules><rule id="swap"><on event="round-end"/><each figure="f"><of player="2"/><place zone="gate" by="1"/></each></rule></rules>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{0});
    game.act(PlaceFigure{fig(game.state, sonlen_of_2), game.state.board->index({{1, 2}, 1}), no_space});
    CHECK(game.state[fig(game.state, sonlen_of_2)].at() == game.state.board->index({{1, 2}, 1}));
}

TEST_CASE("Who decides is whoever was spoken of before: the controller of the figure that moved chooses another's") {
    auto game = game_of(R"(<rules><rule id="r"><on event="move-end"/>
        <choose by="controller" figure="g"><wound figure="g"/></choose></rule></rules>)",
                        "1 1 1 1 1 1 1 1");
    to_turn_of(game.state, "1.drake-sotm");
    game.act(*move_to(game.state, drake_of_1, {1, 0}));
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{0});
    game.act(ChooseFigure{fig(game.state, sonlen_of_2)});
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
}

TEST_CASE("Whether a figure is its controller's is no question") {
    for (const std::string word : {"of", "enemy-of", "friend-of"}) {
        const std::string told = refusal("<rules><rule id=\"r\"><on event=\"move-end\"/><each figure=\"g\"><" + word +
                                         " player=\"controller\"/><wound/></each></rule></rules>");
        CHECK(told.find("like \"event\" in a rule") != std::string::npos);
    }
}

TEST_CASE("A glyph is carried: lifted where a figure stops on it, laid down again when that figure dies") {
    Scenario scenario = drake_against_sonlen(R"(<zones><zone id="shrine" spaces="3,2,1"/></zones>
        <rules>
          <rule id="take"><on event="move-end"><stands-on glyph="brandar"/></on><lift-glyph glyph="brandar"/><set flag="carries" of="figure"/></rule>
          <rule id="drop"><on event="destroyed"><flag id="carries" of="figure"/></on><lay-glyph glyph="brandar" zone="shrine"/></rule></rules>)");
    scenario.glyphs = std::vector<Glyph>{{"brandar", {{1, 0}, 1}}};
    PlayedScenario game(scenario);
    game.to(Step::Kind::Markers);
    to_turn_of(game.state, "1.drake-sotm");
    while (game.state.turns.back().phase != Turn::Phase::Moving) game.act(Done{});
    game.act(Move{fig(game.state, drake_of_1), game.state.board->index({{1, 0}, 1})});
    CHECK(game.state.glyphs.front().at == no_space);
    REQUIRE(game.state.tallies.size() == 1);
    CHECK(game.state.tallies.front().owner == 1'000 + fig(game.state, drake_of_1).value);
}

}  // namespace hexwright::testing::language
