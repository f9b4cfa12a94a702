// The scenario language at work on small drawn boards: events, conditions, effects, modifiers, victory, and the guard
// against endless rules.
#include "engine/game/scenario_rules.h"

#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/scenario/rulebook.h"
#include "engine/story/story.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::string_view field = R"(
    1 1 1 1 1 1
     1 1 1 1 1 1
    1 1 1 1 1 1)";

PlayedScenario game_of(const std::string& sections, std::string_view drawing = field) {
    return PlayedScenario(drake_against_sonlen(sections, drawing));
}

std::string refusal(const std::string& sections) {
    const auto started = start_game(drake_against_sonlen(sections), std::make_shared<const Catalogue>(shipped()), {});
    return started ? "" : describe(started.error(), english());
}

// The counter of a player, from 1.
int count_of(const PlayedScenario& game, const std::string& what, int player) {
    const auto& names = game.state.setup->rulebook->tallies;
    return tally(game.state, static_cast<int>(std::ranges::find(names, what) - names.begin()), player - 1);
}

const std::string drake_of_1 = "1.drake-sotm.1.1", sonlen_of_2 = "2.sonlen.1.1";

}  // namespace

TEST_CASE("Rules of one event run in the order of the file: the second sees what the first has done") {
    auto game = game_of(R"(<rules>
        <rule id="first"><on event="round-end"/><set flag="late"/></rule>
        <rule id="second"><on event="round-end"/><when><flag id="late"/></when><each figure="f"><of player="2"/><wound/></each></rule>
        <rule id="third"><on event="round-end"/><unless><flag id="late"/></unless><each figure="f"><wound n="2"/></each></rule></rules>)");
    game.end_round();
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 0);
}

TEST_CASE("A bonus takes no Range below 1: who stands beside can be attacked", "[RANGE-02]") {
    auto game = game_of(R"(<rules><modifier id="dark" figure="f"><bonus to="range" n="-3"/></modifier></rules>)");
    game.put(sonlen_of_2, {{1, 0}, 1});
    to_turn_of(game.state, "1.drake-sotm");
    to_attacks(game.state);
    const auto attacks = offered<Attack>(game.state);
    CHECK(std::ranges::count(attacks, 0, &Attack::with) == 1);  // The normal attack.
}

TEST_CASE("Of an event without a figure nothing is asked: conditions about it do not hold") {
    auto game = game_of(R"(<rules><rule id="end"><on event="round-end"/>
        <each figure="f"><of figure="event"/><wound/></each><each figure="g"><is figure="event"/><wound/></each></rule></rules>)");
    game.end_round();
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 0);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 0);
}

TEST_CASE(
    "Conditions that go over figures inside one another are refused before they keep a game busy, with the rule at "
    "fault") {
    const auto counts = [](int deep, std::string text = "<wounded/>", const std::string& of = "figures") {
        for (int i = 0; i < deep; ++i) text = "<count of=\"" + of + "\">" + text + "</count>";
        return text;
    };
    const auto rule = [](const std::string& conditions) {
        return R"(<rules><rule id="deep"><on event="round-end"/><when>)" + conditions +
               R"(</when><say text="Now."/></rule></rules>)";
    };
    const auto effect = [&](int deep) {
        return R"(<rules><rule id="all"><on event="round-end"/><each figure="f">)" + counts(deep) +
               "<wound/></each></rule></rules>";
    };
    const auto modifier = [&](int deep) {
        return R"(<rules><modifier id="slow" figure="f">)" + counts(deep) +
               R"(<bonus to="move" n="1"/></modifier></rules>)";
    };
    const std::string win = R"(<win who="1">)" + counts(3) + "</win>";
    CHECK(refusal(rule(counts(3))).empty());
    CHECK(refusal(rule(counts(4))).find("more than 3 deep") != std::string::npos);
    CHECK(refusal(effect(2)).empty());
    CHECK(refusal(effect(3)).find("\"all\" would have to check too much") != std::string::npos);
    CHECK(refusal(modifier(2)).empty());
    CHECK(refusal(modifier(3)).find("\"slow\" would") != std::string::npos);
    CHECK(refusal("<victory>" + win + "</victory>").empty());
    CHECK(refusal("<victory>" + win + win + "</victory>").find("\"victory\" would") != std::string::npos);

    const std::string spaces = rule(counts(3, R"(<level at-least="1"/>)", "spaces"));
    CHECK(refusal(spaces).empty());
    std::string meadow;
    for (int row = 0; row < 14; ++row) meadow += std::string(row % 2 ? " 1" : "1") + " 1 1 1 1 1 1 1 1 1 1 1 1 1\n";
    const auto large =
        start_game(drake_against_sonlen(spaces, meadow), std::make_shared<const Catalogue>(shipped()), {});
    REQUIRE_FALSE(large.has_value());
    CHECK(describe(large.error(), english()).find("\"deep\" would") != std::string::npos);
}

