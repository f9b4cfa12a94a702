// Figures that come back, come for nobody, or come to fight for somebody else: <return>, <arrive player="nobody">,
// <convert>.
#include "engine/game/ending.h"
#include "engine/game/observation.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/session/session.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Four Marro Drudges and Raelin of player 1, Drake of player 2; the zone "gate" are the last two spaces of the row.
Scenario field_with(const std::string& rules) {
    ShippedGame game("1 1 1 1 1 1 1 1 1");
    game.army(1, "marro-drudge", {{0, 0}, {1, 0}, {2, 0}})
        .army(1, "raelin-sotm", {{4, 0}})
        .army(2, "drake-sotm", {{6, 0}});
    Scenario scenario = game.set_up();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><zones><zone id=\"gate\" "
        "spaces=\"7,0,1 8,0,1\"/></zones>" +
            rules + "</scenario>",
        "back.xml");
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    return scenario;
}

void falls_now(PlayedScenario& game, const std::string& figure) { destroy(game.state, figure); }

}  // namespace

TEST_CASE("a destroyed figure comes back without wounds on a space that the player chooses") {
    PlayedScenario game(field_with(R"(<rules><rule id="rally"><on event="round-end"/>
        <return by="1" zone="gate"><of player="1"/><card type="squad"/></return></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    falls_now(game, "1.marro-drudge.1.1");
    falls_now(game, "1.marro-drudge.1.2");
    falls_now(game, "1.raelin-sotm.1.1");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{0});
    CHECK(english()(*question_of(game.state)) == "The scenario's rule rally: who comes back?");
    CHECK(offered<ChooseFigure>(game.state).size() == 2);  // Not Raelin, who is no squad.
    game.act(ChooseFigure{fig(game.state, "1.marro-drudge.1.2")});
    CHECK(offered<PlaceFigure>(game.state).size() == 2);
    game.act(PlaceFigure{fig(game.state, "1.marro-drudge.1.2"), at(game.state, {8, 0})});
    CHECK(game.stands("1.marro-drudge.1.2"));
    CHECK(wounds_of(game.state, "1.marro-drudge.1.2") == 0);
    CHECK_FALSE(game.stands("1.marro-drudge.1.1"));
    CHECK(happened<event::Returned>(game.events).size() == 1);
    game.end_round();  // Only one is left to choose: the player is asked for the space at once.
    CHECK(offered<ChooseFigure>(game.state).empty());
    CHECK(offered<PlaceFigure>(game.state).size() == 1);
}

TEST_CASE("nobody comes back when nobody has fallen or there is no room") {
    const std::string rules = R"(<rules><rule id="rally"><on event="round-end"/>
        <return by="1" zone="gate"><of player="1"/></return><say text="Now."/></rule></rules>)";
    PlayedScenario none(field_with(rules));
    none.end_round();
    CHECK_FALSE(none.at(Step::Kind::RuleChoice));
    PlayedScenario full(field_with(rules));
    full.to(Step::Kind::TakeTurnStep);
    falls_now(full, "1.marro-drudge.1.1");
    full.put("2.drake-sotm.1.1", {{7, 0}, 1});
    full.put("1.raelin-sotm.1.1", {{8, 0}, 1});
    full.end_round();
    CHECK_FALSE(full.at(Step::Kind::RuleChoice));
    CHECK_FALSE(full.stands("1.marro-drudge.1.1"));
}

