// Printed cards whose powers change or ask for the ground: tiles that are laid, ice, water, shadow.
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string ground_at(const GameState& game, HexCoord hex) {
    return game.catalogue()[(*game.board)[at(game, hex)].terrain].id;
}

std::set<int> columns_of(const GameState& game, const std::vector<UsePower>& all) {
    std::set<int> columns;
    for (const UsePower& use : all) columns.insert((*game.board)[use.at].space.at.q);
    return columns;
}

void end_turn(GameState& game, const std::string& name) {
    while (turn_is_of(game, name) && allowed(game, Done{})) act(game, Done{});
}

}  // namespace

TEST_CASE("Ice Cold of the Greater Ice Elemental: water beside it is ice as long as it stays") {
    constexpr const char* lake = R"(
        ~ ~ ~ 1 1
         ~ ~ ~ 1 1)";
    for (const std::string id : {"greater-ice-elemental", "krug"}) {
        INFO(id);
        const bool cold = id == "greater-ice-elemental";
        GameState game = in_turn(ShippedGame(lake).army(1, id, {{1, 0}, {0, 0}}).army(2, "finn", {{3, 0}}), "2.finn");
        CHECK(ground_at(game, {2, 0}) == (cold ? "ice" : "water"));
        CHECK(ground_at(game, {2, 1}) == "water");  // Not beside it.
        CHECK(move_to(game, "2.finn.1.1", {1, 1}).has_value() == cold);
    }
    GameState gone = in_turn(ShippedGame(lake)
                                 .army(1, "greater-ice-elemental", {{1, 0}, {0, 0}})
                                 .army(1, "crixus", {{4, 1}})
                                 .army(2, "finn", {{3, 0}}),
                             "2.finn");
    destroy(gone, "1.greater-ice-elemental.1.1");
    act(gone, Done{});
    CHECK(ground_at(gone, {2, 0}) == "water");
    for (const std::string id : {"greater-ice-elemental", "krug"}) {  // And it does not stop itself.
        INFO(id);
        const GameState game =
            in_turn(ShippedGame("~ ~ ~ ~ ~ ~ 1").army(1, id, {{1, 0}, {0, 0}}).army(2, "finn", {{6, 0}}), "1." + id);
        CHECK(move_to(game, first_of(1, id), {4, 0}).has_value() == (id == "greater-ice-elemental"));
    }
}

TEST_CASE("Ice Spikes and Cold Healing: from 15 on, from 13 on ice, and a wound less on ice, none on grass") {
    const std::string it = "1.greater-ice-elemental.1.1";
    for (const auto& [ground, rolled, wounds] : {std::tuple<std::string, int, int>{"1 1 1 1 1 1", 14, 0},
                                                 {"1 1 1 1 1 1", 15, 1},
                                                 {"i i 1 1 1 1", 12, 0},
                                                 {"i i 1 1 1 1", 13, 1}}) {
        INFO(ground << " " << rolled);
        GameState game = in_turn(
            ShippedGame(ground).army(1, "greater-ice-elemental", {{1, 0}, {0, 0}}).army(2, "finn", {{4, 0}}), "2.finn");
        const auto move = move_to(game, "2.finn.1.1", {2, 0});
        REQUIRE(move);
        dice(game, {rolled});
        act(game, *move);
        CHECK(wounds_of(game, "2.finn.1.1") == wounds);
    }
    for (const bool ice : {true, false}) {
        GameState game = in_turn(ShippedGame(ice ? "i i 1 1 1 1" : "1 1 1 1 1 1")
                                     .army(1, "greater-ice-elemental", {{1, 0}, {0, 0}})
                                     .army(2, "finn", {{5, 0}}),
                                 "1.greater-ice-elemental");
        wound(game, it, 2);
        end_turn(game, "1.greater-ice-elemental");
        CHECK(wounds_of(game, it) == (ice ? 1 : 2));
    }
}