TEST_CASE("What one effect does to many happens at once: nobody wins when all fall together", "[SCEN-DEADLY-14]") {
    auto game =
        game_of(R"(<rules><rule id="end"><on event="round-end"/><each figure="f"><destroy/></each></rule></rules>
        <victory><win who="last-standing"/></victory>)");
    game.end_round();
    CHECK(game.drawn());
}

TEST_CASE("Two effects one after the other are two things: the first that falls has lost") {
    auto game = game_of(R"(<rules><rule id="end"><on event="round-end"/>
        <each figure="f"><of player="2"/><destroy/></each><each figure="f"><of player="1"/><destroy/></each></rule></rules>
        <victory><win who="last-standing"/></victory>)");
    game.end_round();
    CHECK(game.won(1));
}

TEST_CASE("Of wins at the same time the lowest priority counts, then nobody or the first as the file says") {
    const std::string wins =
        R"(<win who="1"><round from="1"/></win><win who="2" priority="PRIORITY"><round from="1"/></win></victory>)";
    const auto result = [&](const std::string& start, const std::string& priority) {
        std::string text = start + wins;
        text.replace(text.find("PRIORITY"), 8, priority);
        auto game = game_of(text);
        game.end_round();
        return game.drawn() ? 0 : game.won(1) ? 1 : 2;
    };
    CHECK(result("<victory>", "1") == 0);
    CHECK(result("<victory together=\"first\">", "1") == 1);
    CHECK(result("<victory>", "2") == 1);
}

TEST_CASE("A rule that sets itself off for ever is stopped and named, and the game goes on") {
    auto game = game_of(R"(<rules>
        <rule id="tick"><on event="wounded"/><each figure="f"><of player="1"/><heal/><wound/></each></rule>
        <rule id="start"><on event="round-end"/><each figure="f"><of player="1"/><wound/></each></rule></rules>)");
    game.end_round();
    const auto stopped = happened<event::RuleStopped>(game.events);
    REQUIRE(stopped.size() == 1);
    CHECK(stopped.front().rule == "tick");
    CHECK(game.state.round == 2);
    CHECK(game.state.rule_steps == 0);
}

TEST_CASE("A figure that enters a zone sets off a rule on its way, and may be removed without being destroyed") {
    auto game = game_of(R"(<zones><zone id="gate" spaces="1,0,1 1,1,1"/></zones>
        <rules><rule id="out"><on event="enter" zone="gate"><of player="1"/></on><remove/><add counter="gone" of="event"/></rule></rules>
        <victory><win who="1"><count where="removed"><of player="1"/></count></win></victory>)");
    to_turn_of(game.state, "1.drake-sotm");
    game.act(Move{fig(game.state, drake_of_1), game.state.board->index({{3, 0}, 1})});
    CHECK(game.won(1));
    CHECK(happened<event::Removed>(game.events).size() == 1);
    CHECK(happened<event::Destroyed>(game.events).empty());
}

TEST_CASE("Beside an obstacle is who stands at its foot, however high its top is") {
    struct {
        Space at;
        bool beside;
    } const table[] = {{{{1, -1}, 2}, true}, {{{-1, -1}, 2}, false}};
    for (const auto& row : table) {
        PlayedScenario game(sample_scenario("the-quarry"));  // His turn ends beside underbrush, so he hides.
        game.to(Step::Kind::TakeTurnStep);
        game.put("1.sonlen.1.1", row.at);
        game.end_round();
        CHECK((game.count("hidden") > 0) == row.beside);
    }
}

