// Before an attack: every die with its reason, what hides the target, and chances equal to counting all faces.
#include "engine/outlook/attack_outlook.h"

#include "engine/outlook/told.h"
#include "engine/rules/odds.h"
#include "formats/telling/words.h"
#include "tests/support/every_outcome.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr double hair = 1e-12;

std::string text_of(const GameState& game, const Attack& attack) {
    const AttackOutlook outlook = outlook_of(game, attack);
    std::string text = english()(headline(outlook, game)) + "\n";
    for (const Message& line : told(outlook, game)) text += english()(line) + "\n";
    return text;
}

GameState at_attacks(DrawnGame& drawn, const std::string& card) {
    GameState game = drawn.start();
    to_turn_of(game, card);
    to_attacks(game);
    return game;
}

Attack attack_by(const GameState& game, const std::string& from, const std::string& on, int with = 0) {
    return {fig(game, from), fig(game, on), with};
}

}  // namespace

TEST_CASE("chances that are the same are told by the same number, however they were summed up") {
    CHECK(percent_text(0.625) == "63");
    CHECK(percent_text(1 - 0.375 - 1e-13) == "63");
    CHECK(percent_text(0.624) == "62");
}

TEST_CASE("an attack is told die by die, with its chances", "[HEIGHT-01]") {
    DrawnGame drawn = ShippedGame("3 1 1 1 1 1").army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{1, 0}});
    drawn.army(2, "finn", {{5, 0}});
    const GameState game = at_attacks(drawn, "1.sonlen");
    CHECK(text_of(game, attack_by(game, "1.sonlen.1.1", "2.thorgrim.1.1")) ==
          "Sonlen attacks Thorgrim the Viking Champion: 68 % hurt, 5 % destroyed\n"
          "attack: 5 dice (Attack 4, +1 height)\n"
          "defense of Thorgrim the Viking Champion: 4 dice\n"
          "0 wounds 32 %, 1 wound 26 %, 2 wounds 23 %, 3 wounds 13 %, 4 wounds 5 %\n"
          "1 space away, Range 6\n"
          "then: Thorgrim the Viking Champion is destroyed. Which card has its spirit from now on?\n");
}

TEST_CASE("the chances of a plain attack are those of the table of odds") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1").army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{3, 0}});
    const GameState game = at_attacks(drawn, "1.sonlen");
    const AttackOutlook outlook = outlook_of(game, attack_by(game, "1.sonlen.1.1", "2.thorgrim.1.1"));
    REQUIRE(outlook.dice.dice == 4);
    REQUIRE(outlook.defenders.front().defense.dice == 4);
    const Odds odds = odds_of(4, 4);
    const auto whole = static_cast<double>(odds.outcomes);
    const FigureChances target = outlook.target();
    for (int n = 0; n <= 4; ++n)
        CHECK(std::abs(target.wounds[static_cast<std::size_t>(n)] -
                       static_cast<double>(odds.wounds[static_cast<std::size_t>(n)]) / whole) < hair);
    CHECK(std::abs(target.destroyed - static_cast<double>(odds.at_least(4)) / whole) < hair);
    CHECK(std::abs(target.mean_wounds() - static_cast<double>(odds.total()) / whole) < hair);
    CHECK(std::abs(target.at_least(1) - (1 - target.unharmed)) < hair);
}

TEST_CASE("each of six faces is counted on every die", "[DICE-01]") {
    DrawnGame drawn =
        ShippedGame("1 1 1 1 1 1").army(1, "marro-warriors", {{2, 0}}).army(2, "marro-warriors", {{3, 0}, {5, 0}});
    const GameState game = at_attacks(drawn, "1.marro-warriors");
    const Attack attack = attack_by(game, "1.marro-warriors.1.1", "2.marro-warriors.1.1");
    EveryOutcome every(Faces::Six, [](const GameState&) { return std::nullopt; });
    REQUIRE(every.count(game, attack, 10'000));
    CHECK(every.outcomes.size() == 6 * 6 * 6 * 6 * 6);  // Two dice against three.
    double hit = 0;
    for (const Outcome& each : every.outcomes)
        if (!happened<event::Destroyed>(each.events).empty()) hit += each.chance;
    CHECK(std::abs(outlook_of(game, attack).target().destroyed - hit) < 1e-9);
}

TEST_CASE("the attacker's own risk is told") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1").army(1, "finn", {{2, 0}}).army(2, "izumi-samurai", {{3, 0}, {5, 0}});
    const GameState game = at_attacks(drawn, "1.finn");
    const Attack attack = attack_by(game, "1.finn.1.1", "2.izumi-samurai.1.1");
    const AttackOutlook outlook = outlook_of(game, attack);
    CHECK(outlook.foreseen.of(attack.figure).unharmed < 1);
    CHECK(text_of(game, attack).find("Finn the Viking Champion: ") != std::string::npos);
    CHECK(text_of(game, attack).find("Counter Strike") != std::string::npos);
}

TEST_CASE("an attack that is not allowed says why, what hides the target, and what it would do") {
    DrawnGame drawn = ShippedGame("1 1 9 1 1 1").army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{4, 0}});
    drawn.army(2, "finn", {{1, 0}});
    GameState game = drawn.start();
    to_turn_of(game, "1.sonlen");
    const Attack attack = attack_by(game, "1.sonlen.1.1", "2.thorgrim.1.1");
    to_attacks(game);
    const AttackOutlook outlook = outlook_of(game, attack);
    CHECK(outlook.refused->message.id == "refused.engaged-with-others");
    CHECK(outlook.range == 4);
    CHECK_FALSE(outlook.sight.seen);
    CHECK_FALSE(outlook.sight.blocked_by.empty());
    CHECK(outlook.dice.dice == 4);
    CHECK(outlook.target().unharmed < 1);
    CHECK(text_of(game, attack).find("not in sight\nin the way: ") != std::string::npos);
}

TEST_CASE("the other side's attack is foreseen out of its turn") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1").army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{1, 0}});
    const GameState game = at_attacks(drawn, "1.sonlen");
    const AttackOutlook outlook = outlook_of(game, attack_by(game, "2.thorgrim.1.1", "1.sonlen.1.1"));
    CHECK(outlook.refused->message.id == "refused.other-card");
    CHECK(outlook.dice.dice == 3);
    CHECK(outlook.target().destroyed < outlook.target().at_least(1));
}

TEST_CASE("dice that are set by hand are not looked at") {
    DrawnGame drawn = ShippedGame("1 1 1 1 1 1").army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{3, 0}});
    GameState game = at_attacks(drawn, "1.sonlen");
    const Attack attack = attack_by(game, "1.sonlen.1.1", "2.thorgrim.1.1");
    const FigureChances before = outlook_of(game, attack).target();
    dice(game, {1, 1, 1, 1, 6, 6, 6, 6});
    CHECK(outlook_of(game, attack).target() == before);
}
