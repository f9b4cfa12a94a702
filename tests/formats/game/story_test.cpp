// What happened, as people are told: each roll with its dice taken apart and what it needs, causes before effects.
#include "engine/story/story.h"

#include "formats/telling/words.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Lines = std::vector<std::string>;

Lines told(const GameState& after, const Events& events) {
    static const Words words = english();
    Lines lines;
    for (const Event& event : events)
        if (const auto sentence = story_of(after, event)) lines.push_back(words(*sentence));
    return lines;
}

}  // namespace

TEST_CASE("an attack is told with both rolls taken apart") {
    GameState game = ShippedGame("1 2 1 1 1")
                         .army(1, "finn", {{1, 0}})
                         .army(1, "shiori", {{0, 0}})
                         .army(2, "sonlen", {{2, 0}})
                         .army(2, "raelin-sotm", {{4, 0}})
                         .glyph("astrid", {0, 0})
                         .start();
    to_turn_of(game, "1.finn");
    to_attacks(game);
    dice(game, faces({{skull, 5}, {shield, 1}, {blank, 3}}));
    const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.sonlen.1.1"), 0});
    const Lines lines = told(game, events);
    CHECK(lines.at(0) ==
          "Finn the Viking Champion attacks Sonlen with 5 dice (3, +1 height, +1 Glyph of Astrid): 5 skulls.");
    CHECK(lines.at(1) == "Sonlen defends with 4 dice (3, +1 Raelin the Kyrie Warrior): 1 shield. Hit!");
    CHECK(lines.at(2) == "Sonlen takes 4 wounds.");
}

TEST_CASE("a roll of the d20 is told with what it needs") {
    GameState game = ShippedGame("1 1 1 1 1 1")
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{5, 0}})
                         .glyph("nilrend", {1, 0})
                         .start();
    to_turn_of(game, "1.finn");
    act(game, *move_to(game, "1.finn.1.1", {1, 0}));
    dice(game, {4});
    const Events events = act(game, offered<ChooseFigure>(game).front());
    CHECK(told(game, events).at(0) == "Player 1 rolls the d20: 4, needs 5.");
}

TEST_CASE("who rolls highest is told with every roll") {
    auto begun = on_shipped_meadow("basic-2007").army(1, "finn", {{0, 0}}).army(2, "sonlen", {{3, 0}}).try_start(3);
    REQUIRE(begun);
    const Lines lines = told(begun->state, begun->events);
    CHECK(std::ranges::count_if(lines, [](const std::string& line) { return line.ends_with("the most decide."); }) >=
          2);
}

TEST_CASE("the shields are told before what they do to the attacker", "[SPECIAL-06]") {
    GameState game = ShippedGame("1 1 1").army(1, "finn", {{0, 0}}).army(2, "izumi-samurai", {{1, 0}}).start();
    to_turn_of(game, "1.finn");
    to_attacks(game);
    dice(game, faces({{blank, 3}, {shield, 5}}));
    const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.izumi-samurai.1.1"), 0});
    const Lines lines = told(game, events);
    CHECK(lines.at(1).ends_with("Nothing gets through."));
    CHECK(lines.at(2).find("Counter Strike") != std::string::npos);
    CHECK(lines.at(3) == "Finn the Viking Champion takes 4 wounds.");
}

TEST_CASE("a turn that is lost says why") {
    GameState game = ShippedGame("1 1 1 1 1")
                         .army(1, "finn", {{0, 0}})
                         .army(1, "thorgrim", {{1, 0}})
                         .army(2, "sonlen", {{3, 0}})
                         .start();
    to_turn_of(game, "1.finn");
    destroy(game, "1.finn.1.1");
    Lines lost;
    for (int steps = 0; steps < 40 && !game.over; ++steps)
        for (const std::string& line : told(game, pass(game)))
            if (line.find("loses the turn") != std::string::npos) lost.push_back(line);
    REQUIRE_FALSE(lost.empty());
    CHECK(lost.front() == "Player 1 loses the turn of order marker 2: Finn the Viking Champion has no figures left.");
}