TEST_CASE("A player chooses a figure, says yes or no, and dice decide by case") {
    auto game = game_of(R"(<rules><rule id="ask"><on event="round-end"/>
        <may by="2"><roll by="2"><case from="1" to="5"><each figure="f"><of player="2"/><wound/></each></case>
                                 <case from="6" to="20"><each figure="f"><of player="1"/><wound/></each></case></roll></may></rule></rules>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(offered<Answer>(game.state).size() == 2);
    dice(game.state, {6});
    game.act(Answer{true});
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 1);
    game.end_round();
    dice(game.state, {5});
    game.act(Answer{true});
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
    game.end_round();
    game.act(Answer{false});
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
}

TEST_CASE("Modifiers change numbers and costs while they last") {
    const std::string rules = R"(<rules>
        <modifier id="mud"><while><round to="1"/></while><cost terrain="grass" is="4"/></modifier>
        <modifier id="rage" figure="f"><of player="1"/><bonus to="attack" n="2"/></modifier>
        <modifier id="peace"><while><round to="1"/></while><cannot act="attack"/></modifier></rules>)";
    auto game = game_of(rules);
    to_turn_of(game.state, "1.drake-sotm");
    const FigureId figure = fig(game.state, drake_of_1);
    const auto reaches = [&](HexCoord hex) {
        return allowed(game.state, Move{figure, game.state.board->index({hex, 1})});
    };
    CHECK(reaches({1, 0}));
    CHECK_FALSE(reaches({2, 0}));
    game.put(sonlen_of_2, {{1, 0}, 1});
    to_attacks(game.state);
    CHECK_FALSE(may_attack(game.state, figure, fig(game.state, sonlen_of_2)));
    game.end_round();
    to_turn_of(game.state, "1.drake-sotm");
    to_attacks(game.state);
    const auto events = testing::act(game.state, Attack{figure, fig(game.state, sonlen_of_2)});
    CHECK(happened<event::Attacked>(events).front().dice == numbers(game.state, game.state[figure].card).attack + 2);
}

TEST_CASE("Nobody rolls for initiative in a round in which a modifier says who is first", "[SCEN-CAPTURE-04]") {
    auto game =
        game_of(R"(<rules><modifier id="ambush"><while><round to="1"/></while><first player="2"/></modifier></rules>)");
    game.to(Step::Kind::TakeTurnStep);
    CHECK(happened<event::Initiative>(game.events).empty());
    CHECK(game.state.order.front() == PlayerId{1});
    game.end_round();
    game.to(Step::Kind::TakeTurnStep);
    CHECK(happened<event::Initiative>(game.events).size() >= 2);
}

TEST_CASE("Rules that name what there is not are refused with their line and what may be meant") {
    CHECK(refusal(R"(<rules>
<rule id="a"><on event="round-end"/><each figure="f"><stands-on zone="gat"/><wound/></each></rule></rules>)")
              .find(":2: there is no zone \"gat\"") != std::string::npos);
    // The event has no figure, so nothing happens.
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><wound/></rule></rules>").empty());
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><wound figure=\"g\"/></rule></rules>")
              .find("no figure here is called \"g\"") != std::string::npos);
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><give card=\"marro-hiwe\" to=\"1\"/></rule></rules>")
              .find("marro-hive") != std::string::npos);
    CHECK(refusal("<victory><win who=\"everybody\"/></victory>").find("cannot win") != std::string::npos);
}

