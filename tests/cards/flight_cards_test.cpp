// Printed cards whose powers go by the way that a figure takes, or stop those of others.
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The straight flight over these spaces, with a double-space figure's front ahead.
void fly_along(GameState& game, const std::string& name, const std::vector<HexCoord>& way) {
    Move flight{.figure = fig(game, name), .at = at(game, way.back()), .flown = true};
    if (game[flight.figure].tail() != no_space)
        flight.tail = way.size() > 1 ? at(game, way[way.size() - 2]) : game[flight.figure].at();
    for (const HexCoord hex : way) flight.path.push_back(at(game, hex));
    act(game, flight);
    while (next_step(game) && next_step(game)->kind == Step::Kind::Swipe) act(game, Answer{false});
}

std::set<int> columns_of_moves(const GameState& game, const std::string& name) {
    std::set<int> columns;
    for (const Move& move : offered<Move>(game))
        if (move.figure == fig(game, name)) columns.insert((*game.board)[move.at].space.at.q);
    return columns;
}

constexpr const char* row_of_ten = "1 1 1 1 1 1 1 1 1 1";

}  // namespace

TEST_CASE("Swirling Vortex and Air Mastery: an enemy stops near it, in flight, too, and whoever flies has a die less") {
    // Two spaces from it both must stop, on foot and in flight; one of the Large goes on to its side.
    for (const auto& [id, columns] : {std::pair<std::string, std::set<int>>{"finn", {1, 2, 3}},
                                      {"raelin-sotm", {1, 2, 3}},
                                      {"ice-troll-berserker", {1, 2, 3, 4}}}) {
        INFO(id);
        const GameState game =
            in_turn(ShippedGame(row_of_ten).army(1, "air-elemental", {{5, 0}}).army(2, id, {{0, 0}}), "2." + id);
        CHECK(columns_of_moves(game, first_of(2, id)) == columns);
    }
    for (const int elemental : {5, 7}) {  // Nobody walks through a friend who is caught there.
        const GameState game = in_turn(ShippedGame(row_of_ten)
                                           .army(1, "air-elemental", {{elemental, 0}})
                                           .army(2, "finn", {{3, 0}})
                                           .army(2, "crixus", {{2, 0}}),
                                       "2.crixus");
        CHECK(columns_of_moves(game, "2.crixus.1.1").contains(4) == (elemental == 7));
    }
    for (const std::string id : {"finn", "raelin-sotm"}) {
        const GameState game = on_shipped_meadow().army(1, "air-elemental", {{1, 1}}).army(2, id, {{2, 1}}).start();
        CHECK(defense_more(game, "1.air-elemental.1.1", first_of(2, id)) == (id == "finn" ? 0 : -1));
    }
}

TEST_CASE(
    "Talon Grab and Venomous Sting of the Wyvern: one over whom it has flown comes along, and no dice against skulls "
    "alone") {
    for (const std::string id : {"finn", "ice-troll-berserker"}) {
        INFO(id);
        GameState game =
            in_turn(ShippedGame(row_of_ten).army(1, "wyvern", {{1, 0}, {0, 0}}).army(2, id, {{3, 0}}), "1.wyvern");
        fly_along(game, "1.wyvern.1.1", {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}});
        CHECK((is_asked(game) && !offered<PlaceFigure>(game).empty()) == (id == "finn"));
        if (!is_asked(game)) continue;
        act(game, offered<PlaceFigure>(game).front());
        CHECK(hex_of(game, "2.finn.1.1") != HexCoord{3, 0});
        CHECK(BoardQuery(game).adjacent(fig(game, "1.wyvern.1.1"), fig(game, "2.finn.1.1")));
    }
    for (const bool flown : {true, false}) {  // On foot it grabs nobody; a flight is a choice of its own.
        GameState game =
            in_turn(on_shipped_meadow().army(1, "wyvern", {{1, 1}, {0, 1}}).army(2, "finn", {{3, 1}}), "1.wyvern");
        const auto moves = offered<Move>(game);
        CHECK(std::ranges::any_of(moves, [&](const Move& move) { return move.flown == flown; }));
    }
    for (const bool all : {true, false}) {
        GameState game = attacking(
            on_shipped_meadow().army(1, "wyvern", {{1, 1}, {0, 1}}).army(2, "krug", {{2, 1}, {3, 1}}), "1.wyvern");
        const int rolled = attack_dice(game, "1.wyvern.1.1", "2.krug.1.1");
        dice(game, faces({{skull, all ? rolled : rolled - 1}, {blank, all ? 0 : 1}, {shield, 12}}));
        act(game, Attack{fig(game, "1.wyvern.1.1"), fig(game, "2.krug.1.1"), 0});
        CHECK((wounds_of(game, "2.krug.1.1") == rolled) == all);
    }
}

