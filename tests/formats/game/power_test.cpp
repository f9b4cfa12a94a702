// One test for each power of the table, with the shipped cards on drawn boards: a power overrides the general rules
// (SPECIAL-06).
#include "engine/board/hex/direction.h"
#include "engine/powers/power_named.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "formats/telling/words.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("every power of every card is in the table") {
    for (const ArmyCard& card : shipped().cards())
        if (card.printing == "master-2004" || card.printing == "master-2007")
            for (const PrintedPower& power : card.powers) {
                INFO(card.id << ": " << power.id);
                CHECK(power_named(power.id) != nullptr);
            }
}

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

TEST_CASE("Flying: levels do not count, and it may land anywhere within its Move", "[FLY-01][FLY-02][SPECIAL-06]") {
    GameState game = DrawnGame("1 9 1 ~ 1 1 1 1").army(1, "raelin-sotm", {{0, 0}}).army(2, "sonlen", {{7, 0}}).start();
    to_turn_of(game, "1.raelin-sotm");
    CHECK(move_to(game, "1.raelin-sotm.1.1", {1, 0}).has_value());
    CHECK(move_to(game, "1.raelin-sotm.1.1", {6, 0}).has_value());
}

TEST_CASE("Flying: whom it is engaged with at take-off may strike, others may not",
          "[FLY-03][FLY-EX-01][FLY-EX-02][SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "raelin-sotm", {{0, 0}}).army(2, "marro-drudge", {{1, 0}, {3, 0}, {7, 3}}).start();
    to_turn_of(game, "1.raelin-sotm");
    const auto move = move_to(game, "1.raelin-sotm.1.1", {6, 0});
    REQUIRE(move);
    act(game, *move);
    CHECK(next_step(game)->kind == Step::Kind::Swipe);
    act(game, Answer{false});
    CHECK(next_step(game)->kind != Step::Kind::Swipe);
    CHECK(game[fig(game, "1.raelin-sotm.1.1")].wounds == 0);
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

TEST_CASE("Grapple Arm: four spaces whatever the levels, instead of his move", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 9 9 9 9 9 1 1").army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{7, 0}}).start();
    to_turn_of(game, "1.drake-sotm");
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {1, 0}));
    CHECK(move_to(game, "1.drake-sotm.1.1", {4, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-sotm.1.1", {5, 0}, 2));
}

TEST_CASE("Grapple Gun: one space, up to 25 levels higher", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 9 9 1 1 1 1 1").army(1, "drake-rotv", {{0, 0}}).army(2, "sonlen", {{7, 0}}).start();
    to_turn_of(game, "1.drake-rotv");
    CHECK(move_to(game, "1.drake-rotv.1.1", {1, 0}, 2));
    CHECK_FALSE(move_to(game, "1.drake-rotv.1.1", {2, 0}, 2));
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

TEST_CASE("Dragon Healing: before he moves, a wounded hero within four spaces, from 15 on", "[SPECIAL-06]") {
    for (const int rolled : {14, 15}) {
        GameState game = on_meadow()
                             .army(1, "sonlen", {{0, 0}})
                             .army(1, "finn", {{4, 0}})
                             .army(1, "shiori", {{6, 0}})
                             .army(2, "thorgrim", {{7, 3}})
                             .start();
        wound(game, "1.finn.1.1", 2), wound(game, "1.shiori.1.1", 1);
        to_turn_of(game, "1.sonlen");
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK(game[fig(game, "1.finn.1.1")].wounds == (rolled == 15 ? 1 : 2));
        CHECK(uses(game).empty());  // Once a turn.
    }
}

TEST_CASE("Dragon Swoop: after moving, one figure within four spaces, from 15 on a wound, he may still attack",
          "[SPECIAL-06]") {
    for (const int rolled : {14, 15}) {
        GameState game =
            on_meadow().army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{4, 0}}).army(2, "finn", {{5, 0}}).start();
        to_turn_of(game, "1.sonlen");
        CHECK(uses(game).empty());
        to_attacks(game);
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK(game[fig(game, "2.thorgrim.1.1")].wounds == (rolled == 15 ? 1 : 0));
        CHECK_FALSE(offered<Attack>(game).empty());
    }
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

TEST_CASE("Phantom Walk: through enemies, and nobody strikes as she leaves", "[CARD-SHIORI-02][SPECIAL-06]") {
    GameState game = DrawnGame("1 1 1 1 1 1 1 1")
                         .army(1, "shiori", {{0, 0}})
                         .army(2, "marro-drudge", {{1, 0}, {2, 0}, {7, 0}})
                         .start();
    to_turn_of(game, "1.shiori");
    const auto move = move_to(game, "1.shiori.1.1", {5, 0});
    REQUIRE(move);
    act(game, *move);
    CHECK(next_step(game)->kind != Step::Kind::Swipe);
    CHECK_FALSE(move_to(game, "1.shiori.1.1", {2, 0}));
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

TEST_CASE("Trample Stomp: a figure next to him on his level, he takes the place of who dies and may go on",
          "[SPECIAL-06]") {
    for (const int rolled : {7, 8}) {
        GameState game = on_meadow()
                             .army(1, "tor-kul-na", {{0, 1}, {1, 1}})
                             .army(2, "marro-drudge", {{2, 1}, {7, 0}, {7, 1}})
                             .start();
        to_turn_of(game, "1.tor-kul-na");
        REQUIRE(uses(game).size() == 1);
        dice(game, {rolled});
        act(game, uses(game).front());
        const bool works = rolled == 8;
        CHECK((game[fig(game, "2.marro-drudge.1.1")].place == Figure::Place::Destroyed) == works);
        CHECK(game[fig(game, "1.tor-kul-na.1.1")].at() == at(game, works ? HexCoord{2, 1} : HexCoord{0, 1}));
        const auto moves = offered<Move>(game);
        CHECK((std::ranges::count(moves, fig(game, "1.tor-kul-na.1.1"), &Move::figure) > 0) == works);
    }
}

TEST_CASE("Trample Stomp after a part of his move: what is left of it he may still walk", "[SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "tor-kul-na", {{1, 1}, {0, 1}}).army(2, "marro-drudge", {{4, 1}, {7, 0}, {7, 3}}).start();
    to_turn_of(game, "1.tor-kul-na");
    CHECK(uses(game).empty());  // Nobody is next to him.
    act(game, *move_to(game, "1.tor-kul-na.1.1", {3, 1}));
    REQUIRE_FALSE(uses(game).empty());
    dice(game, {8});
    act(game, uses(game).front());
    CHECK(game[fig(game, "1.tor-kul-na.1.1")].at() == at(game, {4, 1}));
    CHECK(move_to(game, "1.tor-kul-na.1.1", {7, 1}));  // Two of his six spaces were walked.
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

TEST_CASE("Swamp Water Tunnel: after a move that ends in swamp water, to another within five spaces on its level",
          "[SPECIAL-06]") {
    GameState game = DrawnGame("1 s 1 1 1 s s s 1").army(1, "marro-drudge", {{0, 0}}).army(2, "finn", {{8, 0}}).start();
    to_turn_of(game, "1.marro-drudge");
    act(game, *move_to(game, "1.marro-drudge.1.1", {1, 0}));
    const auto tunnels = uses(game);
    CHECK(tunnels.size() == 2);  // Four and five spaces away, not six.
    act(game, tunnels.front());
    CHECK(game[fig(game, "1.marro-drudge.1.1")].at() == at(game, {5, 0}));
    CHECK(uses(game).empty());
}

TEST_CASE("Swamp Water Tunnel after a move of no space", "[MOVE-02][SPECIAL-06]") {
    GameState game =
        DrawnGame("s 1 1 s 1 1 1 1 1").army(1, "marro-drudge", {{0, 0}, {1, 0}}).army(2, "finn", {{8, 0}}).start();
    to_turn_of(game, "1.marro-drudge");
    REQUIRE(uses(game).size() == 1);
    act(game, uses(game).front());
    CHECK(game[fig(game, "1.marro-drudge.1.1")].at() == at(game, {3, 0}));
    CHECK(uses(game).empty());  // It has moved.
    for (const Move& move : offered<Move>(game)) CHECK(move.figure != fig(game, "1.marro-drudge.1.1"));
}

TEST_CASE("Hivelord Life Bonding: a Hivelord's turn first, and a Nagrub given up heals it",
          "[CARD-REF-01][SPECIAL-06]") {
    GameState game = on_meadow()
                         .army(1, "marrden-nagrubs", {{0, 0}, {0, 1}, {0, 2}})
                         .army(1, "tor-kul-na", {{1, 0}, {2, 0}})
                         .army(2, "finn", {{7, 3}})
                         .start();
    wound(game, "1.tor-kul-na.1.1", 2);
    to_turn_of(game, "1.marrden-nagrubs");
    REQUIRE(uses(game).size() == 1);
    CHECK(uses(game).front().card == card(game, "1.tor-kul-na"));
    act(game, uses(game).front());
    const auto given = offered<ChooseFigure>(game);
    CHECK_FALSE(given.empty());
    act(game, given.front());
    CHECK(game[fig(game, "1.tor-kul-na.1.1")].wounds == 1);
    CHECK(figures_on_board(game, card(game, "1.marrden-nagrubs")) == 2);
    CHECK(offered<ChooseFigure>(game).empty());  // Only one.
    while (game.turns.size() > 1) act(game, Done{});
    CHECK(game.turns.back().card == card(game, "1.marrden-nagrubs"));
    CHECK_FALSE(offered<Move>(game).empty());
}

TEST_CASE("Climb X2: a Nagrub climbs five levels and falls from six", "[MOVE-UP-04][SPECIAL-06]") {
    GameState game = DrawnGame("1 6 1 1 1 1").army(1, "marrden-nagrubs", {{0, 0}}).army(2, "finn", {{5, 0}}).start();
    to_turn_of(game, "1.marrden-nagrubs");
    CHECK(move_to(game, "1.marrden-nagrubs.1.1", {1, 0}));
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

TEST_CASE("Warrior's spirits: the fallen hero makes a unique card stronger for the game", "[SPECIAL-06]") {
    for (const char* hero : {"finn", "thorgrim"}) {
        GameState game =
            on_meadow().army(1, hero, {{0, 0}}).army(1, "sonlen", {{0, 3}}).army(2, "drake-sotm", {{1, 0}}).start();
        to_turn_of(game, "2.drake-sotm");
        to_attacks(game);
        dice(game, faces({{skull, 6}, {blank, 10}}));
        act(game, Attack{fig(game, "2.drake-sotm.1.1"), fig(game, std::string("1.") + hero + ".1.1"), 0});
        CHECK(offered<ChooseCard>(game).size() == 2);
        act(game, ChooseCard{card(game, "1.sonlen")});
        const bool attack = std::string(hero) == "finn";
        CHECK(attack_dice(game, "1.sonlen.1.1", "2.drake-sotm.1.1") == 4 + attack);
        CHECK(defense_dice(game, "2.drake-sotm.1.1", "1.sonlen.1.1") == 3 + !attack);
    }
}

TEST_CASE("A spirit goes to any Unique card, a fallen figure's too, and to an enemy's only if its player wants",
          "[SPECIAL-06]") {
    struct {
        std::vector<std::string> own;  // Beside the hero.
        std::vector<std::string> fallen;
        std::size_t cards;
        bool may_decline;
    } const rows[] = {{{"sonlen"}, {}, 2, false},
                      {{"sonlen", "marro-drudge"}, {"1.sonlen.1.1"}, 2, false},
                      {{"marro-drudge"}, {}, 1, true},  // Drudge are common: only the enemy's card is left.
                      {{"krav-maga-agents", "marro-drudge"}, {"1.krav-maga-agents.1.1"}, 2, false}};
    for (const char* hero : {"finn", "thorgrim"})
        for (const auto& row : rows) {
            DrawnGame start = on_meadow().army(1, hero, {{0, 0}}).army(2, "drake-sotm", {{1, 0}});
            for (std::size_t i = 0; i < row.own.size(); ++i) start.army(1, row.own[i], {{0, 2 + static_cast<int>(i)}});
            GameState game = start.start();
            for (const std::string& name : row.fallen) destroy(game, name);
            to_turn_of(game, "2.drake-sotm");
            to_attacks(game);
            dice(game, faces({{skull, 6}, {blank, 10}}));
            act(game, Attack{fig(game, "2.drake-sotm.1.1"), fig(game, std::string("1.") + hero + ".1.1"), 0});
            REQUIRE(next_step(game)->kind == Step::Kind::Spirit);
            INFO(hero << " beside " << row.own.front());
            CHECK(offered<ChooseCard>(game).size() == row.cards);
            CHECK(allowed(game, Done{}) == row.may_decline);
            if (row.may_decline) {
                CHECK(english()(choice_of(game, Done{})) == "decline");
                CHECK(happened<event::Spirit>(act(game, Done{})).empty());
                CHECK(game[card(game, "2.drake-sotm")].attack_bonus == 0);
            } else {
                act(game, ChooseCard{card(game, "1." + row.own.front())});
                const GameCard& stronger = game[card(game, "1." + row.own.front())];
                CHECK(stronger.attack_bonus + stronger.defense_bonus == 1);
            }
        }
}

TEST_CASE("Berserker Charge: from 15 on all move again, and again", "[SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "tarn-viking-warriors", {{0, 0}, {0, 1}, {0, 2}, {0, 3}}).army(2, "finn", {{7, 0}}).start();
    to_turn_of(game, "1.tarn-viking-warriors");
    to_attacks(game);
    for (const int rolled : {15, 20}) {
        dice(game, {rolled});
        act(game, uses(game).front());
        CHECK_FALSE(offered<Move>(game).empty());
        act(game, Done{});
    }
    dice(game, {14});
    act(game, uses(game).front());
    CHECK(to_decide(game) == PlayerId{1});
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

TEST_CASE("The Drop: off the board until 13, then apart from everybody", "[SPECIAL-06]") {
    DrawnGame start = on_meadow().army(1, "airborne-elite", {}).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 3}});
    GameState game = start.start();
    CHECK(figures_on_board(game, card(game, "1.airborne-elite")) <= 4);
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        GameState other = start.start(seed);
        if (next_step(other)->kind != Step::Kind::PowerStep) continue;
        for (int i = 0; i < 4; ++i) {
            for (const PlaceFigure& place : offered<PlaceFigure>(other))
                for (const Link& link : other.board->links(place.at)) CHECK_FALSE(figure_at(other, link.to).valid());
            act(other, legal_actions(other).front());
        }
        CHECK(figures_on_board(other, card(other, "1.airborne-elite")) == 4);
        return;
    }
    FAIL("they never landed");
}

TEST_CASE("The same card at both players: the d20 says whose power goes first", "[SPECIAL-05]") {
    DrawnGame start = on_meadow("master-2004")
                          .army(1, "airborne-elite", {})
                          .army(1, "finn", {{0, 0}})
                          .army(2, "airborne-elite", {})
                          .army(2, "thorgrim", {{7, 3}});
    bool both[2] = {};
    for (std::uint64_t seed = 1; seed < 200 && !(both[0] && both[1]); ++seed) {
        const auto started = start.try_start(seed);
        const auto rolls = happened<event::PowersFirst>(started->events);
        REQUIRE(rolls.size() == 1);
        const auto drops = happened<event::PowerUsed>(started->events);
        REQUIRE_FALSE(drops.empty());
        CHECK(controller(started->state, drops.front().figure) == rolls.front().player);
        CHECK(controller(started->state, rolls.front().figure) == rolls.front().player);
        both[rolls.front().player.index()] = true;
    }
    CHECK(both[0]);
    CHECK(both[1]);

    const auto alone = on_meadow("master-2004")
                           .army(1, "airborne-elite", {})
                           .army(1, "finn", {{0, 0}})
                           .army(2, "thorgrim", {{7, 3}})
                           .try_start();
    CHECK(happened<event::PowersFirst>(alone->events).empty());
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

TEST_CASE("Chomp: a squad figure dies, a hero from 16 on", "[CARD-REF-03][SPECIAL-06]") {
    for (const int rolled : {15, 16}) {
        GameState game = on_meadow()
                             .army(1, "grimnak", {{0, 0}, {1, 0}})
                             .army(2, "finn", {{2, 0}})
                             .army(2, "marro-drudge", {{0, 1}, {7, 3}})
                             .start();
        to_turn_of(game, "1.grimnak");
        to_attacks(game);
        CHECK(uses(game).size() == 2);
        for (const UsePower& use : uses(game)) {
            if (use.target != fig(game, "2.finn.1.1")) continue;
            dice(game, {rolled});
            act(game, use);
            break;
        }
        CHECK(game[fig(game, "2.finn.1.1")].on_board() == (rolled == 15));
    }
}

TEST_CASE("Chomp comes before the attack, before the move or after it, and once in a turn",
          "[CARD-REF-03][SPECIAL-06]") {
    const auto grimnak = [] {
        GameState game = on_meadow()
                             .army(1, "grimnak", {{0, 0}, {1, 0}})
                             .army(2, "finn", {{7, 0}})
                             .army(2, "marro-drudge", {{0, 1}, {5, 0}})
                             .start();
        to_turn_of(game, "1.grimnak");
        return game;
    };
    GameState game = grimnak();
    REQUIRE(uses(game).size() == 1);
    act(game, uses(game).front());
    CHECK_FALSE(game[fig(game, "2.marro-drudge.1.1")].on_board());
    CHECK(uses(game).empty());
    REQUIRE(move_to(game, "1.grimnak.1.1", {4, 0}));
    act(game, *move_to(game, "1.grimnak.1.1", {4, 0}));  // He moves then as far as he likes, beside the other one.
    CHECK(uses(game).empty());
    to_attacks(game);
    CHECK(uses(game).empty());
    CHECK(may_attack(game, fig(game, "1.grimnak.1.1"), fig(game, "2.marro-drudge.1.2")));
    game = grimnak();
    act(game, *move_to(game, "1.grimnak.1.1", {4, 0}));
    act(game, Answer{false});  // The one that he leaves lets him go.
    CHECK(uses(game).size() == 1);
    to_attacks(game);
    CHECK(uses(game).size() == 1);
    dice(game, faces({{blank, 20}}));
    act(game, Attack{fig(game, "1.grimnak.1.1"), fig(game, "2.marro-drudge.1.2")});
    CHECK(uses(game).empty());
    // Powers that say "after moving and before attacking" still wait for the move to be over.
    GameState shackle = on_meadow().army(1, "ne-gok-sa", {{0, 0}}).army(2, "finn", {{1, 0}}).start();
    to_turn_of(shackle, "1.ne-gok-sa");
    CHECK(uses(shackle).empty());
}

TEST_CASE("Mind Shackle: on 20 a unique card beside changes sides", "[SPECIAL-06]") {
    GameState game =
        on_meadow().army(1, "ne-gok-sa", {{0, 0}}).army(2, "finn", {{1, 0}}).army(2, "thorgrim", {{7, 3}}).start();
    to_turn_of(game, "1.ne-gok-sa");
    to_attacks(game);
    REQUIRE(uses(game).size() == 1);
    dice(game, {20});
    act(game, uses(game).front());
    CHECK(controller(game, fig(game, "2.finn.1.1")) == PlayerId{0});
    CHECK(game[card(game, "2.finn")].markers == 0);
}

TEST_CASE(
    "Water Clone: instead of attacking, a roll for each: from 15 on, on water from 10 on, one comes back beside it",
    "[SPECIAL-06][SWAMPWATER-03]") {
    struct {
        std::vector<int> rolls;
        std::size_t places;
    } const rows[] = {{{10, 14, 14}, 1}, {{9, 14, 14}, 0}, {{9, 15, 14}, 2}};
    for (const auto& row : rows) {
        GameState game = DrawnGame("~ 1 ~ 1 1 1 1 1\n ~ . . 1 . . . 1")
                             .army(1, "marro-warriors", {{0, 0}, {7, 1}, {3, 0}, {7, 0}})
                             .army(2, "finn", {{5, 0}})
                             .start();
        destroy(game, "1.marro-warriors.1.2");
        to_turn_of(game, "1.marro-warriors");
        to_attacks(game);
        CHECK_FALSE(offered<Attack>(game).empty());
        dice(game, row.rolls);
        act(game, uses(game).front());
        CHECK(offered<PlaceFigure>(game).size() == row.places);  // Empty, beside it, on its level.
        if (row.places == 0) continue;
        CHECK(allowed(game, Done{}));
        const PlaceFigure back = offered<PlaceFigure>(game).front();
        act(game, back);
        CHECK(game[fig(game, "1.marro-warriors.1.2")].at() == back.at);
        CHECK(offered<Attack>(game).empty());
    }
}

TEST_CASE("Ghost Walk and Disengage: Carr goes through anybody, and nobody strikes as he leaves", "[SPECIAL-06]") {
    GameState game = DrawnGame("1 1 1 1 1 1 1 1")
                         .army(1, "agent-carr", {{0, 0}})
                         .army(2, "marro-drudge", {{1, 0}, {2, 0}, {7, 0}})
                         .start();
    to_turn_of(game, "1.agent-carr");
    const auto move = move_to(game, "1.agent-carr.1.1", {4, 0});
    REQUIRE(move);
    CHECK_FALSE(move_to(game, "1.agent-carr.1.1", {2, 0}));
    act(game, *move);
    CHECK(next_step(game)->kind != Step::Kind::Swipe);
    CHECK(hex_of(game, "1.agent-carr.1.1") == HexCoord{4, 0});
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

TEST_CASE("Command Familiar: a small Beast takes its turn before Raakchott's, and no other turn comes of it",
          "[SPECIAL-06]") {
    GameState game = on_meadow("master-2022")
                         .army(1, "raakchott-retail", {{0, 0}})
                         .army(1, "onshu-retail", {{0, 1}})
                         .army(1, "finn", {{0, 2}})
                         .army(2, "sonlen", {{7, 3}})
                         .start();
    to_turn_of(game, "1.raakchott-retail");
    REQUIRE(uses(game).size() == 1);
    CHECK(uses(game).front().card == card(game, "1.onshu-retail"));
    act(game, uses(game).front());
    CHECK(game.turns.back().card == card(game, "1.onshu-retail"));
    while (game.turns.size() > 1) act(game, Done{});
    CHECK(game.turns.back().card == card(game, "1.raakchott-retail"));
    CHECK(uses(game).empty());
}