TEST_CASE("What is refused is never what the sentence offers instead") {
    CHECK(refusal("<victory><win who=\"1\"><alive player=\"event\"/></win></victory>") ==
          ":1: \"event\" is not a player here; use 1 to 8, turn, last-to-act, first, controller, nobody or a name "
          "given by an enclosing step or win");
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><may by=\"host\"><say "
                  "text=\"Hear!\"/></may></rule></rules>")
              .find(", event, nobody or a name") != std::string::npos);
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><may by=\"evnt\"><say "
                  "text=\"Hear!\"/></may></rule></rules>")
              .ends_with("did you mean \"event\"?"));
    const auto zones = [](const std::string& first, const std::string& second) {
        return refusal("<zones><zone id=\"east\">" + first + "</zone>\n<zone id=\"west\">" + second +
                       "</zone></zones>");
    };
    CHECK(zones("<zone id=\"east\"/>", "<level/>") ==
          ":1: the zone \"east\" contains itself: remove it from its own conditions");
    CHECK(zones("<level/>", "<not><zone id=\"west\"/></not>") ==
          ":2: the zone \"west\" contains itself: remove it from its own conditions");
    CHECK(zones("<zone id=\"west\"/>", "<level/>") ==
          ":1: the zone \"west\" comes later, but a zone can refer only to zones before it: move it up");
    CHECK(zones("<level/>", "<zone id=\"eats\"/>") == ":2: there is no zone \"eats\"; did you mean \"east\"?");
    CHECK(zones("<level/>", "<zone id=\"east\"/>").empty());
}

TEST_CASE("Zones can be all spaces of a sort") {
    auto game = game_of(R"(<zones><zone id="low"><level at-most="1"/></zone></zones>
        <rules><rule id="flood"><on event="round-end"/><each figure="f"><stands-on zone="low"/><destroy/></each></rule></rules>)",
                        "2 2 1 1 1 1\n 1 1 1 1 1 1");
    game.end_round();
    CHECK(game.stands(drake_of_1));
    CHECK_FALSE(game.stands(sonlen_of_2));
}

TEST_CASE("Conditions of a zone narrow the spaces that it lists, or add others") {
    struct {
        const char* conditions_do;
        bool drake, sonlen;  // Who is destroyed: Drake is in the list and stands high, Sonlen is neither.
    } const table[] = {{"narrow", false, false}, {"add", true, true}};
    for (const auto& row : table) {
        INFO(row.conditions_do);
        auto game = game_of("<zones><zone id=\"low\" spaces=\"0,0,2 1,1,1\" conditions=\"" +
                                std::string(row.conditions_do) + R"("><level at-most="1"/></zone></zones>
            <rules><rule id="flood"><on event="round-end"/><each figure="f"><stands-on zone="low"/><destroy/></each></rule></rules>)",
                            "2 2 1 1 1 1\n 1 1 1 1 1 1");
        game.end_round();
        CHECK(game.stands(drake_of_1) != row.drake);
        CHECK(game.stands(sonlen_of_2) != row.sonlen);
    }
}

TEST_CASE("A zone that lists spaces and holds conditions says what the conditions do") {
    const auto read = [](const std::string& zone) {
        const auto scenario = read_scenario(
            "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><zones>" + zone + "</zones></scenario>",
            "z.xml", shipped());
        return scenario ? "" : describe(scenario.error(), english());
    };
    CHECK(read(R"(<zone id="a" spaces="0,0,1"><level at-most="1"/></zone>)").find("conditions=\"add\"") !=
          std::string::npos);
    CHECK(read(R"(<zone id="a" spaces="0,0,1" conditions="narrow"><level at-most="1"/></zone>)").empty());
    CHECK(read(R"(<zone id="a" spaces="0,0,1" conditions="narrow"/>)").find("has none; add some") != std::string::npos);
}

TEST_CASE("A start zone may have conditions: its figures are placed on the spaces for which they hold") {
    Scenario scenario = drake_against_sonlen(R"(<zones><zone id="high"><level at-least="2"/></zone>
                                 <zone id="east" spaces="3,0,1 4,0,1 0,1,1" conditions="narrow"><not><level at-least="2"/></not></zone></zones>
        <rules><rule id="r"><on event="round-end"/><say text="Late."/></rule></rules>)",
                                             "2 2 1 1 1 1\n 2 1 1 1 1 1");
    std::vector<Setup> setups = *scenario.setups;
    setups[0].players[0].zones = {"high"};
    setups[0].players[1].zones = {"east"};
    for (PlayerSetup& player : setups[0].players) player.army.cards[0].figures.clear();
    scenario.setups = setups;
    PlayedScenario game(scenario);
    CHECK(game.state.setup->players[0].zones[0].size() == 3);
    CHECK(game.state.setup->players[1].zones[0].size() == 2);
}

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
        DrawnGame vines(field, "master-2022");
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

