// Printed cards that gain from kills and wounds, choose whom a special attack hits, or leap at a price.
#include "tests/cards/card_turns.h"

#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

void kill_with(GameState& game, const std::string& from, const std::string& to, const std::vector<int>& then = {}) {
    attack_with(game, from, to, attack_dice(game, from, to), 0, then);
}

}  // namespace

TEST_CASE("Spear of Sankari of Mielki: a kill takes a wound off a friend near her, and she attacks twice") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "mielki-the-kyrie-warrior", {{1, 1}})
                                   .army(1, "finn", {{4, 1}})
                                   .army(1, "crixus", {{6, 1}})
                                   .army(2, "heavy-gruts", {{2, 1}, {1, 0}}),
                               "1.mielki-the-kyrie-warrior");
    wound(game, "1.finn.1.1", 2), wound(game, "1.crixus.1.1", 2), wound(game, "1.mielki-the-kyrie-warrior.1.1", 1);
    kill_with(game, "1.mielki-the-kyrie-warrior.1.1", "2.heavy-gruts.1.1");
    REQUIRE(offered<ChooseFigure>(game).size() == 1);  // Crixus is five spaces away.
    act(game, offered<ChooseFigure>(game).front());
    CHECK(wounds_of(game, "1.finn.1.1") == 1);
    CHECK(may_attack(game, fig(game, "1.mielki-the-kyrie-warrior.1.1"), fig(game, "2.heavy-gruts.1.2")));
}

TEST_CASE("Cover Fire, Double Attack and Stealth Dodge of Agent Skahen") {
    for (const bool wounds : {true, false}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "agent-skahen", {{0, 1}})
                                       .army(1, "otonashi", {{3, 1}})
                                       .army(1, "finn", {{2, 0}})
                                       .army(2, "krug", {{2, 2}, {3, 2}}),
                                   "1.agent-skahen");
        const FigureId her = fig(game, "1.agent-skahen.1.1"), krug = fig(game, "2.krug.1.1");
        dice(game, wounds ? faces({{skull, 1}, {blank, 30}}) : faces({{blank, 30}}));
        act(game, Attack{her, krug, 0});
        const auto moves = offered<Move>(game);
        CHECK(moves.empty() == !wounds);
        for (const Move& move : moves) CHECK(move.figure == fig(game, "1.otonashi.1.1"));  // Tricky, and Vydar's.
        if (wounds) act(game, Done{});
        CHECK(may_attack(game, her, krug));  // The second attack.
    }
    for (const auto& [apart, hits] : {std::pair{3, 0}, std::pair{1, 2}}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, "agent-skahen", {{1 + apart, 1}}),
                      "1.kaemon-awa");
        dice(game, faces({{skull, 3}, {blank, 1}, {shield, 1}, {blank, 20}}));
        const Events events = act(game, Attack{fig(game, "1.kaemon-awa.1.1"), fig(game, "2.agent-skahen.1.1"), 0});
        CHECK(happened<event::Defended>(events).front().hits == hits);
    }
}

TEST_CASE(
    "attacks on chosen figures: Lightning Breath, Tetsubo, Acid Spray hit the target and others near it, or none") {
    struct {
        const char* card;
        int dice, most;
        HexCoord target, near, other, far;
    } const table[] = {{"blue-wyrmling", 2, 2, {4, 1}, {6, 1}, {4, 2}, {7, 3}},
                       {"gurei-oni", 3, 2, {2, 1}, {3, 1}, {3, 0}, {5, 1}},
                       {"othkurik-the-black-dragon", 4, 3, {4, 1}, {5, 1}, {5, 0}, {7, 1}}};
    for (const auto& row : table) {
        INFO(row.card);
        const std::string id = row.card;
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, id, stance(id, {1, 1}, {0, 1}))
                                       .army(2, "heavy-gruts", {row.target, row.near, row.other, row.far}),
                                   "1." + id);
        std::size_t most = 0;
        for (const UsePower& use : uses_on(game, "2.heavy-gruts.1.1")) {
            most = std::max(most, std::size_t{1} + (use.at != no_space) + (use.tail != no_space));
            CHECK(use.at != game[fig(game, "2.heavy-gruts.1.4")].at());
        }
        CHECK(most == static_cast<std::size_t>(row.most));
        for (const UsePower& use : uses_on(game, "2.heavy-gruts.1.1")) {
            if (use.at != game[fig(game, "2.heavy-gruts.1.2")].at() || use.tail != no_space) continue;
            dice(game, faces({{skull, row.dice}, {blank, 30}}));
            const Events events = act(game, use);
            CHECK(happened<event::Attacked>(events).front().dice == row.dice);
            CHECK(offered<ChooseFigure>(game).size() == 2);
            break;
        }
        while (!offered<ChooseFigure>(game).empty()) act(game, legal_actions(game).front());
        CHECK(is_destroyed(game, "2.heavy-gruts.1.2"));
        CHECK_FALSE(is_destroyed(game, "2.heavy-gruts.1.3"));
    }
}

