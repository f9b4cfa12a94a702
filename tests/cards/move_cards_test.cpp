// Printed cards whose powers change how they move.
#include "tests/cards/card_turns.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The cards of expansions that have the power; those of the first sets have tests of their own.
std::vector<std::string> cards_with(std::string_view verb) {
    std::vector<std::string> ids;
    for (const ArmyCard& card : shipped().cards())
        if (card.power(verb) && !card.printing.starts_with("master") && card.id.find("retail") == std::string::npos)
            ids.push_back(card.id);
    return ids;
}

// Enemies stand beside the figure and on its way; beyond them rises a ridge.
GameState at_the_ridge(const std::string& id) {
    GameState game = ShippedGame(R"(
        1 1 1 9 1 1 1 1
         1 1 1 9 1 1 1 1
          1 1 1 9 1 1 1 1)")
                         .army(1, id, stance(id, {1, 1}, {0, 1}))
                         .army(2, "knights-of-weston", {{2, 1}, {2, 0}})
                         .start();
    to_turn_with(game, "1." + id, {1});  // Marcu stays with his player.
    if (game.turns.back().phase == Turn::Phase::Start) act(game, Done{});
    return game;
}

// A move of its own way to anywhere beyond the ridge.
std::optional<Move> beyond(const GameState& game, const std::string& name, int way = 0) {
    for (const Move& move : offered<Move>(game))
        if (move.figure == fig(game, name) && move.way == way && (*game.board)[move.at].space.at.q >= 4) return move;
    return {};
}

bool is_struck_at(const GameState& game) { return next_step(game) && next_step(game)->kind == Step::Kind::Swipe; }

}  // namespace

TEST_CASE("Flying cards cross a ridge and figures, and are struck at as they take off") {
    const auto ids = cards_with("flying");
    CHECK(ids.size() >= 18);
    for (const std::string& id : ids) {
        INFO(id);
        GameState game = at_the_ridge(id);
        const auto move = beyond(game, first_of(1, id));
        REQUIRE(move);
        act(game, *move);
        CHECK(is_struck_at(game));
    }
    CHECK_FALSE(beyond(at_the_ridge("crixus"), "1.crixus.1.1"));  // Who does not fly.
}

TEST_CASE("Stealth Flying cards cross a ridge and figures, and nobody strikes at them") {
    const auto ids = cards_with("stealth-flying");
    CHECK(ids.size() >= 5);
    for (const std::string& id : ids) {
        INFO(id);
        GameState game = at_the_ridge(id);
        const auto move = beyond(game, first_of(1, id));
        REQUIRE(move);
        act(game, *move);
        CHECK_FALSE(is_struck_at(game));
    }
}

TEST_CASE("Disengage cards are not struck at as they leave, and do not cross figures") {
    const auto ids = cards_with("disengage");
    CHECK(ids.size() >= 6);
    for (const std::string& id : ids) {
        INFO(id);
        GameState game = at_the_ridge(id);
        CHECK_FALSE(beyond(game, first_of(1, id)));
        const auto move = move_to(game, first_of(1, id), {0, 2});
        REQUIRE(move);
        act(game, *move);
        CHECK_FALSE(is_struck_at(game));
    }
}

TEST_CASE("Phantom Walk cards pass through figures, and nobody strikes at them") {
    const auto ids = cards_with("phantom-walk");
    CHECK(ids.size() >= 3);
    for (const std::string& id : ids) {
        INFO(id);
        GameState game =
            ShippedGame("1 1 1 1 1 1 1 1").army(1, id, {{0, 0}}).army(2, "knights-of-weston", {{1, 0}, {2, 0}}).start();
        to_turn_of(game, "1." + id);
        const auto move = move_to(game, first_of(1, id), {3, 0});
        REQUIRE(move);
        act(game, *move);
        CHECK_FALSE(is_struck_at(game));
        CHECK_FALSE(move_to(game, first_of(1, id), {2, 0}));
    }
    GameState other = ShippedGame("1 1 1 1").army(1, "crixus", {{0, 0}}).army(2, "finn", {{1, 0}}).start();
    to_turn_of(other, "1.crixus");
    CHECK_FALSE(move_to(other, "1.crixus.1.1", {3, 0}));
}