TEST_CASE("A piece that goes lets those on it fall, and what lies below stays") {
    Scenario scenario = drake_against_sonlen(
        R"(<rules><rule id="collapse"><on event="round-end"/><remove-piece piece="bridge"/></rule></rules>)");
    const auto grass = *shipped().piece("grass-1");
    for (int level = 2; level <= 6; ++level)
        scenario.battlefield.add({.kind = grass, .at = {2, 0}, .level = level}, shipped());
    const PieceId bridge = scenario.battlefield.add({.kind = grass, .at = {2, 0}, .level = 7}, shipped());
    scenario.battlefield.name(bridge, "bridge");
    scenario.glyphs = std::vector<Glyph>{{"wannok", {{2, 0}, 7}}};
    PlayedScenario game(scenario);
    game.to(Step::Kind::TakeTurnStep);
    game.put(drake_of_1, {{2, 0}, 7});
    game.end_round();
    const FigureId figure = fig(game.state, drake_of_1);
    REQUIRE(game.stands(drake_of_1));
    CHECK((*game.state.board)[game.state[figure].at()].space == Space{{2, 0}, 6});
    CHECK((*game.state.board)[game.state.glyphs.front().at].space == Space{{2, 0}, 6});
    CHECK(happened<event::MovedByPower>(game.events).size() == 1);
    game.end_round();  // The piece is removed only once.
    CHECK(game.state.board->version() == 2);
}

TEST_CASE("Water covers a zone: who stands there stands in it, as high as before") {
    auto game = game_of(R"(<zones><zone id="low"><level at-most="1"/></zone></zones>
        <rules><rule id="rise"><on event="round-end"/><cover zone="low" kind="water-1"/></rule></rules>)",
                        "2 2 1 1 1 1\n 1 1 1 1 1 1");
    game.end_round();
    const BoardSpace& under = (*game.state.board)[game.state[fig(game.state, sonlen_of_2)].at()];
    CHECK(shipped()[under.terrain].id == "water");
    CHECK(under.height == 1);
    CHECK(shipped()[(*game.state.board)[game.state[fig(game.state, drake_of_1)].at()].terrain].id == "grass");
    game.end_round();  // All low land is covered; nothing is left to do.
    CHECK(game.state.battlefield->size() == 14 + 10);
}

TEST_CASE("Land covers a zone: who stands there is lifted with it, and glyphs too") {
    Scenario scenario = drake_against_sonlen(R"(<zones><zone id="all" spaces="0,0,1 1,0,1"/></zones>
        <rules><rule id="rise"><on event="round-end"/><cover zone="all" kind="sand-1"/></rule></rules>)");
    scenario.glyphs = std::vector<Glyph>{{"brandar", {{1, 0}, 1}}};
    PlayedScenario game(scenario);
    game.end_round();
    REQUIRE(game.stands(drake_of_1));
    CHECK((*game.state.board)[game.state[fig(game.state, drake_of_1)].at()].space == Space{{0, 0}, 2});
    CHECK((*game.state.board)[game.state.glyphs.front().at].space == Space{{1, 0}, 2});
    CHECK(happened<event::Fell>(game.events).empty());
}

