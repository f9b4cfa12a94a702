// Attacks of the master game within a turn: who may attack, with how many dice, wounds and Life.
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("each figure of the card attacks once, in any order, the same or other targets",
          "[ATTACK-01][ATTACK-02][ATTACK-12]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "marro-stingers", {{0, 0}, {0, 1}, {0, 2}})
                         .army(1, "finn", {{7, 2}})
                         .army(2, "sonlen", {{5, 0}})
                         .army(2, "raelin-sotm", {{3, 2}})
                         .start();
    to_turn_of(game, "1.marro-stingers");
    to_attacks(game);
    CHECK(offered<Attack>(game).size() == 6);
    for (const Attack& attack : offered<Attack>(game))
        CHECK(game[attack.figure].card == card(game, "1.marro-stingers"));
    dice(game, faces({{blank, 30}}));
    act(game, Attack{fig(game, "1.marro-stingers.1.2"), fig(game, "2.sonlen.1.1"), 0});
    CHECK(offered<Attack>(game).size() == 4);
    dice(game, faces({{blank, 30}}));
    act(game, Attack{fig(game, "1.marro-stingers.1.1"), fig(game, "2.sonlen.1.1"), 0});
    dice(game, faces({{blank, 30}}));
    act(game, Attack{fig(game, "1.marro-stingers.1.3"), fig(game, "2.raelin-sotm.1.1"), 0});
    CHECK(to_decide(game) == PlayerId{1});  // The turn is over.
}

TEST_CASE("each skull that is not blocked is a wound, as many as Life destroy",
          "[ATTACK-04][ATTACK-05][ATTACK-08][LIFE-01][LIFE-02][LIFE-03][CARD-06]") {
    GameState game =
        DrawnGame(grassland).army(1, "finn", {{0, 0}}).army(2, "shiori", {{1, 0}}).army(2, "sonlen", {{7, 2}}).start();
    to_turn_of(game, "1.finn");
    to_attacks(game);
    dice(game, faces({{skull, 3}, {shield, 1}, {blank, 2}}));
    const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.shiori.1.1"), 0});
    CHECK(happened<event::Attacked>(events).front().dice == 3);
    CHECK(happened<event::Defended>(events).front().hits == 2);
    CHECK(game[fig(game, "2.shiori.1.1")].wounds == 2);
    CHECK(game[fig(game, "2.shiori.1.1")].on_board());
}

TEST_CASE("Example 19: two skulls and no shield against a Shiori with one wound of Life 3 destroy her",
          "[ATTACK-EX-04][HEIGHT-02]") {
    GameState game = DrawnGame("1 2 1 1 1 1")
                         .army(1, "marro-stingers", {{0, 0}})
                         .army(2, "shiori", {{1, 0}})
                         .army(2, "sonlen", {{5, 0}})
                         .start();
    act(game, PutFigure{fig(game, "2.shiori.1.1"), game[fig(game, "2.shiori.1.1")].at(), no_space, 1});
    to_turn_of(game, "1.marro-stingers");
    to_attacks(game);
    CHECK(attack_dice(game, "1.marro-stingers.1.1", "2.shiori.1.1") == 3);
    CHECK(defense_dice(game, "1.marro-stingers.1.1", "2.shiori.1.1") == 4);  // She stands higher.
    dice(game, faces({{skull, 2}, {blank, 1}, {blank, 4}}));
    const Events events = act(game, Attack{fig(game, "1.marro-stingers.1.1"), fig(game, "2.shiori.1.1"), 0});
    CHECK(happened<event::Destroyed>(events).size() == 1);
}

TEST_CASE("height advantage: one die, two from ten levels above the lower figure's height",
          "[HEIGHT-01][HEIGHT-02][HEIGHT-03][ATTACK-11]") {
    struct {
        int level;
        const char* edition;
        int dice;
    } const rows[] = {{1, "master-2007", 4},  {2, "master-2007", 5},  {6, "master-2007", 5},
                      {15, "master-2007", 5}, {16, "master-2007", 6}, {16, "basic-2007", 6}};
    for (const auto& row : rows) {
        DrawnGame start("1 1 1 1 1 1 1", row.edition);
        GameState game = start.army(1, "sonlen", {{0, 0}}).army(2, "finn", {{3, 0}}).start();  // Height 5.
        for (int level = 2; level <= row.level; ++level)
            start.scenario().battlefield.add({.kind = *fixtures().piece("grass-1"), .at = {0, 0}, .level = level},
                                             fixtures());
        start.players()[0].army.cards[0].figures[0].at.level = row.level;
        game = start.start();
        INFO(row.level << " " << row.edition);
        CHECK(attack_dice(game, "1.sonlen.1.1", "2.finn.1.1") == row.dice);
    }
}