TEST_CASE(
    "Command Familiar and Twister of Ewashia: a Beast first, and two spaces beyond the target while she is by water") {
    const std::string she = "1.ewashia-master-of-tides.1.1";
    const GameState start = in_turn(on_shipped_meadow()
                                        .army(1, "ewashia-master-of-tides", {{1, 1}})
                                        .army(1, "kita-the-springrunner", {{1, 3}})
                                        .army(1, "ice-troll-berserker", {{3, 3}})
                                        .army(2, "finn", {{7, 1}}),
                                    "1.ewashia-master-of-tides");
    std::set<CardId> cards;
    for (const UsePower& use : uses_of(start, she, "Command Familiar")) cards.insert(use.card);
    CHECK(cards == std::set<CardId>{card(start, "1.kita-the-springrunner")});
    for (const std::string ground : {"~ 1 1 1 1 1 1 1", "1 1 1 1 1 1 1 1"}) {
        INFO(ground);
        GameState game = attacking(ShippedGame(ground)
                                       .army(1, "ewashia-master-of-tides", {{1, 0}})
                                       .army(2, "finn", {{3, 0}})
                                       .army(2, "crixus", {{4, 0}})
                                       .army(1, "kita-the-springrunner", {{5, 0}})
                                       .army(2, "thorgrim", {{6, 0}}),
                                   "1.ewashia-master-of-tides");
        std::vector<UsePower> lines = uses_of(game, she, "Twister Special Attack");
        CHECK(lines.empty() == (ground[0] == '1'));
        std::erase_if(lines, [&](const UsePower& use) {
            return use.target != fig(game, "2.finn.1.1") || use.at == no_space ||
                   static_cast<Direction>(use.tail) != Direction::E;
        });
        if (ground[0] == '1') continue;
        REQUIRE(lines.size() == 1);
        dice(game, faces({{skull, 4}, {blank, 24}}));
        act(game, lines.front());
        while (next_step(game)->kind == Step::Kind::Defend || next_step(game)->kind == Step::Kind::Spirit)
            act(game, legal_actions(game).front());
        CHECK(is_destroyed(game, "2.finn.1.1"));
        CHECK(wounds_of(game, "2.crixus.1.1") == 4);
        CHECK(is_destroyed(game, "1.kita-the-springrunner.1.1"));
        CHECK(wounds_of(game, "2.thorgrim.1.1") == 0);
    }
}

TEST_CASE(
    "Create Water and Aegis of the River of Ewashia: three tiles of water, which neither stop her nor leave her bare") {
    const std::string she = "1.ewashia-master-of-tides.1.1";
    GameState game =
        at_turn_end(ShippedGame("1 1 1 ~ 1 1").army(1, "ewashia-master-of-tides", {{2, 0}}).army(2, "finn", {{5, 0}}),
                    "1.ewashia-master-of-tides");
    const auto offers = uses_of(game, she, "Create Water");
    CHECK(columns_of(game, offers) == std::set<int>{1, 2});  // Not on water.
    CHECK(defense_more(game, "2.finn.1.1", she) == 0);
    const auto own =
        std::ranges::find_if(offers, [&](const UsePower& use) { return use.at == game[fig(game, she)].at(); });
    REQUIRE(own != offers.end());
    const Events events = act(game, *own);
    REQUIRE(happened<event::MarkersLeft>(events).size() == 1);
    CHECK(happened<event::MarkersLeft>(events).front().markers == 2);
    CHECK(ground_at(game, {2, 0}) == "water");
    CHECK(hex_of(game, she) == HexCoord{2, 0});
    CHECK(wounds_of(game, she) == 0);
    CHECK(defense_more(game, "2.finn.1.1", she) == 1);
    for (const std::string id : {"ewashia-master-of-tides", "crixus"}) {
        const GameState walk =
            in_turn(ShippedGame("1 ~ ~ 1 1 1").army(1, id, {{0, 0}}).army(2, "finn", {{5, 0}}), "1." + id);
        CHECK(move_to(walk, first_of(1, id), {3, 0}).has_value() == (id != "crixus"));
    }
}