TEST_CASE("Only tiles of one hex cover ground") {
    for (const std::string kind : {"grass-7", "marro-hive", "tree-12"}) {
        const std::string told = refusal(
            "<zones><zone id=\"z\" spaces=\"0,0,1\"/></zones><rules><rule id=\"r\"><on event=\"round-end\"/>"
            "<cover zone=\"z\" kind=\"" +
            kind + "\"/></rule></rules>");
        CHECK(told.find("\"" + kind + "\" cannot cover ground") != std::string::npos);
    }
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

TEST_CASE("A roll by a player that there is not yet is told as nobody's") {
    auto game = game_of(
        R"(<rules><rule id="r"><on event="round-start" to="1"/><roll by="first"><case from="1" to="20"><set flag="x"/></case></roll></rule></rules>)");
    const auto rolled = happened<event::RuleRolled>(game.events);
    REQUIRE(rolled.size() == 1);
    const std::string told = english()(*story_of(game.state, Event{rolled.front()}));
    CHECK(told == std::to_string(rolled.front().number) + " is rolled (r).");
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

TEST_CASE("Who did it is the attacker, and a rule may count for his player or strike back at him") {
    auto game = game_of(R"(<rules>
        <rule id="kill"><on event="destroyed"/><add counter="kills" of="attacker"/><wound figure="attacker"/></rule>
        <rule id="late"><on event="round-end"/><each figure="f"><of player="2"/><destroy/></each></rule></rules>)");
    to_turn_of(game.state, "1.drake-sotm");
    game.put(sonlen_of_2, {{1, 0}, 1});
    GameUpdate update(game.state, game.events);
    const FigureId drake = fig(game.state, drake_of_1), sonlen = fig(game.state, sonlen_of_2);
    SECTION("in a fight") {
        update.destroy(sonlen, {drake, true});
        set_off_rules(update);
        while (next_step(game.state) && next_step(game.state)->kind != Step::Kind::TakeTurnStep) {
            const Step step = game.state.steps.back();
            game.state.steps.pop_back();
            run(update, step);
            set_off_rules(update);
        }
        CHECK(count_of(game, "kills", 1) == 1);
        CHECK(game.state[drake].wounds == 1);
    }
    SECTION("by a rule it was nobody") {
        game.end_round();
        CHECK(count_of(game, "kills", 1) == 0);
        CHECK(game.state[drake].wounds == 0);
    }
}

TEST_CASE("Who is attacked is the target") {
    auto game = game_of(R"(<rules><rule id="shield"><on event="attacked"/>
        <if figure="target"><of player="2"/><set flag="struck"/></if><add counter="blows" of="target"/></rule></rules>)");
    game.put(sonlen_of_2, {{1, 0}, 1});
    to_turn_of(game.state, "1.drake-sotm");
    to_attacks(game.state);
    game.act(Attack{fig(game.state, drake_of_1), fig(game.state, sonlen_of_2)});
    CHECK(game.count("struck") == 1);
    CHECK(count_of(game, "blows", 2) == 1);
}

TEST_CASE("Attacker and target are only where an event has them") {
    for (const std::string event : {"round-end", "move-end", "attacked"})
        CHECK(refusal("<rules><rule id=\"a\"><on event=\"" + event + "\"/><wound figure=\"attacker\"/></rule></rules>")
                  .find("\"attacker\"") != std::string::npos);
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"attacked\"/><wound figure=\"target\"/></rule></rules>").empty());
    // A name of the rule's own comes first.
    CHECK(refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><each figure=\"target\"><wound "
                  "figure=\"target\"/></each></rule></rules>")
              .empty());
}

TEST_CASE("Whose turn it is is a condition") {
    auto game = game_of(R"(<rules>
        <rule id="mine"><on event="turn-start"/><when><turn-of player="1"/></when><add counter="mine"/></rule>
        <rule id="none"><on event="round-end"/><when><turn-of player="nobody"/></when><add counter="none"/></rule></rules>)");
    game.end_round();
    const auto turns = happened<event::TurnBegan>(game.events);
    CHECK(count_of(game, "mine", 0) == std::ranges::count(turns, PlayerId{0}, &event::TurnBegan::player));
    CHECK(count_of(game, "mine", 0) < std::ssize(turns));
    CHECK(count_of(game, "none", 0) == 1);
}

TEST_CASE("An <if> asks about the figure that is spoken of, and about another one when it is named") {
    auto game = game_of(R"(<rules><rule id="end"><on event="round-end"/>
        <each figure="f"><if><of player="2"/><wound/></if></each>
        <each figure="g"><of player="1"/><if figure="event"><wounded/><wound/></if></each></rule></rules>)");
    game.end_round();
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 0);
}

