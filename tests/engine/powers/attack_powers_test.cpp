// Powers of attack and defense, on drawn boards: a power overrides the general rules (SPECIAL-06).
#include "engine/board/hex/direction.h"
#include "engine/story/wording.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Whirlwind Assault: a normal attack on each figure next to her", "[ATTACK-15][SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "raelin-sotm", {{2, 1}}).army(2, "marro-drudge", {{1, 1}, {3, 1}, {6, 1}}).start();
    to_turn_of(game, "1.raelin-sotm");
    to_attacks(game);
    CHECK(offered<Attack>(game).size() == 2);
    dice(game, faces({{blank, 10}}));
    act(game, Attack{fig(game, "1.raelin-sotm.1.1"), fig(game, "2.marro-drudge.1.1"), 0});
    CHECK(offered<Attack>(game).size() == 1);  // Not the same target twice.
    dice(game, faces({{blank, 10}}));
    act(game, offered<Attack>(game).front());
    CHECK(to_decide(game) == PlayerId{1});
}

TEST_CASE("defensive auras: figures of hers within clear-sight spaces, not herself",
          "[CARD-RAELIN-01][LOS-12][SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "raelin-sotm", {{0, 0}})
                         .army(1, "finn", {{6, 0}})
                         .army(1, "thorgrim", {{7, 0}})
                         .army(2, "sonlen", {{7, 3}})
                         .start();
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.finn.1.1") == 4 + 1 + 1);  // Six spaces; Thorgrim is beside him.
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.thorgrim.1.1") == 4);      // Seven spaces.
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.raelin-sotm.1.1") == 3);
    GameState walled = DrawnGame("1 9 1 1 1 1")
                           .army(1, "raelin-sotm", {{0, 0}})
                           .army(1, "finn", {{3, 0}})
                           .army(2, "sonlen", {{5, 0}})
                           .start();
    CHECK(defense_dice(walled, "2.sonlen.1.1", "1.finn.1.1") == 4);  // She does not see him.
}

TEST_CASE("Thorian Speed: normal attacks only from beside, special ones from afar", "[SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "drake-sotm", {{0, 0}})
                         .army(1, "finn", {{7, 3}})
                         .army(2, "major-q10", {{3, 0}, {4, 0}})
                         .start();
    to_turn_of(game, "2.major-q10");
    to_attacks(game);
    const FigureId q10 = fig(game, "2.major-q10.1.1"), drake = fig(game, "1.drake-sotm.1.1");
    CHECK_FALSE(may_attack(game, q10, drake));
    CHECK(may_attack(game, q10, drake, 1));
    CHECK(may_attack(game, q10, fig(game, "1.finn.1.1")));
}

TEST_CASE("Pistol Fire: three dice at range 5, not against Jandar's", "[SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "drake-sotm", {{0, 0}})
                         .army(2, "sonlen", {{5, 0}})
                         .army(2, "finn", {{3, 2}})
                         .army(2, "shiori", {{6, 0}})
                         .start();
    to_turn_of(game, "1.drake-sotm");
    to_attacks(game);
    const FigureId drake = fig(game, "1.drake-sotm.1.1");
    CHECK(attack_dice(game, "1.drake-sotm.1.1", "2.sonlen.1.1", 3) == 3);
    CHECK(may_attack(game, drake, fig(game, "2.sonlen.1.1"), 3));
    CHECK_FALSE(may_attack(game, drake, fig(game, "2.finn.1.1"), 3));    // Follows Jandar.
    CHECK_FALSE(may_attack(game, drake, fig(game, "2.shiori.1.1"), 3));  // Six spaces.
}

