// Flags, counters and choices that not everybody knows: <tally secret>, <choose secret>, <reveal>.
#include "engine/game/advance.h"
#include "engine/game/observation.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/imagined.h"
#include "engine/rulebook/evaluate.h"
#include "engine/story/story.h"
#include "formats/telling/seen_xml.h"
#include "formats/telling/words.h"
#include "formats/xml/games/record_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn and Raelin of player 1 and Drake of player 3 against Sonlen and Drudges of player 2. Each player chooses in
// secret which of his figures carries the gem.
Scenario gems(const std::string& secret, const std::string& rules = "") {
    ShippedGame game("1 1 1 1 1 1 1 1 1");
    game.army(1, "finn", {{0, 0}}).army(1, "raelin-sotm", {{1, 0}});
    game.army(2, "sonlen", {{6, 0}}).army(2, "marro-drudge", {{5, 0}, {7, 0}, {4, 0}}).army(3, "drake-sotm", {{2, 0}});
    game.team(1, 1).team(2, 2).team(3, 1);
    Scenario scenario = game.set_up();
    scenario.rulebook = read_or_fail(
                            "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules><tally id=\"gem\" "
                            "title=\"Gem\" secret=\"" +
                                secret + R"("/><rule id="hide" once="yes"><on event="setup-done"/><each player="p">
                     <choose by="p" figure="f" secret="yes" question="Who carries it?"><of player="p"/>
                     <set flag="gem" of="f"/></choose></each></rule>)" +
                                rules + "</rules></scenario>",
                            "gems.xml")
                            .rulebook;
    return scenario;
}

PlayedScenario with_gems(const std::string& secret, const std::string& rules = "") {
    PlayedScenario game(gems(secret, rules));
    game.act(ChooseFigure{fig(game.state, "1.raelin-sotm.1.1")});
    game.act(ChooseFigure{fig(game.state, "2.marro-drudge.1.3")});
    return game;
}

int gem_of(const GameState& state, const std::string& figure) {
    return hexwright::rulebook::tally(state, 0, tally_owner_figure + fig(state, figure).value);
}

constexpr PlayerId gem_one{0}, gem_two{1}, gem_three{2}, looker_on{};

}  // namespace

TEST_CASE("what a player has chosen in secret is known to him alone, or to his team") {
    for (const std::string secret : {"owner", "team", "no"}) {
        CAPTURE(secret);
        const PlayedScenario game = with_gems(secret);
        CHECK(gem_of(game.state, "1.raelin-sotm.1.1") == 1);
        const auto sees = [&](PlayerId seat, const std::string& figure) {
            return gem_of(observation(game.state, seat), figure) == 1;
        };
        CHECK(sees(gem_one, "1.raelin-sotm.1.1"));
        CHECK(sees(gem_three, "1.raelin-sotm.1.1") == (secret != "owner"));
        CHECK(sees(gem_two, "1.raelin-sotm.1.1") == (secret == "no"));
        CHECK(sees(gem_two, "2.marro-drudge.1.3"));
        CHECK(sees(gem_one, "2.marro-drudge.1.3") == (secret == "no"));
        CHECK(sees(looker_on, "2.marro-drudge.1.3") == (secret == "no"));
        CHECK(has_secret_words(game.state));
    }
}

TEST_CASE("two games that differ in the secrets of others look the same to a seat") {
    const PlayedScenario one = with_gems("owner");
    PlayedScenario other(gems("owner"));
    other.act(ChooseFigure{fig(other.state, "1.raelin-sotm.1.1")});
    other.act(ChooseFigure{fig(other.state, "2.sonlen.1.1")});
    CHECK_FALSE(one.state == other.state);
    CHECK(observation(one.state, gem_one) == observation(other.state, gem_one));
    CHECK_FALSE(observation(one.state, gem_two) == observation(other.state, gem_two));
    DiceBag bag{7}, same{7};
    CHECK(players::imagined(one.state, gem_one, bag) == players::imagined(other.state, gem_one, same));
}

TEST_CASE("to play on, a seat deals the secrets of others anew and keeps its own") {
    const PlayedScenario game = with_gems("owner");
    std::map<int, int> bearers;
    DiceBag bag{3};
    for (int i = 0; i < 400; ++i) {
        const GameState made = players::imagined(game.state, gem_one, bag);
        CHECK(gem_of(made, "1.raelin-sotm.1.1") == 1);
        for (const std::string figure :
             {"2.sonlen.1.1", "2.marro-drudge.1.1", "2.marro-drudge.1.2", "2.marro-drudge.1.3"})
            bearers[fig(made, figure).value] += gem_of(made, figure);
    }
    CHECK(bearers.size() == 4);
    for (const auto& [figure, often] : bearers) CHECK((often > 60 && often < 140));
}

TEST_CASE("nobody else is told of a secret, and a choice in secret is not shown") {
    const PlayedScenario asked(gems("owner"));
    CHECK(may_know_choice(asked.state, gem_one));
    CHECK(may_know_choice(asked.state, gem_three));  // His team sits beside him.
    CHECK_FALSE(may_know_choice(asked.state, gem_two));
    CHECK_FALSE(may_know_choice(asked.state, looker_on));
    const PlayedScenario game = with_gems("owner");
    const auto counted = happened<event::Counted>(game.events);
    REQUIRE(counted.size() == 3);  // Player 3 has one figure only and is not asked.
    CHECK(may_know(game.state, counted[0], gem_one));
    CHECK_FALSE(may_know(game.state, counted[0], gem_two));
    CHECK_FALSE(may_know(game.state, counted[0], looker_on));
    CHECK(may_know(game.state, counted[1], gem_two));
    CHECK(keeps_secret(game.state, counted[1], gem_one));
}

