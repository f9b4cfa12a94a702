// Turns that a scenario gives or takes away: <give-turn>, <markers>, <shared-markers>.
#include "engine/game/observation.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/imagined.h"
#include "engine/story/story.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn and Raelin of player 1, who has every first turn, Sonlen and Drake of player 2.
Scenario hurried(const std::string& rules) {
    ShippedGame game("1 1 1 1 1 1 1 1 1");
    game.army(1, "finn", {{0, 0}}).army(1, "raelin-sotm", {{2, 0}});
    game.army(2, "sonlen", {{6, 0}}).army(2, "drake-sotm", {{8, 0}});
    Scenario scenario = game.set_up();
    scenario.rulebook = read_or_fail(
                            "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules>"
                            "<modifier id=\"first\"><first player=\"1\"/></modifier>" +
                                rules + "</rules></scenario>",
                            "turns.xml")
                            .rulebook;
    return scenario;
}

CardId card_now(const GameState& state) { return state.turns.empty() ? CardId{} : state.turns.back().card; }

// Lays these markers of player 1, in order, and goes on to his first turn or to what a rule asks before it.
void lay_markers(PlayedScenario& game, const std::vector<std::string>& cards) {
    game.to(Step::Kind::Markers);
    int marker = 0;
    for (const std::string& card : cards) game.act(PlaceMarker{++marker, testing::card(game.state, card)});
    while (game.at(Step::Kind::Markers)) game.pass();
}

int turns_of(const PlayedScenario& game, int player) {
    return static_cast<int>(
        std::ranges::count(happened<event::TurnBegan>(game.events), PlayerId{player - 1}, &event::TurnBegan::player));
}

void play_round(PlayedScenario& game) {
    for (int guard = 0; guard < 500 && game.state.round == 1 && !game.state.over; ++guard) game.pass();
}

const std::vector<std::string> all_on_finn(4, "1.finn");

}  // namespace

