// What the outlook foretells of powers that roll more than an attack does: compared with every outcome of the dice.
#include "engine/game/observation.h"
#include "engine/outlook/foreseen.h"
#include "tests/cards/card_turns.h"
#include "tests/support/every_outcome.h"

#include <cmath>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::size_t outcomes_at_most = 20'000;

std::vector<Outcome> all_outcomes(const GameState& game, const Action& action) {
    EveryOutcome every(Faces::Three, [](const GameState&) { return std::optional<Action>{}; });
    REQUIRE(every.count(game, action, outcomes_at_most));
    return every.outcomes;
}

// The chance of so many more wounds of the figure, whether it is destroyed or not.
double chance_of(const std::vector<Outcome>& outcomes, FigureId figure, int before, std::size_t wounds) {
    double chance = 0;
    for (const Outcome& each : outcomes)
        if (each.after[figure].wounds - before == static_cast<int>(wounds)) chance += each.chance;
    return chance;
}

void check_foretold(const GameState& game, const Action& action, const std::vector<std::string>& about) {
    const Foreseen foreseen = foresee(game, action);
    REQUIRE_FALSE(foreseen.unknown.has_value());
    const std::vector<Outcome> outcomes = all_outcomes(game, action);
    for (const std::string& name : about) {
        const FigureId figure = fig(game, name);
        const FigureChances chances = foreseen.of(figure);
        for (std::size_t wounds = 0; wounds < 8; ++wounds) {
            INFO(name << " takes " << wounds);
            const double told = wounds < chances.wounds.size() ? chances.wounds[wounds] : 0;
            CHECK(told == Approx(chance_of(outcomes, figure, game[figure].wounds, wounds)).margin(1e-9));
        }
    }
}

}  // namespace

TEST_CASE("the wounds of Mortal Strike are foretold with the attack") {
    const GameState game = attacking(on_shipped_meadow()
                                         .army(1, "master-of-the-hunt", {{1, 1}})
                                         .army(2, "finn", {{2, 1}})
                                         .army(2, "crixus", {{7, 1}}),
                                     "1.master-of-the-hunt");
    check_foretold(game, Attack{fig(game, "1.master-of-the-hunt.1.1"), fig(game, "2.finn.1.1"), 0}, {"2.finn.1.1"});
}

TEST_CASE("what each line of a table does is foretold, not only the best one") {
    for (const auto& [id, power] : {std::pair<std::string, std::string>{"cyprien-esenwein", "Chilling Touch"},
                                    {"black-wyrmling", "Fledgling Acid Breath"}}) {
        INFO(id);
        const GameState game = attacking(
            on_shipped_meadow().army(1, id, {{1, 1}}).army(2, "crixus", {{2, 1}}).army(2, "finn", {{7, 1}}), "1." + id);
        const auto offered_here = uses_of(game, first_of(1, id), power);
        REQUIRE(offered_here.size() == 1);
        check_foretold(game, offered_here.front(), {"2.crixus.1.1"});
    }
}

TEST_CASE("of those who are hit together, whoever is chosen to defend first has his shields in the outlook") {
    GameState game = attacking(
        on_shipped_meadow().army(1, "deathwalker-9000", {{1, 1}}).army(2, "finn", {{4, 1}}).army(2, "crixus", {{5, 1}}),
        "1.deathwalker-9000");
    dice(game, faces({{skull, 3}}));
    act(game, Attack{fig(game, "1.deathwalker-9000.1.1"), fig(game, "2.finn.1.1"),
                     power_number("deathwalker-9000", "Explosion Special Attack")});
    REQUIRE(allowed(game, ChooseFigure{fig(game, "2.crixus.1.1")}));
    game.next_dice.clear();
    check_foretold(game, ChooseFigure{fig(game, "2.crixus.1.1")}, {"2.crixus.1.1", "2.finn.1.1"});
}

TEST_CASE("symbols on dice are foretold as what a power makes of them") {
    const GameState game = attacking(on_shipped_meadow()
                                         .army(1, "finn", {{1, 1}})
                                         .army(2, "izumi-samurai", {{2, 1}})
                                         .army(2, "hatamoto-taro", {{4, 1}}),
                                     "1.finn");
    const Attack attack{fig(game, "1.finn.1.1"), fig(game, "2.izumi-samurai.1.1"), 0};
    check_foretold(game, attack, {"2.izumi-samurai.1.1"});
}

TEST_CASE("that an order marker goes is foretold to a seat that does not know which") {
    const GameState game = attacking(on_shipped_meadow()
                                         .army(1, "mind-flayer-mastermind", {{1, 1}})
                                         .army(2, "finn", {{3, 1}})
                                         .army(2, "crixus", {{7, 1}}),
                                     "1.mind-flayer-mastermind");
    const Attack attack{fig(game, "1.mind-flayer-mastermind.1.1"), fig(game, "2.finn.1.1"), 1};
    const CardId target = card(game, "2.finn");
    REQUIRE(game[target].markers != 0);
    const Foreseen foreseen = foresee(observation(game, PlayerId{0}), attack);
    REQUIRE_FALSE(foreseen.unknown.has_value());
    const auto taken = std::ranges::find(foreseen.events, Event{event::MarkerTaken{target, 0}}, &EventAhead::event);
    REQUIRE(taken != foreseen.events.end());
    CHECK(taken->chance == Approx(1 - foreseen.of(fig(game, "2.finn.1.1")).unharmed));
}

TEST_CASE("Mind Blast of Tul-Bak-Ra: unseen like that of the Mind Flayer, but the markers stay") {
    GameState game = attacking(
        ShippedGame("1 9 1 1 1").army(1, "tul-bak-ra", {{0, 0}}).army(2, "finn", {{2, 0}}).army(2, "crixus", {{4, 0}}),
        "1.tul-bak-ra");
    const auto before = game[card(game, "2.finn")].markers;
    REQUIRE(before != 0);
    attack_with(game, "1.tul-bak-ra.1.1", "2.finn.1.1", 1, 0, {}, 1);
    CHECK(game[fig(game, "2.finn.1.1")].wounds == 1);
    CHECK(game[card(game, "2.finn")].markers == before);
}