TEST_CASE("Sonlen on his dragon: a wound less for whom he has flown over, a second attack, and a die after a flight") {
    const std::string he = "1.sonlen-aoa.1.1";
    for (const bool flies : {true, false}) {
        GameState game = in_turn(ShippedGame(row_of_ten)
                                     .army(1, "sonlen-aoa", {{1, 0}, {0, 0}})
                                     .army(1, "crixus", {{3, 0}})
                                     .army(2, "krug", {{8, 0}, {9, 0}}),
                                 "1.sonlen-aoa");
        wound(game, "1.crixus.1.1", 2);
        if (flies) fly_along(game, he, {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}});
        to_attacks(game);
        CHECK(attack_more(game, he, "2.krug.1.1") == (flies ? 1 : 0));
        CHECK((turn_is_of(game, "1.sonlen-aoa") && may_use_on(game, he, "Healing Wing 13", "1.crixus.1.1")) == flies);
        if (!flies) continue;
        use_power_of(game, he, "Healing Wing 13", {13}, "1.crixus.1.1");
        CHECK(wounds_of(game, "1.crixus.1.1") == 1);
    }
    for (const int apart : {1, 3}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "sonlen-aoa", {{1, 1}, {0, 1}})
                                       .army(2, "krug", {{1 + apart, 1}, {2 + apart, 1}}),
                                   "1.sonlen-aoa");
        attack_with(game, he, "2.krug.1.1", 0);
        CHECK((turn_is_of(game, "1.sonlen-aoa") && may_attack(game, fig(game, he), fig(game, "2.krug.1.1"))) ==
              (apart == 1));
    }
}

TEST_CASE(
    "Skyhook and Crash Landing of Zed Nesbitt: Vorids over whom he has flown come along, and a crash hurts him, too") {
    const std::string he = "1.air-marshal-zed-nesbitt.1.1";
    for (const std::string id : {"vorid-retail", "crixus"}) {
        INFO(id);
        GameState game = in_turn(ShippedGame(row_of_ten)
                                     .army(1, "air-marshal-zed-nesbitt", {{1, 0}, {0, 0}})
                                     .army(1, id, {{3, 0}})
                                     .army(2, "krug", {{8, 0}, {9, 0}}),
                                 "1.air-marshal-zed-nesbitt");
        fly_along(game, he, {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}});
        CHECK((is_asked(game) && !offered<PlaceFigure>(game).empty()) == (id == "vorid-retail"));
        if (!is_asked(game)) continue;
        act(game, offered<PlaceFigure>(game).front());
        CHECK(hex_of(game, first_of(1, id)).q >= 4);
    }
    const int crash = power_number("air-marshal-zed-nesbitt", "Crash Landing Special Attack");
    for (const bool flies : {true, false}) {
        GameState game = in_turn(ShippedGame(row_of_ten)
                                     .army(1, "air-marshal-zed-nesbitt", {{flies ? 2 : 4, 0}, {flies ? 1 : 3, 0}})
                                     .army(2, "krug", {{5, 0}, {6, 0}}),
                                 "1.air-marshal-zed-nesbitt");
        if (flies) fly_along(game, he, {{3, 0}, {4, 0}});
        to_attacks(game);
        CHECK(may_attack(game, fig(game, he), fig(game, "2.krug.1.1"), crash) == flies);
        if (!flies) continue;
        attack_with(game, he, "2.krug.1.1", 0, 0, {}, crash);
        CHECK(wounds_of(game, he) == 1);
        CHECK(move_of(game, he) <= 0);
    }
}