TEST_CASE("Mika Connour: three dice out of the shadow, a dance to another shadow, and shadows that she lays") {
    const std::string she = "1.mika-connour.1.1";
    for (const bool shadow : {true, false}) {
        const GameState game = in_turn(ShippedGame(shadow ? "h 1 1 1 1 1 1 1 h h" : "1 1 1 1 1 1 1 1 h h")
                                           .army(1, "mika-connour", {{0, 0}})
                                           .army(2, "finn", {{4, 0}}),
                                       "1.mika-connour");
        CHECK(attack_more(game, she, "2.finn.1.1") == (shadow ? 3 : 0));
        GameState moving = game;
        while (moving.turns.back().phase != Turn::Phase::Moving) act(moving, Done{});
        // Nine spaces are too far.
        CHECK(columns_of(moving, uses_of(moving, she, "Shadow Dance")) ==
              (shadow ? std::set<int>{8} : std::set<int>{}));
    }
    GameState engaged =
        in_turn(ShippedGame("h 1 h 1 1").army(1, "mika-connour", {{0, 0}}).army(2, "finn", {{1, 0}}), "1.mika-connour");
    CHECK(attack_more(engaged, she, "2.finn.1.1") == 0);
    while (engaged.turns.back().phase != Turn::Phase::Moving) act(engaged, Done{});
    act(engaged, uses_of(engaged, she, "Shadow Dance").front());
    CHECK(next_step(engaged)->kind == Step::Kind::Swipe);
    for (const bool shadow : {true, false}) {
        GameState game = at_turn_end(
            ShippedGame(shadow ? "1 h 1 1 1" : "1 1 1 1 1").army(1, "mika-connour", {{1, 0}}).army(2, "finn", {{4, 0}}),
            "1.mika-connour");
        const auto offers =
            turn_is_of(game, "1.mika-connour") ? uses_of(game, she, "Blend Into Shadow") : std::vector<UsePower>{};
        CHECK(columns_of(game, offers) == (shadow ? std::set<int>{} : std::set<int>{1}));
        if (shadow) continue;
        act(game, offers.front());
        CHECK(ground_at(game, {1, 0}) == "shadow");
    }
}

TEST_CASE(
    "Disarm Traps, Mine! and Mage Hand: a treasure's trap from four less or more, and a treasure that comes near") {
    for (const auto& [id, rolled, taken] : {std::tuple<std::string, int, bool>{"finn", 5, false},
                                            {"finn", 6, true},
                                            {"darrak-ambershard", 1, false},
                                            {"darrak-ambershard", 2, true},
                                            {"ogre-warhulk", 9, false},
                                            {"ogre-warhulk", 10, true},
                                            {"blade-gruts", 20, false}}) {  // No Unique hero.
        INFO(id << " " << rolled);
        GameState game = in_turn(ShippedGame("1 1 1 1 1 1 1 1")
                                     .army(1, id, stance(id, {1, 0}, {0, 0}))
                                     .army(2, "crixus", {{7, 0}})
                                     .glyph("heroic-rune", {3, 0}, Facing::Symbol),
                                 "1." + id);
        CHECK(move_to(game, first_of(1, id), {4, 0}));  // It stops nobody.
        dice(game, {rolled});
        act(game, *move_to(game, first_of(1, id), {3, 0}));
        CHECK(game.glyphs.front().face_up == taken);
        CHECK((game.glyphs.front().bearer == fig(game, first_of(1, id))) == taken);
        CHECK(attack_more(game, first_of(1, id), "2.crixus.1.1") == (taken ? 1 : 0));
    }
    for (const int apart : {4, 5}) {
        GameState game = attacking(ShippedGame("1 1 1 1 1 1 1 1")
                                       .army(1, "heirloom", {{1, 0}})
                                       .army(2, "crixus", {{7, 0}})
                                       .glyph("talisman-of-defense", {1 + apart, 0}, Facing::Symbol),
                                   "1.heirloom");
        const auto hands = uses_of(game, "1.heirloom.1.1", "Mage Hand");
        CHECK(hands.size() == (apart == 4 ? 2 : 0));  // Either side of it.
        if (hands.empty()) continue;
        act(game, hands.front());
        CHECK(distance((*game.board)[game.glyphs.front().at].space.at, {1, 0}) == 1);
        CHECK_FALSE(game.glyphs.front().face_up);
    }
}