TEST_CASE("the figure that has just fallen comes back") {
    PlayedScenario game(field_with(R"(<rules><rule id="undying"><on event="destroyed"/>
        <return figure="event" by="controller" zone="gate"><card id="raelin-sotm"/></return></rule>
        <rule id="doom"><on event="round-end"/><each figure="f"><card id="raelin-sotm"/><destroy/></each></rule></rules>)"));
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(offered<PlaceFigure>(game.state).size() == 2);
    game.pass();
    CHECK(game.stands("1.raelin-sotm.1.1"));
    CHECK_FALSE(game.state.over);
}

TEST_CASE("reinforcements for nobody stand on the first free spaces, or where a player puts them") {
    const auto rule = [](const std::string& by) {
        return R"(<rules><rule id="lair"><on event="round-end"/><arrive player="nobody" card="finn" zone="gate")" + by +
               "/></rule></rules>";
    };
    PlayedScenario game(field_with(rule("")));
    game.end_round();
    const FigureId finn = fig(game.state, "0.finn.1.1");
    REQUIRE(game.state[finn].on_board());
    CHECK(hex_of(game.state, "0.finn.1.1") == HexCoord{7, 0});
    CHECK_FALSE(controller(game.state, finn).valid());
    CHECK_FALSE(friends(game.state, finn, fig(game.state, "1.raelin-sotm.1.1")));
    PlayedScenario asked(field_with(rule(" by=\"2\"")));
    asked.end_round();
    REQUIRE(asked.at(Step::Kind::RuleChoice));
    CHECK(to_decide(asked.state) == PlayerId{1});
    asked.act(PlaceFigure{fig(asked.state, "0.finn.1.1"), at(asked.state, {8, 0})});
    CHECK(hex_of(asked.state, "0.finn.1.1") == HexCoord{8, 0});
}

namespace {

// Carries the change out as a rule would.
Events converts(PlayedScenario& game, const std::string& figure, PlayerId to) {
    Events events;
    GameUpdate(game.state, events).convert(fig(game.state, figure), to);
    return events;
}

// What all players have together.
int all_scores(const GameState& state) {
    int sum = 0;
    for (std::size_t i = 0; i < state.players.size(); ++i) sum += score_of(state, PlayerId{static_cast<int>(i)});
    return sum;
}

}  // namespace

TEST_CASE("one figure of a squad changes sides, and its new player has a card of it with turns and markers") {
    PlayedScenario game(field_with(R"(<rules><rule id="turncoat"><on event="round-end"/><each figure="f">
        <wounded at-least="1"/><convert to="2"/></each></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    const FigureId drudge = fig(game.state, "1.marro-drudge.1.2"), first = fig(game.state, "1.marro-drudge.1.1");
    const CardId before = game.state[drudge].card;
    const Events events = converts(game, "1.marro-drudge.1.2", PlayerId{1});
    CHECK(controller(game.state, drudge) == PlayerId{1});
    CHECK(name_of(game.state, drudge) == "2.marro-drudge.1.1");
    CHECK(fig(game.state, "2.marro-drudge.1.1") == drudge);
    CHECK(figures_on_board(game.state, before) == 2);
    CHECK(english()(*story_of(game.state, events.front())) ==
          "Marro Drudge 1 of player 2 has changed sides and now fights for player 2.");
    converts(game, "1.marro-drudge.1.1", PlayerId{1});
    CHECK(figures_of(game.state, game.state[drudge].card).size() == 2);
    CHECK(name_of(game.state, first) == "2.marro-drudge.1.2");
    game.end_round();
    while (!game.at(Step::Kind::Markers)) game.pass();
    while (next_step(game.state)->player != PlayerId{1}) game.pass();
    CHECK(allowed(game.state, PlaceMarker{1, game.state[drudge].card}));
}

TEST_CASE("a rule makes figures change sides, those that it does not affect stay") {
    const std::string rules = R"(<rules><rule id="sway"><on event="round-end"/><each figure="f">
        <card type="squad"/><convert to="2"/></each></rule>)";
    PlayedScenario game(field_with(rules + "</rules>"));
    game.end_round();
    game.to(Step::Kind::TakeTurnStep);
    for (const char* name : {"2.marro-drudge.1.1", "2.marro-drudge.1.2"}) CHECK(game.stands(name));
    // The last of them took the card along.
    CHECK(controller(game.state, fig(game.state, "1.marro-drudge.1.3")) == PlayerId{1});
    PlayedScenario firm(field_with(rules + R"(<modifier id="firm"><unaffected by="sway"/></modifier></rules>)"));
    firm.end_round();
    firm.to(Step::Kind::TakeTurnStep);
    CHECK(controller(firm.state, fig(firm.state, "1.marro-drudge.1.1")) == PlayerId{0});
}

TEST_CASE("a figure that is the last on its card changes sides with the card") {
    PlayedScenario game(field_with(""));
    game.to(Step::Kind::TakeTurnStep);
    const std::size_t cards = game.state.cards.size();
    CHECK(happened<event::ControlChanged>(converts(game, "1.raelin-sotm.1.1", PlayerId{})).size() == 1);
    CHECK(game.state.cards.size() == cards);
    CHECK_FALSE(controller(game.state, fig(game.state, "1.raelin-sotm.1.1")).valid());
    falls_now(game, "1.marro-drudge.1.1");
    falls_now(game, "1.marro-drudge.1.2");
    converts(game, "1.marro-drudge.1.3", PlayerId{1});
    CHECK(game.state.cards.size() == cards);
    CHECK(controller(game.state, fig(game.state, "1.marro-drudge.1.3")) == PlayerId{1});
    CHECK(converts(game, "1.marro-drudge.1.3", PlayerId{1}).empty());  // It fights for that player already.
}

TEST_CASE("who changes sides joins the card of its kind that the player commands, and no two cards share a name") {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "marro-drudge", {{0, 0}, {1, 0}, {2, 0}})
        .army(1, "raelin-sotm", {{3, 0}})
        .army(2, "marro-drudge", {{4, 0}, {5, 0}, {6, 0}})
        .army(2, "drake-sotm", {{7, 0}});
    PlayedScenario game(drawn.set_up());
    game.to(Step::Kind::TakeTurnStep);
    const std::size_t cards = game.state.cards.size();
    const FigureId drudge = fig(game.state, "1.marro-drudge.1.1");
    converts(game, "1.marro-drudge.1.1", PlayerId{1});
    CHECK(game.state.cards.size() == cards);
    CHECK(name_of(game.state, drudge) == "2.marro-drudge.2.1");
    CHECK(fig(game.state, "2.marro-drudge.2.1") == drudge);
    // The card of player 2 fights for nobody: whoever changes to him then is on a card that has another owner's name.
    const FigureId other = fig(game.state, "1.marro-drudge.1.2");
    game.state[game.state[drudge].card].controller = {};
    converts(game, "1.marro-drudge.1.2", PlayerId{1});
    CHECK(controller(game.state, other) == PlayerId{1});
    CHECK(name_of(game.state, other) == "0.marro-drudge.1.1");
    CHECK(fig(game.state, "0.marro-drudge.1.1") == other);
}

TEST_CASE("no points are lost or won twice when figures change sides", "[SCORE-01][SCORE-02][COMMON-01]") {
    for (const char* edition : {"master-2004", "master-2007", "master-2022"}) {
        CAPTURE(edition);
        Scenario scenario = field_with("");
        scenario.edition = edition;
        PlayedScenario game(scenario);
        game.to(Step::Kind::TakeTurnStep);
        const int whole = all_scores(game.state), two = score_of(game.state, PlayerId{1});
        const bool shares = game.state.rules().score_shares;
        converts(game, "1.marro-drudge.1.1", PlayerId{1});
        CHECK(all_scores(game.state) == whole);
        CHECK((score_of(game.state, PlayerId{1}) > two) == shares);
        converts(game, "1.marro-drudge.1.2", PlayerId{1});
        CHECK(all_scores(game.state) == whole);
        CHECK((score_of(game.state, PlayerId{1}) > two) == shares);
        converts(game, "1.marro-drudge.1.3", PlayerId{1});  // The last one takes the card along.
        CHECK(all_scores(game.state) == whole);
        CHECK(score_of(game.state, PlayerId{1}) > two);
    }
}

TEST_CASE("figures come back on, and nobody's reinforcements come to, the space that a rule names") {
    PlayedScenario game(field_with(R"(<rules><rule id="rally"><on event="round-end"/><choose by="1" space="s">
        <terrain is="grass"/><return at="s" by="1"><of player="1"/></return>
        <arrive player="nobody" card="finn" at="s"/></choose></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    falls_now(game, "1.marro-drudge.1.1");
    game.end_round();
    game.act(ChooseSpace{at(game.state, {3, 0})});
    CHECK(offered<PlaceFigure>(game.state).empty());  // The space leaves no choice.
    CHECK(hex_of(game.state, "1.marro-drudge.1.1") == HexCoord{3, 0});
    CHECK_FALSE(game.stands("0.finn.1.1"));  // No room was left.
    CHECK(happened<event::LeftOut>(game.events).size() == 1);
}

TEST_CASE("a record that answers where a figure goes, though the space was named, is followed as before") {
    const auto scenario =
        std::make_shared<const Scenario>(field_with(R"(<rules><rule id="go" once="yes"><on event="round-start"/>
        <choose by="1" space="s"><not><occupied/></not><each figure="f"><card id="raelin-sotm"/>
        <place at="s" by="1"/></each></choose></rule></rules>)"));
    auto game = GameSession::begin(scenario, shared_shipped(), {}, Seats(2, nullptr));
    REQUIRE(game);
    const auto chosen = game->state().board->index({{5, 0}, 1});
    REQUIRE(game->act(ChooseSpace{chosen}));
    CHECK(hex_of(game->state(), "1.raelin-sotm.1.1") == HexCoord{5, 0});
    Record record = game->whole_record();
    REQUIRE(record.actions.size() == 1);
    const PlaceFigure answer{fig(game->state(), "1.raelin-sotm.1.1"), chosen};
    record.actions.push_back({wording_of(game->state(), answer), record.actions[0].check});
    record.actions[0].check ^= 1;  // At that time the question still waited.
    const auto again = GameSession::from_record(scenario, shared_shipped(), record);
    REQUIRE(again);
    CHECK(again->state() == game->state());
    record.actions[1].check ^= 1;
    CHECK_FALSE(GameSession::from_record(scenario, shared_shipped(), record));
}

TEST_CASE("figures of nobody come from the reserve one by one, as somebody chooses them") {
    Scenario scenario = field_with(R"(<rules><rule id="up-to-two"><on event="round-end"/><repeat n="2">
        <choose by="2" figure="f" where="reserve" optional="yes"><card id="marro-drudge"/>
        <place zone="gate" by="2"/></choose></repeat></rule></rules>)");
    scenario.setups.change(
        [](std::vector<Setup>& setups) { setups[0].nobodys.cards.push_back({"marro-drudge", 1, {}}); });
    PlayedScenario game(scenario);
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(offered<ChooseFigure>(game.state).size() == 3);
    game.act(ChooseFigure{fig(game.state, "0.marro-drudge.1.2")});
    CHECK(offered<PlaceFigure>(game.state).size() == 2);
    game.act(PlaceFigure{fig(game.state, "0.marro-drudge.1.2"), at(game.state, {7, 0})});
    CHECK(game.stands("0.marro-drudge.1.2"));
    CHECK(offered<ChooseFigure>(game.state).size() == 2);
    game.act(Done{});
    CHECK_FALSE(game.stands("0.marro-drudge.1.1"));
}

TEST_CASE("a computer calls its best figure back, and lets only enemies change sides") {
    PlayedScenario back(field_with(R"(<rules><rule id="rally"><on event="round-end"/>
        <return by="1" zone="gate"><not><wounded at-least="90"/></not></return></rule></rules>)"));
    back.to(Step::Kind::TakeTurnStep);
    falls_now(back, "1.marro-drudge.1.1");
    falls_now(back, "1.raelin-sotm.1.1");
    back.end_round();
    DiceBag bag{1};
    const auto legal = legal_actions(back.state);
    const auto best = player_kind("greedy")->choose(observation(back.state, PlayerId{0}), PlayerId{0}, legal, bag);
    CHECK(legal[best] == Action{ChooseFigure{fig(back.state, "1.raelin-sotm.1.1")}});

    PlayedScenario turn(field_with(R"(<rules><rule id="sway"><on event="round-end"/><choose by="1" figure="f">
        <card type="hero"/><convert to="1"/></choose></rule></rules>)"));
    turn.end_round();
    const auto choices = legal_actions(turn.state);
    const auto swayed = player_kind("greedy")->choose(observation(turn.state, PlayerId{0}), PlayerId{0}, choices, bag);
    CHECK(choices[swayed] == Action{ChooseFigure{fig(turn.state, "2.drake-sotm.1.1")}});
}