TEST_CASE("A player chooses one of several named options, of those that are offered") {
    auto game = game_of(R"(<rules><rule id="ask"><on event="round-end"/>
        <menu by="2" question="What will it be?">
          <option text="Peace"><set flag="peace"/></option>
          <option text="War"><set flag="war"/></option>
          <option text="Gold"><counter id="gold" at-least="1"/><set flag="gold-spent"/></option>
        </menu></rule></rules>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(english()(*question_of(game.state)) == "What will it be?");
    const auto options = offered<ChooseOption>(game.state);
    REQUIRE(options.size() == 2);
    CHECK(english()(choice_of(game.state, options[1])) == "War");
    game.act(options[1]);
    CHECK(game.count("war") == 1);
    CHECK(game.count("peace") == 0);
}

TEST_CASE("A menu with one option left needs no choice, and one without any is nothing") {
    auto game = game_of(R"(<rules><rule id="ask"><on event="round-end"/>
        <menu by="2"><option text="Gold"><flag id="rich"/><set flag="a"/></option><option text="Peace"><set flag="b"/></option></menu>
        <menu by="2"><option text="Gold"><flag id="rich"/><set flag="c"/></option></menu>
        <set flag="d"/></rule></rules>)");
    game.end_round();
    CHECK(game.count("b") == 1);
    CHECK(game.count("c") == 0);
    CHECK(game.count("d") == 1);
}

TEST_CASE("A menu that cannot be asked is refused with what is missing") {
    const auto menu = [](const std::string& options) {
        return refusal("<rules><rule id=\"a\"><on event=\"round-end\"/><menu by=\"1\">" + options +
                       "</menu></rule></rules>");
    };
    CHECK(menu("").find("needs options") != std::string::npos);
    CHECK(menu("<option><say text=\"A\"/></option>").find("a text to choose it by") != std::string::npos);
}

TEST_CASE("Two amounts are compared") {
    struct {
        const char* is;
        bool holds;
    } const table[] = {{"more", false}, {"at-least", false}, {"equal", false}, {"at-most", true}, {"fewer", true}};
    for (const auto& row : table) {
        INFO(row.is);
        auto game = game_of(
            "<rules><rule id=\"r\"><on event=\"round-end\"/><add counter=\"coins\" of=\"2\" n=\"3\"/>"
            "<add counter=\"coins\" of=\"1\"/><if><compare is=\"" +
            std::string(row.is) +
            R"("><counter id="coins" of="1"/><counter id="coins" of="2"/></compare><set flag="yes"/></if></rule></rules>)");
        game.end_round();
        CHECK((game.count("yes") == 1) == row.holds);
    }
    CHECK(refusal("<victory><win who=\"1\"><compare><number n=\"1\"/></compare></win></victory>").find("two") !=
          std::string::npos);
}

TEST_CASE("How much is what a die shows, what a counter says, how many there are, or all of these together") {
    auto game = game_of(R"(<rules><rule id="r"><on event="round-end"/>
        <roll by="1"><case from="1" to="20"><add counter="rolled"><rolled/></add>
          <each figure="f"><of player="2"/><wound><count><of player="1"/></count></wound></each></case></roll>
        <add counter="both" n="2"><counter id="rolled"/><number n="5"/></add>
        <repeat n="3"><add counter="thrice"/></repeat>
        <repeat><counter id="thrice"/><add counter="again"/></repeat></rule></rules>)");
    game.end_round();
    const int rolled = happened<event::RuleRolled>(game.events).front().number;
    CHECK(count_of(game, "rolled", 0) == rolled);
    CHECK(count_of(game, "both", 0) == 2 * (rolled + 5));
    CHECK(count_of(game, "thrice", 0) == 3);
    CHECK(count_of(game, "again", 0) == 3);
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 1);
}

TEST_CASE("A misspelt event is told with what may be meant") {
    const auto read = read_scenario(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules><rule "
        "id=\"a\"><on event=\"turn-begin\"/></rule></rules></scenario>",
        "a.xml", shipped());
    REQUIRE_FALSE(read);
    CHECK(describe(read.error(), english()).ends_with("did you mean \"turn-start\"?"));
}