TEST_CASE("a rule gives a player one more turn with a card of his choice", "[TURN-01]") {
    PlayedScenario game(hurried(R"(<rule id="again" once="yes"><on event="turn-end"/>
        <give-turn player="turn" question="Who goes once more?"/></rule>)"));
    lay_markers(game, all_on_finn);
    CHECK(card_now(game.state) == card(game.state, "1.finn"));
    game.to(Step::Kind::RuleChoice);
    CHECK(to_decide(game.state) == PlayerId{0});
    CHECK(english()(*question_of(game.state)) == "Who goes once more?");
    CHECK(offered<TakeTurn>(game.state).size() == 2);
    CHECK_FALSE(allowed(game.state, Done{}));
    game.act(TakeTurn{card(game.state, "1.raelin-sotm")});
    CHECK(card_now(game.state) == card(game.state, "1.raelin-sotm"));
    CHECK(happened<event::TurnBegan>(game.events).back().number == 0);
    play_round(game);
    CHECK(turns_of(game, 1) == 4);
    CHECK(turns_of(game, 2) == 3);
}

TEST_CASE("in a turn that a rule has given the same rule gives no other") {
    PlayedScenario game(hurried(R"(<rule id="again"><on event="turn-end"/><on event="turn-start"/>
        <give-turn player="1" card="finn"/></rule>)"));
    lay_markers(game, all_on_finn);
    play_round(game);
    CHECK(happened<event::RuleStopped>(game.events).empty());
    CHECK(turns_of(game, 1) == 3 + 3 + 6);  // After each of his own turns, before and after each of the other's.
    CHECK(turns_of(game, 2) == 3);
}

TEST_CASE("a turn is given only with a card that the player controls and that has a figure for which all holds") {
    const auto offered_with = [](const std::string& word, const std::string& gone = "") {
        PlayedScenario game(hurried(R"(<rule id="again" once="yes"><on event="turn-end"/>)" + word + "</rule>"));
        lay_markers(game, {4, "1.raelin-sotm"});
        if (!gone.empty()) destroy(game.state, gone);
        for (int guard = 0; guard < 50 && !game.at(Step::Kind::RuleChoice) && turns_of(game, 1) + turns_of(game, 2) < 2;
             ++guard)
            game.pass();
        return game.at(Step::Kind::RuleChoice) ? "asked" : name_of(game.state, card_now(game.state));
    };
    CHECK(offered_with(R"(<give-turn player="1"/>)") == "asked");
    CHECK(offered_with(R"(<give-turn player="1"/>)", "1.finn.1.1") == "1.raelin-sotm");
    CHECK(offered_with(R"(<give-turn player="1" card="finn"/>)") == "1.finn");
    CHECK(offered_with(R"(<give-turn player="1" card="finn"/>)", "1.finn.1.1") == "2.drake-sotm");
    CHECK(offered_with(R"(<give-turn player="1" card="sonlen"/>)") == "2.drake-sotm");
    CHECK(offered_with(R"(<give-turn player="2" card="sonlen"/>)") == "2.sonlen");
    CHECK(offered_with(R"(<give-turn player="1"><not><active/></not></give-turn>)") == "1.finn");
    CHECK(offered_with(R"(<give-turn player="1"><wounded/></give-turn>)") == "2.drake-sotm");
    CHECK(offered_with(R"(<give-turn player="nobody"/>)") == "2.drake-sotm");
}

TEST_CASE("a turn is taken with another card than the one whose marker was revealed") {
    PlayedScenario game(hurried(R"(<rule id="change"><on event="turn-start"/>
        <give-turn player="1" card="raelin-sotm" instead="yes"/></rule>)"));
    lay_markers(game, {"1.finn", "1.raelin-sotm", "1.finn", "1.finn"});
    CHECK(card_now(game.state) == card(game.state, "1.raelin-sotm"));
    CHECK(happened<event::TurnLapsed>(game.events).size() == 1);
    CHECK(english()(*story_of(game.state, happened<event::TurnLapsed>(game.events).front())) ==
          "The turn of Finn the Viking Champion is over: another turn is taken instead.");
    while (!game.state.turns.empty() && game.state.turns.front().player == PlayerId{0}) game.pass();
    CHECK(card_now(game.state) == card(game.state, "1.raelin-sotm"));
}

TEST_CASE("who may take another turn instead may also go on with his own") {
    const auto rule = [](const std::string& conditions) {
        return hurried(R"(<rule id="change"><on event="turn-start">)" + conditions +
                       R"(</on><give-turn player="turn" instead="yes" optional="yes"/></rule>)");
    };
    PlayedScenario game(rule(""));
    lay_markers(game, all_on_finn);
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(english()(*question_of(game.state)) == "The scenario’s rule change: which card takes the turn?");
    CHECK(offered<TakeTurn>(game.state) == std::vector{TakeTurn{card(game.state, "1.raelin-sotm")}});
    PlayedScenario other = game;
    game.act(Done{});
    CHECK(card_now(game.state) == card(game.state, "1.finn"));
    CHECK(happened<event::TurnLapsed>(game.events).empty());
    other.act(TakeTurn{card(other.state, "1.raelin-sotm")});
    CHECK(card_now(other.state) == card(other.state, "1.raelin-sotm"));
    CHECK(other.at(Step::Kind::TakeTurnStep));
}

TEST_CASE("what is left of a turn lapses when another is taken instead, and a turn that is over does not") {
    PlayedScenario moved(hurried(R"(<rule id="change" once="yes"><on event="move-end"/>
        <give-turn player="1" card="raelin-sotm" instead="yes"/></rule>)"));
    lay_markers(moved, all_on_finn);
    while (!allowed(moved.state, Move{fig(moved.state, "1.finn.1.1"), at(moved.state, {1, 0})})) moved.pass();
    moved.act(Move{fig(moved.state, "1.finn.1.1"), at(moved.state, {1, 0})});
    CHECK(card_now(moved.state) == card(moved.state, "1.raelin-sotm"));
    while (!moved.state.turns.empty() && moved.state.turns.front().player == PlayerId{0}) {
        CHECK(card_now(moved.state) != card(moved.state, "1.finn"));
        moved.pass();
    }
    PlayedScenario ended(hurried(R"(<rule id="change" once="yes"><on event="turn-end"/>
        <give-turn player="1" card="raelin-sotm" instead="yes"/></rule>)"));
    lay_markers(ended, all_on_finn);
    play_round(ended);
    CHECK(turns_of(ended, 1) == 4);
    CHECK(happened<event::TurnLapsed>(ended.events).empty());
}

TEST_CASE("a turn may be given between the turns of a round and in a basic game") {
    PlayedScenario game(hurried(R"(<rule id="dawn"><on event="round-start" to="1"/>
        <give-turn player="2" card="drake-sotm"/></rule>)"));
    for (int guard = 0; guard < 50 && game.state.turns.empty(); ++guard) game.pass();
    CHECK(card_now(game.state) == card(game.state, "2.drake-sotm"));
    play_round(game);
    CHECK(turns_of(game, 2) == 4);
    Scenario basic = hurried(R"(<rule id="again" once="yes"><on event="turn-end"/>
        <give-turn player="1" card="raelin-sotm"/></rule>)");
    basic.edition = "basic-2007";
    PlayedScenario plain(basic);
    for (int guard = 0; guard < 50 && turns_of(plain, 1) < 2; ++guard) plain.pass();
    CHECK(card_now(plain.state) == card(plain.state, "1.raelin-sotm"));
}

// ---- order markers

namespace {

std::vector<int> markers_laid_by(const PlayedScenario& game, int player) {
    std::vector<int> markers;
    for (const auto& each : happened<event::MarkerPlaced>(game.events))
        if (each.player == PlayerId{player - 1}) markers.push_back(each.marker);
    return markers;
}

}  // namespace

TEST_CASE("a player lays fewer numbered order markers, and has as many turns", "[ORDER-01]") {
    PlayedScenario game(hurried(R"(<modifier id="slow"><markers player="2" n="1"/></modifier>)"));
    game.to(Step::Kind::TakeTurnStep);
    CHECK(markers_laid_by(game, 1) == std::vector{1, 2, 3, x_marker});
    CHECK(markers_laid_by(game, 2) == std::vector{1, x_marker});
    play_round(game);
    CHECK(turns_of(game, 1) == 3);
    CHECK(turns_of(game, 2) == 1);
    CHECK(happened<event::TurnLost>(game.events).empty());
}

TEST_CASE("with no numbered order marker there is no X either, and of several numbers the least counts") {
    PlayedScenario game(hurried(R"(<modifier id="slow"><markers n="2"/><markers player="2" n="0"/></modifier>)"));
    game.to(Step::Kind::Markers);
    CHECK(markers_to_lay(game.state) == 3);
    play_round(game);
    CHECK(markers_laid_by(game, 1) == std::vector{1, 2, x_marker});
    CHECK(markers_laid_by(game, 2).empty());
    CHECK(turns_of(game, 1) == 2);
    CHECK(turns_of(game, 2) == 0);
}

TEST_CASE("fewer order markers count from when they are laid") {
    PlayedScenario game(hurried(R"(<modifier id="slow"><while><flag id="tired"/></while><markers n="1"/></modifier>
        <rule id="tire"><on event="turn-end"/><set flag="tired"/></rule>)"));
    game.to(Step::Kind::Markers);
    CHECK(markers_to_lay(game.state) == 4);
    play_round(game);
    CHECK(turns_of(game, 1) == 3);
    game.to(Step::Kind::Markers);
    CHECK(markers_to_lay(game.state) == 2);
}

namespace {

// Finn of player 1 and Drake of player 3 are of one team, Sonlen and Raelin of players 2 and 4 of the other.
Scenario teams_with(const std::string& rules) {
    ShippedGame game("1 1 1 1 1 1 1 1 1");
    game.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{6, 0}}).army(3, "drake-sotm", {{2, 0}});
    game.army(4, "raelin-sotm", {{8, 0}}).team(1, 1).team(2, 2).team(3, 1).team(4, 2);
    Scenario scenario = game.set_up();
    scenario.rulebook = read_or_fail(
                            "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules>"
                            "<modifier id=\"first\"><first player=\"1\"/></modifier>" +
                                rules + "</rules></scenario>",
                            "teams.xml")
                            .rulebook;
    return scenario;
}

}  // namespace

TEST_CASE("the players of a team lay one set of order markers, one each in turn, on the cards of either", "[TEAM-01]") {
    PlayedScenario game(teams_with(R"(<modifier id="one"><shared-markers player="3"/></modifier>)"));
    game.to(Step::Kind::Markers);
    CHECK(to_decide(game.state) == PlayerId{0});
    CHECK(offered<PlaceMarker>(game.state).size() == 2);
    CHECK(markers_to_lay(game.state) == 1);
    game.act(PlaceMarker{1, card(game.state, "3.drake-sotm")});
    CHECK(to_decide(game.state) == PlayerId{2});
    game.act(PlaceMarker{2, card(game.state, "1.finn")});
    CHECK(to_decide(game.state) == PlayerId{0});
    game.act(PlaceMarker{3, card(game.state, "1.finn")});
    CHECK(to_decide(game.state) == PlayerId{2});
    game.act(PlaceMarker{x_marker, card(game.state, "1.finn")});
    CHECK(markers_laid_by(game, 2).empty());
    game.to(Step::Kind::TakeTurnStep);
    CHECK(markers_laid_by(game, 2).size() == 4);  // The other team does not share.
    CHECK(markers_laid_by(game, 4).size() == 4);
    CHECK(card_now(game.state) == card(game.state, "3.drake-sotm"));
    CHECK(to_decide(game.state) == PlayerId{2});
    play_round(game);
    CHECK(turns_of(game, 1) == 2);
    CHECK(turns_of(game, 3) == 1);
    CHECK(turns_of(game, 2) == 3);
    CHECK(turns_of(game, 4) == 3);
}

TEST_CASE("in what an opponent imagines, a team lays its shared markers all anew, however many it has laid",
          "[ORDER-03][TEAM-01]") {
    for (const int laid : {0, 1, 2, 4}) {
        PlayedScenario game(teams_with(R"(<modifier id="one"><shared-markers player="3"/></modifier>)"));
        game.to(Step::Kind::Markers);
        for (int marker = 1; marker <= laid; ++marker) game.act(PlaceMarker{marker, card(game.state, "1.finn")});
        const PlayerId opponent{1};
        for (const GameState& known : {game.state, observation(game.state, opponent)}) {
            DiceBag bag{1};
            GameState made = players::imagined(known, opponent, bag);
            while (!made.begun) act(made, legal_actions(made).front());
            const GameCard &finn = made[card(made, "1.finn")], &drake = made[card(made, "3.drake-sotm")];
            CHECK((finn.markers | drake.markers) == 15);
            CHECK((finn.markers & drake.markers) == 0);
            CHECK(made[card(made, "4.raelin-sotm")].markers == 15);
        }
    }
}

TEST_CASE("of shared markers the least that one of the team may lay counts for all") {
    PlayedScenario game(teams_with(
        R"(<modifier id="one"><shared-markers/></modifier><modifier id="few"><markers player="3" n="2"/></modifier>)"));
    game.to(Step::Kind::TakeTurnStep);
    std::vector<int> of_both = markers_laid_by(game, 1);
    for (const int marker : markers_laid_by(game, 3)) of_both.push_back(marker);
    std::ranges::sort(of_both);
    CHECK(of_both == std::vector{1, 2, x_marker});
    play_round(game);
    CHECK(turns_of(game, 1) + turns_of(game, 3) == 2);
    CHECK(turns_of(game, 2) + turns_of(game, 4) == 3);
}

TEST_CASE("who is out lays no shared marker, and his team keeps its turns") {
    PlayedScenario game(teams_with(R"(<modifier id="one"><shared-markers/></modifier>)"));
    game.to(Step::Kind::TakeTurnStep);
    destroy(game.state, "1.finn.1.1");
    play_round(game);
    REQUIRE(game.state.players[0].out);
    game.events.clear();
    for (int guard = 0; guard < 500 && game.state.round == 2; ++guard) game.pass();
    CHECK(markers_laid_by(game, 1).empty());
    CHECK(markers_laid_by(game, 3) == std::vector{1, 2, 3, x_marker});
    CHECK(turns_of(game, 3) == 3);
    CHECK(turns_of(game, 2) + turns_of(game, 4) == 3);
    CHECK(happened<event::TurnLost>(game.events).empty());
}

TEST_CASE("a marker by hand is taken from the shared set") {
    PlayedScenario game(teams_with(R"(<modifier id="one"><shared-markers/></modifier>)"));
    game.to(Step::Kind::TakeTurnStep);
    const CardId finn = card(game.state, "1.finn"), drake = card(game.state, "3.drake-sotm");
    const CardId from = (game.state[drake].markers & marker_bit(2)) != 0 ? drake : finn;
    const CardId to = from == drake ? finn : drake;
    game.act(SetMarker{to, 2});
    CHECK((game.state[from].markers & marker_bit(2)) == 0);
    CHECK((game.state[to].markers & marker_bit(2)) != 0);
    CHECK(share_markers(game.state, PlayerId{0}, PlayerId{2}));
    CHECK_FALSE(share_markers(game.state, PlayerId{0}, PlayerId{1}));
}

TEST_CASE("a card whose turn is not over gets no other one, so that nobody begins a turn anew") {
    PlayedScenario game(
        hurried(R"(<rule id="again"><on event="move-end"/><give-turn player="turn" card="finn"/></rule>)"));
    lay_markers(game, all_on_finn);
    game.act(Move{fig(game.state, "1.finn.1.1"), game.state.board->index({{1, 0}, 1})});
    CHECK(game.state.turns.size() == 1);
    CHECK(turns_of(game, 1) == 1);
}

TEST_CASE("a move that a given turn interrupts goes on where it was, even if others have moved meanwhile") {
    PlayedScenario game(drake_against_sonlen(R"(<zones><zone id="light" spaces="2,0,1"/></zones>
        <rules><modifier id="first"><first player="1"/></modifier>
        <rule id="run"><on event="enter" zone="light"/><give-turn player="2" question="Who runs to the light?"/></rule>
        </rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    const auto at = [&](int q, int r) { return game.state.board->index({{q, r}, 1}); };
    const FigureId drake = fig(game.state, "1.drake-sotm.1.1"), sonlen = fig(game.state, "2.sonlen.1.1");
    game.act(Move{.figure = drake, .at = at(3, 0), .path = {at(1, 0), at(2, 0), at(3, 0)}});
    REQUIRE(to_decide(game.state) == PlayerId{1});
    CHECK(game.state[drake].at() == at(2, 0));
    REQUIRE(card_now(game.state) == card(game.state, "2.sonlen"));
    game.act(Move{.figure = sonlen, .at = at(5, 1), .path = {at(5, 1)}});
    GameState copy = game.state;
    game.state = std::move(copy);  // Without the memory that the interrupted move has left behind.
    while (to_decide(game.state) == PlayerId{1}) game.pass();
    CHECK(game.state[sonlen].at() == at(5, 1));
    CHECK(game.state[drake].at() == at(3, 0));
    CHECK(game.state.strides.empty());
}