TEST_CASE("Concentrated Will: one more die each while exactly one marker on her card is unrevealed",
          "[CARD-SHIORI-01][SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "shiori", {{0, 0}}).army(1, "finn", {{0, 3}}).army(2, "thorgrim", {{1, 0}}).start();
    struct {
        int on_shiori;
        int attack, defense;
    } const rows[] = {{0, 3, 3}, {1, 4, 4}, {2, 3, 3}};
    for (const auto& row : rows) {
        GameState now = game;
        for (int marker = 1; marker <= 4; ++marker)  // The X is the first marker put on her card.
            act(now, PlaceMarker{marker, card(now, marker > 4 - row.on_shiori ? "1.shiori" : "1.finn")});
        CHECK(attack_dice(now, "1.shiori.1.1", "2.thorgrim.1.1") == row.attack);
        CHECK(defense_dice(now, "2.thorgrim.1.1", "1.shiori.1.1") == row.defense);
        CHECK(attack_dice(now, "1.shiori.1.1", "2.thorgrim.1.1", 3) == 3);  // Never for a special attack.
    }
}

TEST_CASE("Shuriken: three dice against Small and Medium, two against others",
          "[CARD-SHIORI-03][CARD-SHIORI-04][SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "shiori", {{0, 0}})
                         .army(2, "thorgrim", {{4, 0}})
                         .army(2, "tor-kul-na", {{3, 2}, {4, 2}})
                         .start();
    CHECK(attack_dice(game, "1.shiori.1.1", "2.thorgrim.1.1", 3) == 3);
    CHECK(attack_dice(game, "1.shiori.1.1", "2.tor-kul-na.1.1", 3) == 2);
}

TEST_CASE("Major Q10: four shots of the Machine Pistol or two Wrist Rockets or one attack, never mixed",
          "[SPECIAL-06]") {
    for (const auto& [with, times] : {std::pair{0, 1}, std::pair{1, 4}, std::pair{2, 2}}) {
        GameState game = on_meadow().army(1, "major-q10", {{0, 0}, {1, 0}}).army(2, "thorgrim", {{4, 0}}).start();
        to_turn_of(game, "1.major-q10");
        to_attacks(game);
        const Attack shot{fig(game, "1.major-q10.1.1"), fig(game, "2.thorgrim.1.1"), with};
        for (int i = 0; i < times; ++i) {
            REQUIRE(allowed(game, shot));
            dice(game, faces({{blank, 20}}));
            act(game, shot);
            for (const Attack& next : offered<Attack>(game)) CHECK(next.with == with);
        }
        CHECK(to_decide(game) == PlayerId{1});
    }
}

TEST_CASE("Stinger Drain: 1-4 a Stinger dies and none attacks, 10-20 one more die", "[SPECIAL-06]") {
    for (const int rolled : {4, 5, 9, 10}) {
        GameState game =
            on_meadow().army(1, "marro-stingers", {{0, 0}, {0, 1}, {0, 2}}).army(2, "finn", {{4, 1}}).start();
        to_turn_of(game, "1.marro-stingers");
        to_attacks(game);
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        if (rolled == 4) {
            CHECK(offered<ChooseFigure>(game).size() == 3);
            act(game, ChooseFigure{fig(game, "1.marro-stingers.1.2")});
            CHECK(game[fig(game, "1.marro-stingers.1.2")].place == Figure::Place::Destroyed);
            CHECK(offered<Attack>(game).empty());
            continue;
        }
        CHECK(attack_dice(game, "1.marro-stingers.1.1", "2.finn.1.1") == (rolled == 10 ? 4 : 3));
        CHECK(uses(game).empty());
    }
}

TEST_CASE("Swamp Water Strength: one more die each on swamp water", "[SPECIAL-06]") {
    GameState game = DrawnGame("s 1 1 1 1").army(1, "marro-drudge", {{0, 0}, {1, 0}}).army(2, "finn", {{4, 0}}).start();
    CHECK(attack_dice(game, "1.marro-drudge.1.1", "2.finn.1.1") == 3);
    CHECK(attack_dice(game, "1.marro-drudge.1.2", "2.finn.1.1") == 2);
    CHECK(defense_dice(game, "2.finn.1.1", "1.marro-drudge.1.1") == 3);
}