TEST_CASE("Evil Eye Defense of Gurei-Oni: shields above the skulls wound an attacker from afar, not one beside him") {
    for (const auto& [apart, wounded] : {std::pair{3, 2}, std::pair{1, 0}}) {
        GameState game = attacking(
            on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, "gurei-oni", {{1 + apart, 1}, {2 + apart, 1}}),
            "1.kaemon-awa");
        dice(game, faces({{blank, 4}, {shield, 2}, {blank, 20}}));
        act(game, Attack{fig(game, "1.kaemon-awa.1.1"), fig(game, "2.gurei-oni.1.1"), 0});
        CHECK(wounds_of(game, "1.kaemon-awa.1.1") == wounded);
    }
}

TEST_CASE("Lurking Ambush of Othkurik: three dice and a space more in a turn begun unengaged on shadow") {
    for (const auto& [drawing, foe, more] :
         {std::tuple{"h h 1 1 1 1 1 1", HexCoord{6, 0}, true}, std::tuple{"1 1 1 1 1 1 1 1", HexCoord{6, 0}, false},
          std::tuple{"h h 1 1 1 1 1 1", HexCoord{2, 0}, false}}) {
        GameState game =
            ShippedGame(drawing).army(1, "othkurik-the-black-dragon", {{1, 0}, {0, 0}}).army(2, "finn", {foe}).start();
        to_turn_of(game, "1.othkurik-the-black-dragon");
        const std::string he = "1.othkurik-the-black-dragon.1.1";
        CHECK(attack_more(game, he, "2.finn.1.1") == (more ? 3 : 0));
        CHECK(hexwright::game::mover_of(game, fig(game, he), 0).move ==
              printed_card("othkurik-the-black-dragon").master.move + (more ? 1 : 0));
    }
}

TEST_CASE("Intimidate, Swashbuckler and Utgar's Cutlass of Bok-Bur-Na") {
    const GameState near = on_shipped_meadow()
                               .army(1, "bok-bur-na", {{1, 1}})
                               .army(1, "killian-vane-iii", {{1, 0}})
                               .army(1, "finn", {{0, 2}})
                               .army(2, "crixus", {{4, 1}})
                               .army(2, "krug", {{3, 0}, {4, 0}})
                               .army(2, "warden-816", {{5, 1}})
                               .start();
    CHECK(defense_more(near, "1.killian-vane-iii.1.1", "2.crixus.1.1") == -1);  // A Pirate.
    CHECK(defense_more(near, "1.bok-bur-na.1.1", "2.crixus.1.1") == -1);        // A Captain himself.
    CHECK(defense_more(near, "1.finn.1.1", "2.crixus.1.1") == 0);
    CHECK(defense_more(near, "1.killian-vane-iii.1.1", "2.krug.1.1") == 0);
    CHECK(defense_more(near, "1.killian-vane-iii.1.1", "2.warden-816.1.1") == 0);
    GameState game = attacking(
        on_shipped_meadow().army(1, "bok-bur-na", {{1, 1}}).army(2, "krug", {{2, 1}, {3, 1}}).army(2, "finn", {{1, 3}}),
        "1.bok-bur-na");
    const Attack attack{fig(game, "1.bok-bur-na.1.1"), fig(game, "2.krug.1.1"), 0};
    CHECK(attack_more(game, "1.bok-bur-na.1.1", "2.krug.1.1") == 0);
    for (int made = 0; made < 2; ++made) {
        REQUIRE(allowed(game, attack));
        dice(game, faces({{blank, 30}}));
        act(game, attack);
        if (made == 0) CHECK(attack_more(game, "1.bok-bur-na.1.1", "2.krug.1.1") == 2);
    }
    CHECK_FALSE(allowed(game, attack));
    for (const int rolled : {13, 14}) {
        GameState kill =
            attacking(on_shipped_meadow().army(1, "bok-bur-na", {{1, 1}}).army(2, "heavy-gruts", {{2, 1}, {7, 3}}),
                      "1.bok-bur-na");
        wound(kill, "1.bok-bur-na.1.1", 2);
        kill_with(kill, "1.bok-bur-na.1.1", "2.heavy-gruts.1.1", {rolled});
        CHECK(wounds_of(kill, "1.bok-bur-na.1.1") == (rolled == 14 ? 1 : 2));
    }
}