TEST_CASE("special attacks are never changed, in 2004 they are", "[SPECIAL-01][SPECIAL-02][ATTACK-09]") {
    for (const char* edition : {"master-2004", "master-2007"}) {
        GameState game =
            DrawnGame("2 1 1 1 1 1", edition).army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{3, 0}}).start();
        to_turn_of(game, "1.drake-sotm");
        to_attacks(game);
        const int with = 3;  // Pistol Fire.
        CHECK(may_attack(game, fig(game, "1.drake-sotm.1.1"), fig(game, "2.sonlen.1.1"), with));
        CHECK(attack_dice(game, "1.drake-sotm.1.1", "2.sonlen.1.1", with) ==
              (std::string(edition) == "master-2007" ? 3 : 4));
        dice(game, faces({{blank, 20}}));
        act(game, Attack{fig(game, "1.drake-sotm.1.1"), fig(game, "2.sonlen.1.1"), with});
        CHECK(to_decide(game) == PlayerId{1});  // Instead of the normal attack, not in addition.
    }
}

TEST_CASE("an engaged figure attacks only whom it is engaged with", "[RANGE-06][RANGE-07]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "sonlen", {{0, 0}})
                         .army(2, "finn", {{1, 0}})
                         .army(2, "thorgrim", {{4, 0}})
                         .start();
    to_turn_of(game, "1.sonlen");
    to_attacks(game);
    CHECK(may_attack(game, fig(game, "1.sonlen.1.1"), fig(game, "2.finn.1.1")));
    CHECK_FALSE(may_attack(game, fig(game, "1.sonlen.1.1"), fig(game, "2.thorgrim.1.1")));
    const auto refused = apply(game, Attack{fig(game, "1.sonlen.1.1"), fig(game, "2.thorgrim.1.1"), 0});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().message.id == "refused.engaged-with-others");
}

TEST_CASE("the enemy that is left may strike once, unblocked, two enemies, two dice",
          "[ENGAGE-08][ENGAGE-09][ENGAGE-10][ENGAGE-EX-03][ENGAGE-11]") {
    GameState game =
        DrawnGame(grassland).army(1, "finn", {{1, 1}}).army(2, "marro-drudge", {{0, 1}, {1, 0}, {7, 2}}).start();
    to_turn_of(game, "1.finn");
    std::vector<Move> ways = offered<Move>(game);  // Other paths around the enemies take more strikes.
    std::erase_if(ways, [&](const Move& move) { return (*game.board)[move.at].space.at != HexCoord{4, 1}; });
    REQUIRE_FALSE(ways.empty());
    act(game, std::ranges::min(ways, {}, [](const Move& move) { return move.path.size(); }));
    for (int i = 0; i < 2; ++i) {
        CHECK(to_decide(game) == PlayerId{1});
        CHECK(legal_actions(game).size() == 2);  // Yes or no.
        dice(game, {skull});
        act(game, Answer{true});
    }
    CHECK(game[fig(game, "1.finn.1.1")].wounds == 2);
    CHECK((*game.board)[game[fig(game, "1.finn.1.1")].at()].space.at == HexCoord{4, 1});
}

TEST_CASE("who dies as it leaves does not arrive", "[ENGAGE-08]") {
    GameState game =
        DrawnGame(grassland).army(1, "marro-stingers", {{1, 1}, {6, 2}, {7, 2}}).army(2, "finn", {{0, 1}}).start();
    to_turn_of(game, "1.marro-stingers");
    const auto moves = offered<Move>(game);
    const auto far = std::ranges::find_if(moves, [&](const Move& move) {
        return move.figure == fig(game, "1.marro-stingers.1.1") && (*game.board)[move.at].space.at == HexCoord{4, 1};
    });
    REQUIRE(far != moves.end());
    act(game, *far);
    dice(game, {skull});
    act(game, Answer{true});
    CHECK(game[fig(game, "1.marro-stingers.1.1")].place == Figure::Place::Destroyed);
    CHECK_FALSE(figure_at(game, far->at).valid());
}