TEST_CASE("attack auras and enhancements count for friends beside", "[SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "finn", {{0, 0}})
                         .army(1, "tarn-viking-warriors", {{1, 0}, {4, 0}})
                         .army(1, "sonlen", {{0, 1}})
                         .army(2, "thorgrim", {{2, 0}})
                         .start();
    CHECK(attack_dice(game, "1.tarn-viking-warriors.1.1", "2.thorgrim.1.1") == 4);
    CHECK(attack_dice(game, "1.tarn-viking-warriors.1.2", "2.thorgrim.1.1") == 3);
    CHECK(attack_dice(game, "1.sonlen.1.1", "2.thorgrim.1.1") == 4);  // His Range is not 1.
    CHECK(attack_dice(game, "1.finn.1.1", "2.thorgrim.1.1") == 3);    // Not for himself.
}

TEST_CASE("Double Attack, Sword of Reckoning, Stealth Dodge, Zettian Targeting, Range Enhancement", "[SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "syvarris", {{0, 0}})
                         .army(1, "agent-carr", {{3, 0}})
                         .army(2, "krav-maga-agents", {{4, 0}, {6, 0}, {6, 2}})
                         .start();
    to_turn_of(game, "1.syvarris");
    to_attacks(game);
    const Attack shot{fig(game, "1.syvarris.1.1"), fig(game, "2.krav-maga-agents.1.3"), 0};
    dice(game, faces({{skull, 3}, {shield, 1}, {blank, 2}}));
    const Events events = act(game, shot);
    CHECK(happened<event::Defended>(events).front().hits == 0);  // One shield is enough against a ranged attack.
    CHECK(allowed(game, shot));                                  // A second attack.
    CHECK(attack_dice(game, "1.agent-carr.1.1", "2.krav-maga-agents.1.1") == 6);
    CHECK(attack_dice(game, "1.agent-carr.1.1", "2.krav-maga-agents.1.2") == 2);

    GameState guards = on_meadow()
                           .army(1, "zettian-guards", {{0, 0}, {1, 1}})
                           .army(1, "deathwalker-9000", {{0, 1}})
                           .army(2, "finn", {{6, 0}})
                           .start();
    to_turn_of(guards, "1.zettian-guards");
    to_attacks(guards);
    dice(guards, faces({{blank, 20}}));
    act(guards, Attack{fig(guards, "1.zettian-guards.1.2"), fig(guards, "2.finn.1.1"), 0});
    CHECK(attack_dice(guards, "1.zettian-guards.1.1", "2.finn.1.1") == 3);
    const BoardQuery query(guards);
    CHECK(attack_forms(query, fig(guards, "1.zettian-guards.1.1")).front().range == 9);
}

TEST_CASE("Counter Strike: shields beyond the skulls wound an attacker beside, not another Samurai",
          "[CARD-REF-01][SPECIAL-06]") {
    GameState game = on_meadow().army(1, "izumi-samurai", {{0, 0}}).army(2, "finn", {{1, 0}}).start();
    to_turn_of(game, "2.finn");
    to_attacks(game);
    dice(game, faces({{skull, 1}, {blank, 2}, {shield, 3}, {blank, 2}}));
    act(game, Attack{fig(game, "2.finn.1.1"), fig(game, "1.izumi-samurai.1.1"), 0});
    CHECK(game[fig(game, "2.finn.1.1")].wounds == 2);
}

TEST_CASE("Explosion: one roll, everybody next to the target defends for himself, in the attacker's order",
          "[SPECIAL-03][SPECIAL-04][SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "deathwalker-9000", {{0, 0}})
                         .army(1, "finn", {{4, 1}})
                         .army(2, "marro-drudge", {{5, 0}, {6, 0}, {7, 3}})
                         .start();
    to_turn_of(game, "1.deathwalker-9000");
    to_attacks(game);
    dice(game, faces({{skull, 3}, {blank, 30}}));
    act(game, Attack{fig(game, "1.deathwalker-9000.1.1"), fig(game, "2.marro-drudge.1.1"), 1});
    CHECK(offered<ChooseFigure>(game).size() == 3);  // The target, its neighbour, and a friend.
    act(game, ChooseFigure{fig(game, "1.finn.1.1")});
    act(game, ChooseFigure{fig(game, "2.marro-drudge.1.1")});
    CHECK(game[fig(game, "1.finn.1.1")].wounds > 0);
}