TEST_CASE("what is revealed is known to all from then on, and is told") {
    PlayedScenario game = with_gems("owner", R"(<rule id="fall"><on event="wounded"/><reveal tally="gem" of="figure"/>
        </rule>)");
    game.to(Step::Kind::TakeTurnStep);
    const auto wounds = [&](const std::string& figure) {
        GameUpdate update(game.state, game.events);
        update.wound(fig(game.state, figure), 1);
        (void)advance_to_decision(update);
    };
    wounds("1.raelin-sotm.1.1");
    const auto revealed = happened<event::Revealed>(game.events);
    REQUIRE(revealed.size() == 1);
    CHECK(english()(*story_of(game.state, revealed.front())) == "Revealed: Gem of Raelin the Kyrie Warrior: 1");
    CHECK(gem_of(observation(game.state, gem_two), "1.raelin-sotm.1.1") == 1);
    CHECK(may_know(game.state, happened<event::Counted>(game.events).front(), gem_two));
    wounds("1.finn.1.1");  // That he does not carry it is known now, too.
    CHECK(happened<event::Revealed>(game.events).back().value == 0);
    wounds("1.raelin-sotm.1.1");
    CHECK(happened<event::Revealed>(game.events).size() == 2);  // What all know is not revealed again.
}

TEST_CASE("all owners of a secret are revealed where none is named, and nothing that is no secret") {
    PlayedScenario game =
        with_gems("team", R"(<rule id="end"><on event="round-end"/><reveal tally="gem"/><reveal tally="open"/>
        <set flag="open" of="1"/></rule>)");
    game.end_round();
    game.end_round();
    const auto revealed = happened<event::Revealed>(game.events);
    CHECK(revealed.size() == 3);
    CHECK(gem_of(observation(game.state, gem_one), "2.marro-drudge.1.3") == 1);
}

TEST_CASE("a secret that was revealed is one again when it is said anew, also with the same words") {
    PlayedScenario game(drake_against_sonlen(R"(<rules><tally id="bid" secret="owner"/><rule id="ask">
        <on event="round-start"/><menu by="1" secret="yes"><option text="two"><add counter="bid" of="1" n="2"/></option>
        <option text="none"><add counter="bid" of="1" n="0"/></option></menu></rule>
        <rule id="show"><on event="round-end"/><reveal tally="bid" of="1"/></rule></rules>)"));
    const auto bid = [&](PlayerId seat) { return hexwright::rulebook::tally(observation(game.state, seat), 0, 0); };
    game.act(ChooseOption{1});
    CHECK(bid(gem_one) == 2);
    CHECK(bid(gem_two) == 0);
    game.end_round();  // Up to the next round's question.
    CHECK(bid(gem_two) == 2);
    game.act(ChooseOption{1});
    CHECK(bid(gem_one) == 4);
    CHECK(bid(gem_two) == 0);
    game.end_round();
    CHECK(bid(gem_two) == 4);
    game.act(ChooseOption{2});
    CHECK(bid(gem_one) == 4);
    CHECK(bid(gem_two) == 0);
}

TEST_CASE("a secret counter of a player and one of the whole game") {
    const PlayedScenario game([] {
        Scenario scenario = gems("owner");
        scenario.rulebook = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
            <tally id="gold" secret="team"/><tally id="fate" secret="owner"/>
            <rule id="deal"><on event="setup-done"/><add counter="gold" of="1" n="4"/><set flag="fate"/></rule>
            </rules></scenario>)",
                                         "gold.xml")
                                .rulebook;
        return scenario;
    }());
    const auto gold = [&](PlayerId seat) { return hexwright::rulebook::tally(observation(game.state, seat), 0, 0); };
    CHECK(gold(gem_one) == 4);
    CHECK(gold(gem_three) == 4);
    CHECK(gold(gem_two) == 0);
    CHECK(hexwright::rulebook::tally(game.state, 1, -1) == 1);
    CHECK(hexwright::rulebook::tally(observation(game.state, gem_one), 1, -1) == 0);  // Nobody knows it.
}

TEST_CASE("the export for a seat and a record: one keeps secrets, the other holds them") {
    auto begun = GameSession::begin(std::make_shared<const Scenario>(gems("owner")), shared_shipped(), {},
                                    Seats(3, nullptr), {SessionHistory::Tree, PlayMode::FairPlay});
    REQUIRE(begun);
    for (const std::string figure : {"1.raelin-sotm.1.1", "2.marro-drudge.1.3"})
        REQUIRE(begun->act(ChooseFigure{fig(begun->state(), figure)}));
    const auto seen = [&](PlayerId seat) { return *export_for_seat(*begun, seat, english()); };
    CHECK(seen(gem_one).find("Gem of Raelin") != std::string::npos);
    CHECK(seen(gem_two).find("Gem of Raelin") == std::string::npos);
    CHECK(seen(gem_two).find("Gem of Marro Drudge") != std::string::npos);
    const std::string record = write_record({begun->whole_record(), ""});
    CHECK(record.find("2.marro-drudge.1.3") != std::string::npos);
}

TEST_CASE("computers play a game with secrets to its end and know no more than their seats") {
    PlayedScenario game(gems("owner"));
    game.advance({player_kind("greedy"), player_kind("greedy"), player_kind("greedy")}, 400,
                 [](const GameState& state) {
                     if (state.over || state.steps.empty()) return;
                     const auto seat = to_decide(state);
                     if (seat) REQUIRE(legal_actions(observation(state, *seat)) == legal_actions(state));
                 });
    CHECK(game.count("gem") == 3);
}