TEST_CASE("a figure is told with its player where both sides have the name") {
    GameState game = ShippedGame("1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "finn", {{1, 0}}).start();
    to_turn_of(game, "1.finn");
    to_attacks(game);
    dice(game, faces({{blank, 20}}));
    const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.finn.1.1"), 0});
    CHECK(told(game, events)
              .at(0)
              .starts_with("Finn the Viking Champion of player 1 attacks Finn the Viking Champion of player 2 with"));
}

TEST_CASE("a double-space figure's move is told with where its back stands") {
    GameState game = ShippedGame("1 1 1 1 1 1").army(1, "mimring", {{1, 0}, {0, 0}}).army(2, "finn", {{5, 0}}).start();
    to_turn_of(game, "1.mimring");
    const Events events = act(game, *move_to(game, "1.mimring.1.1", {2, 0}));
    CHECK(told(game, events).at(0) == "Mimring moves from 1,0,1 to 2,0,1, back at 1,0,1.");
}

TEST_CASE("the end of a game is told with what ended it") {
    GameState game = ShippedGame("1 1 1").army(1, "finn", {{0, 0}}).army(2, "marro-drudge", {{1, 0}}).start();
    to_turn_of(game, "1.finn");
    to_attacks(game);
    dice(game, faces({{skull, 4}, {blank, 9}}));
    const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.marro-drudge.1.1"), 0});
    const Lines lines = told(game, events);
    CHECK(std::ranges::count(lines, "The game is over: one side is left.") == 1);
}

TEST_CASE("a rule that strikes is told by its title, or its id in words where it has none") {
    for (const std::string title : {"", " title=\"The cold of the night\""}) {
        ShippedGame drawn("1 1 1 1");
        drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{3, 0}});
        const Scenario rules = read_or_fail(
            R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules><rule id="cold-night")" + title +
                R"(><on event="round-end"/><each figure="f"><wound figure="f"/></each></rule></rules></scenario>)",
            "cold.xml");
        Scenario scenario = drawn.scenario();
        scenario.setups = std::vector<Setup>{Setup{drawn.players()}};
        scenario.rulebook = rules.rulebook;
        PlayedScenario play(scenario);
        play.end_round();
        const Lines lines = told(play.state, play.events);
        const std::string name = title.empty() ? "cold night" : "The cold of the night";
        CHECK(std::ranges::count(lines, "The rule " + name + " harms Finn the Viking Champion.") == 1);
    }
}

TEST_CASE("a rule that ends the game is told by its title, and not at all where it is hidden") {
    const std::pair<std::string, std::string> told_as[] = {
        {"", "The game is over by the rule last bell."},
        {" title=\"The bell\"", "The game is over by the rule The bell."},
        {" hidden=\"yes\"", "The game is over."}};
    for (const auto& [more, sentence] : told_as) {
        ShippedGame drawn("1 1 1 1");
        drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{3, 0}});
        const Scenario rules =
            read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules><rule id="last-bell")" +
                             more + R"(><on event="round-end"/><end winner="1"/></rule></rules></scenario>)",
                         "bell.xml");
        Scenario scenario = drawn.scenario();
        scenario.setups = std::vector<Setup>{Setup{drawn.players()}};
        scenario.rulebook = rules.rulebook;
        PlayedScenario play(scenario);
        play.end_round();
        CHECK(std::ranges::count(told(play.state, play.events), sentence) == 1);
    }
}

TEST_CASE("the parts of a pool are what it holds beyond the printed number, in every game") {
    int attacks = 0, taken_apart = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        GameState game = arena("master-2007", static_cast<int>(seed)).start(seed);
        for (int actions = 0; actions < 300 && !game.over; ++actions) {
            const Actions legal = legal_actions(game);
            if (legal.empty()) break;
            const GameState before = game;
            for (const auto& attacked : happened<event::Attacked>(act(game, legal[seed * 7 % legal.size()]))) {
                int more = 0;
                for (const DicePart& part : attacked.parts) more += part.dice;
                ++attacks, taken_apart += !attacked.parts.empty();
                if (attacked.with == 0)
                    CHECK(attacked.dice == numbers(before, before[attacked.figure].card).attack + more);
            }
        }
    }
    CHECK(attacks > 20);
    CHECK(taken_apart > 5);
}