TEST_CASE("Fire Line: everybody on eight spaces in a line", "[CARD-MIMRING-01][CARD-MIMRING-02][SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "mimring", {{0, 1}, {1, 1}})
                         .army(1, "finn", {{3, 1}})
                         .army(2, "marro-drudge", {{5, 1}, {7, 1}, {7, 3}})
                         .start();
    to_turn_of(game, "1.mimring");
    to_attacks(game);
    const auto lines = uses(game);
    REQUIRE_FALSE(lines.empty());
    dice(game, faces({{skull, 4}, {blank, 30}}));
    const Events events = act(game, lines.front());
    CHECK(happened<event::Attacked>(events).front().dice == 4);
    CHECK(offered<ChooseFigure>(game).size() == 3);
}

TEST_CASE("Fire Line is written with its direction, and read as earlier versions wrote it", "[CARD-MIMRING-01]") {
    GameState game =
        on_meadow().army(1, "mimring", {{0, 1}, {1, 1}}).army(2, "marro-drudge", {{5, 1}, {7, 1}, {7, 3}}).start();
    to_turn_of(game, "1.mimring");
    to_attacks(game);
    for (const UsePower& line : uses(game)) {
        Wording wording = wording_of(game, line);
        const std::string direction(to_text(static_cast<Direction>(line.tail)));
        CHECK(wording.members.back() == std::pair<std::string, std::string>("direction", direction));
        CHECK(*action_of(game, wording) == Action{line});
        wording.members.back() = {"tail", to_text((*game.board)[line.tail].space)};
        CHECK(*action_of(game, wording) == Action{line});
        wording.members.back() = {"direction", "north"};
        CHECK_FALSE(action_of(game, wording));
    }
}

TEST_CASE("Example: Fire Line into an overhang hits those on it and those under it, one roll, each defends alone",
          "[CARD-MIMRING-03][CARD-MIMRING-02]") {
    DrawnGame start("1 1 1 1 1 1 1 9");
    start.piece("grass-2", {6, 0}, 9)
        .army(1, "mimring", {{0, 0}, {1, 0}})
        .army(2, "marro-drudge", {{4, 0}, {6, 0}, {6, 0}});
    start.players()[1].army.cards[0].figures[1].at = {{6, 0}, 1};
    start.players()[1].army.cards[0].figures[2].at = {{6, 0}, 9};
    GameState game = start.start();
    to_turn_of(game, "1.mimring");
    to_attacks(game);
    const auto lines = uses(game);
    const auto east = std::ranges::find_if(lines, [&](const UsePower& use) {
        return use.at == at(game, {1, 0}) && use.tail == static_cast<SpaceIndex>(Direction::E);
    });
    REQUIRE(east != lines.end());
    dice(game, faces({{skull, 4}, {blank, 30}}));
    const Events events = act(game, *east);
    CHECK(happened<event::Attacked>(events).size() == 1);
    CHECK(happened<event::Attacked>(events).front().dice == 4);
    CHECK(offered<ChooseFigure>(game).size() == 3);
    while (!offered<ChooseFigure>(game).empty()) act(game, legal_actions(game).front());
    CHECK(figures_on_board(game, card(game, "2.marro-drudge")) == 0);
}

TEST_CASE("Grenades: once a game, seen or not, and all next to the target",
          "[CARD-GRENADE-03][CARD-GRENADE-04][CARD-GRENADE-06][CARD-GRENADE-07][CARD-GRENADE-05][SPECIAL-06]") {
    GameState game = DrawnGame(grassland, "master-2004")
                         .army(1, "airborne-elite", {{0, 0}, {0, 1}, {0, 2}, {0, 3}})
                         .army(2, "marro-drudge", {{4, 0}, {5, 0}, {4, 3}})
                         .start();
    to_turn_of(game, "1.airborne-elite");
    to_attacks(game);
    const Attack lob{fig(game, "1.airborne-elite.1.1"), fig(game, "2.marro-drudge.1.1"), 1};
    dice(game, faces({{blank, 30}}));
    std::size_t defended = happened<event::Defended>(act(game, lob)).size();
    while (!offered<ChooseFigure>(game).empty())
        defended += happened<event::Defended>(act(game, legal_actions(game).front())).size();
    CHECK(defended == 2);  // The target and the figure next to it.
    const Attack other{fig(game, "1.airborne-elite.1.2"), fig(game, "2.marro-drudge.1.1"), 1};
    CHECK(allowed(game, other));  // Each of them in turn.
    while (!game.over && game.round == 1) pass(game);
    to_turn_of(game, "1.airborne-elite");
    to_attacks(game);
    for (const Attack& attack : offered<Attack>(game)) CHECK(attack.with == 0);
}