TEST_CASE("a fall is rolled at once, in 2004 after the move, a skull is a wound",
          "[FALL-01][FALL-02][FALL-05][FALL-07]") {
    for (const char* edition : {"master-2004", "master-2007"}) {
        GameState game =
            DrawnGame("6 1 1 1 1 1 1", edition).army(1, "finn", {{0, 0}}).army(2, "sonlen", {{6, 0}}).start();
        to_turn_of(game, "1.finn");
        const auto moves = offered<Move>(game);
        const auto down = std::ranges::find_if(
            moves, [&](const Move& move) { return (*game.board)[move.at].space.at == HexCoord{2, 0}; });
        REQUIRE(down != moves.end());
        dice(game, {skull});
        const Events events = act(game, *down);
        CHECK(happened<event::Fell>(events).size() == 1);
        CHECK(game[fig(game, "1.finn.1.1")].wounds == 1);
    }
}

TEST_CASE("attacker and target are named before any die is rolled, and nobody forgets a bonus",
          "[ATTACK-03][ATTACK-10][ATTACK-11]") {
    GameState game = DrawnGame("2 1 1 1", "master-2004")
                         .army(1, "finn", {{0, 0}})
                         .army(1, "tarn-viking-warriors", {{1, 0}})
                         .glyph("astrid", {0, 0})
                         .army(2, "thorgrim", {{2, 0}})
                         .start();
    // Finn's aura and the glyph apply without asking.
    CHECK(attack_dice(game, "1.tarn-viking-warriors.1.1", "2.thorgrim.1.1") == 3 + 1 + 1);
    to_turn_of(game, "1.tarn-viking-warriors");
    to_attacks(game);
    const Events events = act(game, Attack{fig(game, "1.tarn-viking-warriors.1.1"), fig(game, "2.thorgrim.1.1"), 0});
    REQUIRE(happened<event::Attacked>(events).size() == 1);
    CHECK(happened<event::Attacked>(events).front().dice == 5);
    CHECK(happened<event::Rolled>(events).front().faces.size() == 5);
}

TEST_CASE("a defender rolls although there is no skull to block: powers may read the roll", "[ATTACK-14]") {
    GameState game = on_meadow("master-2004").army(1, "izumi-samurai", {{0, 0}}).army(2, "finn", {{1, 0}}).start();
    to_turn_of(game, "2.finn");
    to_attacks(game);
    dice(game, faces({{blank, 3}, {shield, 5}}));
    const Events events = act(game, Attack{fig(game, "2.finn.1.1"), fig(game, "1.izumi-samurai.1.1"), 0});
    CHECK(happened<event::Defended>(events).front().dice == 5);
    CHECK(game[fig(game, "2.finn.1.1")].place == Figure::Place::Destroyed);  // Five shields exceed zero skulls.
}

TEST_CASE("each figure of a squad with more than one Life has its own wounds", "[LIFE-07]") {
    const ArmyCard dreadnauts{.id = "dreadnauts",
                              .name = "Dreadnauts",
                              .form = CardForm::Squad,
                              .height = 6,
                              .figures = 3,
                              .life = 3,
                              .master = {.move = 4, .range = 1, .attack = 3, .defense = 1}};
    GameState game = on_meadow("master-2022")
                         .own_card(dreadnauts)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "dreadnauts", {{1, 0}, {0, 1}, {5, 0}})
                         .start();
    wound(game, "2.dreadnauts.1.2", 2);
    to_turn_of(game, "1.finn");
    to_attacks(game);
    dice(game, faces({{skull, 3}, {blank, 5}}));
    act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.dreadnauts.1.2"), 0});
    CHECK(game[fig(game, "2.dreadnauts.1.2")].place == Figure::Place::Destroyed);  // Two and one make its three.
    CHECK(wounds_of(game, "2.dreadnauts.1.1") == 0);
    CHECK(wounds_of(game, "2.dreadnauts.1.3") == 0);
    CHECK(figures_on_board(game, card(game, "2.dreadnauts")) == 2);
}