TEST_CASE("Climb X2 of Axegrinders and Migol: a cliff of three levels, which others of their Height do not climb") {
    for (const std::string id : {"axegrinders-of-burning-forge", "migol-ironwill"})
        for (const bool climbs : {true, false}) {
            INFO(id << (climbs ? "" : " without the power"));
            CHECK(printed_card(id).height == 3);
            DrawnGame drawn = ShippedGame("1 4 1 1 1 1");
            drawn.own_card(like(id, "plain", [](ArmyCard&) {}));
            GameState game = drawn.army(1, climbs ? id : "plain", {{0, 0}}).army(2, "krug", {{5, 0}, {4, 0}}).start();
            const std::string name = first_of(1, climbs ? id : "plain");
            to_turn_of(game, climbs ? "1." + id : "1.plain");
            CHECK(hexwright::game::mover_of(game, fig(game, name), 0).climb_height == (climbs ? 6 : 3));
            CHECK(move_to(game, name, {1, 0}).has_value() == climbs);
        }
}

TEST_CASE("Slither, Water Suits, Amphibious: water does not stop them, as it stops others") {
    for (const std::string id :
         {"armoc-vipers", "elite-onyx-vipers", "venoc-vipers", "venoc-warlord", "microcorp-agents", "sahuagin-raider"})
        for (const bool swims : {true, false}) {
            INFO(id << (swims ? "" : " without the power"));
            DrawnGame drawn = ShippedGame("1 ~ 1 1 1 1");
            drawn.own_card(like(id, "plain", [](ArmyCard&) {}));
            GameState game = drawn.army(1, swims ? id : "plain", {{0, 0}}).army(2, "finn", {{5, 0}}).start();
            to_turn_of(game, swims ? "1." + id : "1.plain");
            CHECK(move_to(game, first_of(1, swims ? id : "plain"), {2, 0}).has_value() == swims);
        }
}

TEST_CASE("Lava Resistant of Obsidian Guards and Iron Golem: no roll in molten lava, where others roll") {
    for (const std::string id : {"obsidian-guards", "iron-golem"})
        for (const bool resists : {true, false}) {
            INFO(id << (resists ? "" : " without the power"));
            DrawnGame drawn = ShippedGame("1 1 l l 1 1");
            drawn.own_card(like(id, "plain", [](ArmyCard&) {}));
            const std::string card = resists ? id : "plain";
            GameState game = drawn.army(1, card, stance(id, {1, 0}, {0, 0})).army(2, "finn", {{5, 0}}).start();
            to_turn_of(game, "1." + card);
            dice(game, {1, 1, 1});
            act(game, *move_to(game, first_of(1, card), {3, 0}));
            CHECK(is_destroyed(game, first_of(1, card)) != resists);
        }
}

TEST_CASE("Stealth Leap of the Shaolin Monks: three spaces over a ridge of 12 levels, nobody strikes") {
    GameState game = at_the_ridge("shaolin-monks");
    const int way = power_number("shaolin-monks", "Stealth Leap");
    const auto move = beyond(game, "1.shaolin-monks.1.1", way);
    REQUIRE(move);
    CHECK((*game.board)[move->at].space.at.q == 4);  // Three spaces.
    CHECK_FALSE(beyond(game, "1.shaolin-monks.1.1"));
    act(game, *move);
    CHECK_FALSE(is_struck_at(game));
}

TEST_CASE("Water Tunnel of the Water Elemental: to water of its level within five, nobody strikes") {
    GameState game = ShippedGame(R"(
        ~ 1 1 1 1 ~ ~ 1
         1 1 1 1 1 1 1 1)")
                         .army(1, "water-elemental", {{0, 0}})
                         .army(2, "finn", {{1, 0}})
                         .start();
    to_turn_of(game, "1.water-elemental");
    std::vector<HexCoord> to;
    for (const UsePower& use : uses(game)) to.push_back((*game.board)[use.at].space.at);
    CHECK(to == std::vector<HexCoord>{{5, 0}});  // The other one is six spaces away.
    act(game, uses(game).front());
    CHECK_FALSE(is_struck_at(game));
    CHECK(hex_of(game, "1.water-elemental.1.1") == HexCoord{5, 0});
}

TEST_CASE("Ninjutsu Barrage of Kumiko: three spaces and three attacks on the way, no figure twice") {
    GameState game = on_shipped_meadow().army(1, "kumiko", {{0, 1}}).army(2, "heavy-gruts", {{2, 1}, {2, 0}}).start();
    to_turn_of(game, "1.kumiko");
    const int way = power_number("kumiko", "Ninjutsu Barrage Special Attack");
    const auto move = move_to(game, "1.kumiko.1.1", {1, 1}, way);
    REQUIRE(move);
    CHECK_FALSE(move_to(game, "1.kumiko.1.1", {4, 2}, way));
    act(game, *move);
    CHECK(uses(game).size() == 2);
    dice(game, faces({{blank, 20}}));
    act(game, uses_on(game, "2.heavy-gruts.1.1").front());
    CHECK(uses_on(game, "2.heavy-gruts.1.1").empty());
    CHECK(uses_on(game, "2.heavy-gruts.1.2").size() == 1);
}