TEST_CASE("Brutality Aura: within four clear-sight spaces, once a turn, dice without a skull are rolled again",
          "[CARD-LOV-01][SPECIAL-06]") {
    for (const int far : {4, 5}) {
        GameState game = on_meadow("master-2022")
                             .army(1, "tarn-viking-warriors", {{0, 1}, {2, 1}})
                             .army(1, "loviatak", {{far, 0}})
                             .army(2, "marro-drudge", {{0, 2}, {2, 2}})
                             .start();
        to_turn_of(game, "1.tarn-viking-warriors");
        to_attacks(game);
        dice(game, faces({{blank, 3}, {skull, 1}, {blank, 6}}));
        act(game, Attack{fig(game, "1.tarn-viking-warriors.1.1"), fig(game, "2.marro-drudge.1.1"), 0});
        REQUIRE((offered<Answer>(game).size() == 2) == (far == 4));
        if (far == 5) continue;
        act(game, Answer{true});
        CHECK(game[fig(game, "2.marro-drudge.1.1")].place == Figure::Place::Destroyed);
        dice(game, faces({{blank, 10}}));
        act(game, Attack{fig(game, "1.tarn-viking-warriors.1.2"), fig(game, "2.marro-drudge.1.2"), 0});
        CHECK(offered<Answer>(game).empty());  // Once a turn.
    }
}

TEST_CASE("Orc Warrior Enhancement: Orc Warriors next to Grimnak have a die more each, others have not",
          "[SPECIAL-06][CARD-REF-01][CARD-REF-03]") {
    const ArmyCard orcs{.id = "orcs",
                        .name = "Orcs",
                        .species = "Orc",
                        .card_class = "Warriors",
                        .form = CardForm::Squad,
                        .height = 5,
                        .figures = 2,
                        .master = {.move = 5, .range = 1, .attack = 2, .defense = 2}};
    GameState game = on_meadow()
                         .own_card(orcs)
                         .army(1, "grimnak", {{0, 0}, {1, 0}})
                         .army(1, "orcs", {{2, 0}, {4, 0}})
                         .army(1, "ne-gok-sa", {{0, 1}})
                         .army(2, "finn", {{3, 0}})
                         .start();
    CHECK(attack_dice(game, "1.orcs.1.1", "2.finn.1.1") == 2 + 1);
    CHECK(defense_dice(game, "2.finn.1.1", "1.orcs.1.1") == 2 + 1);
    CHECK(attack_dice(game, "1.orcs.1.2", "2.finn.1.1") == 2);  // Not beside him.
    CHECK(defense_dice(game, "2.finn.1.1", "1.orcs.1.2") == 2);
    CHECK(defense_dice(game, "2.finn.1.1", "1.ne-gok-sa.1.1") == 6);  // A Marro.
}

TEST_CASE("Evasive: a defense die more against who is not adjacent", "[SPECIAL-06]") {
    GameState game = on_meadow("master-2022")
                         .army(1, "vorid-retail", {{0, 0}, {4, 3}, {5, 3}, {6, 3}})
                         .army(2, "finn", {{1, 0}})
                         .army(2, "sonlen", {{5, 0}})
                         .start();
    CHECK(defense_dice(game, "2.finn.1.1", "1.vorid-retail.1.1") == 2);
    CHECK(defense_dice(game, "2.sonlen.1.1", "1.vorid-retail.1.1") == 2 + 1);
}