TEST_CASE("Blast Furnace of Hellforge: everybody along its way rolls once, and whoever falls opens the way") {
    const std::string it = "1.hellforge-mandukor.1.1";
    for (const auto& [id, rolled, wounds] :
         {std::tuple<std::string, int, int>{"crixus", 14, 0}, {"crixus", 15, 1}, {"obsidian-guards", 20, 0}}) {
        INFO(id << " " << rolled);
        GameState game = in_turn(
            on_shipped_meadow().army(1, "hellforge-mandukor", {{1, 1}}).army(2, id, {{4, 0}}).army(2, "finn", {{7, 3}}),
            "1.hellforge-mandukor");
        while (is_asked(game)) act(game, Done{});
        const auto move = move_to(game, it, {4, 1});
        REQUIRE(move);
        dice(game, {rolled, 20, 20});
        act(game, *move);
        CHECK((is_destroyed(game, first_of(2, id)) ? 1 : wounds_of(game, first_of(2, id))) == wounds);
        CHECK(hex_of(game, it) == HexCoord{4, 1});
    }
    GameState game = in_turn(on_shipped_meadow()
                                 .army(1, "hellforge-mandukor", {{1, 1}})
                                 .army(2, "blade-gruts", {{4, 0}})
                                 .army(2, "finn", {{7, 3}}),
                             "1.hellforge-mandukor");
    while (is_asked(game)) act(game, Done{});
    dice(game, {20});
    act(game, *move_to(game, it, {4, 1}));
    CHECK(is_destroyed(game, "2.blade-gruts.1.1"));
    CHECK(hex_of(game, it) != HexCoord{4, 1});
    CHECK(move_to(game, it, {4, 0}));          // Where the Grut stood.
    for (const bool beside : {true, false}) {  // As the turn begins.
        GameState start = on_shipped_meadow()
                              .army(1, "hellforge-mandukor", {{1, 1}})
                              .army(2, "crixus", {{beside ? 2 : 3, 1}})
                              .army(2, "finn", {{7, 3}})
                              .start();
        to_turn_with(start, "1.hellforge-mandukor", {15});
        while (is_asked(start)) act(start, Done{});
        CHECK(wounds_of(start, "2.crixus.1.1") == (beside ? 1 : 0));
    }
}

TEST_CASE("Feed the Forge and Eisenek Advance: those who fall beside it feed it, and it advances on Eisenek orders") {
    const std::string it = "1.hellforge-mandukor.1.1";
    for (const auto& [id, rolled, left] : {std::tuple<std::string, int, int>{"crixus", 14, 2},
                                           {"crixus", 15, 1},
                                           {"warden-816", 6, 2},
                                           {"warden-816", 7, 1}}) {
        INFO(id << " " << rolled);
        GameState game = on_shipped_meadow()
                             .army(1, "hellforge-mandukor", {{1, 1}})
                             .army(2, id, {{2, 1}})
                             .army(2, "finn", {{7, 3}})
                             .start();
        wound_by(game, it, 2, "2.finn.1.1");
        dice(game, {rolled});
        destroy(game, first_of(2, id));
        CHECK(wounds_of(game, it) == left);
    }
    for (const bool all : {true, false}) {
        GameState game = on_shipped_meadow()
                             .army(1, "hellforge-mandukor", {{1, 1}})
                             .army(1, "crixus", {{1, 3}})
                             .army(2, "finn", {{7, 3}})
                             .start();
        while (next_step(game)->kind == Step::Kind::Markers) {
            const Step step = *next_step(game);
            const std::string his = step.number == 2 && !all ? "1.crixus" : "1.hellforge-mandukor";
            act(game, step.player == PlayerId{0} ? Action{PlaceMarker{step.number, card(game, his)}}
                                                 : Action{offered<PlaceMarker>(game).front()});
        }
        CHECK((is_asked(game) && !offered<Move>(game).empty()) == all);
        for (const Move& move : is_asked(game) ? offered<Move>(game) : std::vector<Move>{})
            CHECK(distance((*game.board)[move.at].space.at, {1, 1}) <= 4);
    }
}

TEST_CASE("Dismissive Strider of Viscerot: small figures neither stop nor hold him, a large one does") {
    const std::string he = "1.iron-lich-viscerot.1.1";
    for (const std::string id : {"finn", "ice-troll-berserker"}) {
        INFO(id);
        const bool dismissed = id == "finn";
        GameState game = in_turn(ShippedGame(row_of_ten)
                                     .army(1, "iron-lich-viscerot", {{1, 0}, {0, 0}})
                                     .army(2, id, {{2, 0}})
                                     .army(2, "crixus", {{5, 0}}),
                                 "1.iron-lich-viscerot");
        const auto through = move_to(game, he, {4, 0});
        CHECK(through.has_value() == dismissed);
        if (through) CHECK(through->path.empty());  // Nobody strikes at him.
        to_attacks(game);
        CHECK(may_attack(game, fig(game, he), fig(game, "2.crixus.1.1")) == dismissed);
    }
}