TEST_CASE("A figure beside a door, a castle wall or a tree is next to it, as it is within one space of it") {
    struct {
        std::string what, kind;
        HexCoord at;
        int level;
    } const table[] = {{"a door", "castle-door", {0, 1}, 2},
                       {"a wall", "castle-wall-straight", {1, 0}, 2},
                       {"a tree", "tree-10", {1, 0}, 2}};
    for (const auto& row : table) {
        Scenario scenario = drake_against_sonlen(R"(<rules><rule id="knock"><on event="round-end"/>
            <each figure="f"><next-to piece="thing"/><add counter="beside" of="f"/></each>
            <each figure="f"><within spaces="1" piece="thing"/><add counter="near" of="f"/></each>
            <each figure="f"><next-to piece="thing"/><wound/></each></rule></rules>)");
        const auto kind = shipped().piece(row.kind);
        INFO(row.what);
        REQUIRE(kind);
        const PieceId id = scenario.battlefield.add({.kind = *kind, .at = row.at, .level = row.level}, shipped());
        scenario.battlefield.name(id, "thing");
        PlayedScenario game(scenario);
        game.end_round();
        CHECK(game.state[fig(game.state, drake_of_1)].wounds == 1);
        CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 0);
    }
}

TEST_CASE("Who stands high up beside a tree is next to it, who stands on a tile is not") {
    const std::string knock = R"(<rules><rule id="knock"><on event="round-end"/>
        <each figure="f"><next-to piece="thing"/><wound/></each></rule></rules>)";
    constexpr std::string_view drawing = R"(
    9 1 1 1 1 2
     1 1 1 1 1 1
    1 1 1 1 1 1)";
    Scenario crown = drake_against_sonlen(knock, drawing);
    crown.battlefield.name(
        crown.battlefield.add({.kind = *shipped().piece("tree-10"), .at = {1, 0}, .level = 2}, shipped()), "thing");
    PlayedScenario tree(crown);
    tree.end_round();
    CHECK(tree.state[fig(tree.state, drake_of_1)].wounds == 1);
    Scenario on_it = drake_against_sonlen(knock, drawing);
    PieceId below{};
    on_it.battlefield.each([&](const PlacedPiece& piece) {
        if (piece.at == HexCoord{5, 0} && piece.level == 2) below = piece.id;
    });
    on_it.battlefield.name(below, "thing");
    PlayedScenario tile(on_it);
    tile.end_round();
    CHECK(tile.state[fig(tile.state, sonlen_of_2)].wounds == 0);
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

TEST_CASE("A space bears a glyph: any, or the one that is named, whichever side is up") {
    Scenario scenario = drake_against_sonlen(R"(<rules><rule id="r"><on event="round-end"/>
        <add counter="any"><count of="spaces"><glyph/></count></add>
        <add counter="brandar"><count of="spaces"><glyph id="brandar"/></count></add>
        <add counter="crevcor"><count of="spaces"><glyph id="crevcor"/></count></add>
        <each figure="f"><stands-on><glyph id="brandar"/></stands-on><wound/></each></rule></rules>)");
    scenario.glyphs =
        std::vector<Glyph>{{"brandar", {{0, 0}, 1}, Facing::Power}, {"thorian", {{3, 1}, 1}, Facing::Symbol}};
    PlayedScenario game(scenario);
    game.end_round();
    CHECK(count_of(game, "any", 0) == 2);
    CHECK(count_of(game, "brandar", 0) == 1);
    CHECK(count_of(game, "crevcor", 0) == 0);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 1);
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 0);
}

// ---- declared flags and counters

namespace {

std::vector<std::string> counts_told(const PlayedScenario& game) {
    std::vector<std::string> told;
    for (const Event& event : game.events)
        if (std::holds_alternative<event::Counted>(event)) told.push_back(english()(*story_of(game.state, event)));
    return told;
}

}  // namespace

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

// ---- whose cards score

namespace {

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