TEST_CASE("Super Leap and Stomp of Abomination and Hulk: ten spaces for three dice, all beside him, never both") {
    for (const std::string id : {"abomination", "incredible-hulk"}) {
        INFO(id);
        const int leap = power_number(id, "Super Leap"), stomp = power_number(id, "Stomp Special Attack");
        const auto drawn = [&] {
            return on_shipped_meadow()
                .army(1, id, {{0, 1}})
                .army(1, "crixus", {{1, 0}})
                .army(2, "heavy-gruts", {{1, 1}, {7, 1}, {6, 2}});
        };
        GameState game = drawn().start();
        to_turn_of(game, "1." + id);
        const auto move = move_to(game, first_of(1, id), {6, 1}, leap);
        REQUIRE(move);
        act(game, *move);
        while (next_step(game)->kind == Step::Kind::Swipe) act(game, Answer{false});
        to_attacks(game);
        CHECK(attack_more(game, first_of(1, id), "2.heavy-gruts.1.2") == -3);
        CHECK_FALSE(may_attack(game, fig(game, first_of(1, id)), fig(game, "2.heavy-gruts.1.2"), stomp));
        GameState still = attacking(drawn(), "1." + id);
        CHECK(attack_more(still, first_of(1, id), "2.heavy-gruts.1.1") == 0);
        REQUIRE(may_attack(still, fig(still, first_of(1, id)), fig(still, "2.heavy-gruts.1.1"), stomp));
        dice(still, faces({{skull, 3}, {blank, 30}}));
        act(still, Attack{fig(still, first_of(1, id)), fig(still, "2.heavy-gruts.1.1"), stomp});
        CHECK(offered<ChooseFigure>(still).size() == 2);  // Crixus too, nobody further away.
    }
}

TEST_CASE("Rage Smash 5 of the Hulk: a die for each wound, five at most") {
    for (const auto& [wounds, more] : {std::pair{0, 0}, std::pair{3, 3}, std::pair{7, 5}}) {
        GameState game = face_to_face("incredible-hulk", "finn", 1);
        if (wounds > 0) wound(game, "1.incredible-hulk.1.1", wounds);
        CHECK(attack_more(game, "1.incredible-hulk.1.1", "2.finn.1.1") == more);
    }
}

TEST_CASE("Witchcraft Telekinesis of Kilkorax: up to two figures, squads from 8, heroes from 17") {
    for (const auto& [target, rolled, comes] : {std::tuple<std::string, int, bool>{"heavy-gruts", 7, false},
                                                {"heavy-gruts", 8, true},
                                                {"crixus", 16, false},
                                                {"crixus", 17, true}}) {
        INFO(target << " " << rolled);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "kilkorax-the-kyrie-warrior", {{1, 1}})
                                       .army(2, "heavy-gruts", {{5, 1}, {5, 0}})
                                       .army(2, "crixus", {{4, 2}})
                                       .army(2, "krug", {{1, 3}, {0, 3}}),
                                   "1.kilkorax-the-kyrie-warrior");
        CHECK(uses_on(game, "2.krug.1.1").empty());
        dice(game, {rolled});
        act(game, uses_on(game, "2." + target + ".1.1").front());
        CHECK(offered<PlaceFigure>(game).empty() != comes);
        if (comes) act(game, offered<PlaceFigure>(game).front());
        CHECK(uses_on(game, "2." + target + ".1.1").empty());  // Each once.
        REQUIRE_FALSE(uses_on(game, "2.heavy-gruts.1.2").empty());
        dice(game, {1});
        act(game, uses_on(game, "2.heavy-gruts.1.2").front());
        CHECK(uses(game).empty());
    }
}
