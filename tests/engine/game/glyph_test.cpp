// Glyphs in play: stopping, turning over, and the effect of each.
#include "engine/board/hex/grid_map.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/observation.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Finn moves onto a glyph one step away.
GameState finn_onto(const std::string& glyph, const std::string& edition, Facing facing = Facing::Power,
                    int wounds = 0) {
    GameState game = DrawnGame(grassland, edition)
                         .army(1, "finn", {{0, 0}})
                         .army(1, "sonlen", {{0, 2}})
                         .army(2, "thorgrim", {{6, 0}})
                         .army(2, "marro-drudge", {{7, 2}, {6, 2}, {7, 1}})
                         .glyph(glyph, {1, 0}, facing)
                         .start();
    if (wounds) act(game, PutFigure{fig(game, "1.finn.1.1"), game[fig(game, "1.finn.1.1")].at(), no_space, wounds});
    to_turn_of(game, "1.finn");
    return game;
}

}  // namespace

TEST_CASE("a move ends on a glyph, one that lies symbol up is turned over",
          "[GLYPH-01][GLYPH-02][GLYPH-03][GLYPH-05]") {
    for (const Facing facing : {Facing::Power, Facing::Symbol}) {
        GameState game = DrawnGame("1 1 1 1 1 1")
                             .army(1, "finn", {{0, 0}})
                             .army(2, "thorgrim", {{5, 0}})
                             .glyph("ulaniva", {1, 0}, facing)
                             .start();
        CHECK(observation(game, PlayerId{0}).glyphs[0].kind.valid() == (facing == Facing::Power));
        to_turn_of(game, "1.finn");
        CHECK_FALSE(move_to(game, "1.finn.1.1", {2, 0}));
        const Events events = act(game, *move_to(game, "1.finn.1.1", {1, 0}));
        CHECK(happened<event::GlyphTurned>(events).size() == (facing == Facing::Symbol ? 1u : 0u));
        CHECK(game.glyphs[0].face_up);
        CHECK(game.glyphs[0].at == game[fig(game, "1.finn.1.1")].at());  // It stays, being permanent.
    }
}

TEST_CASE("permanent glyphs work for the player whose figure stands on them",
          "[GLYPH-06][GLYPH-ULANIVA-01][GLYPH-CREVCOR-01][GLYPH-ASTRID-01][GLYPH-ASTRID-02][GLYPH-GERDA-01][GLYPH-10]["
          "GLYPH-09]") {
    struct {
        const char* glyph;
        const char* edition;
        int unique, common, special, defense;
    } const rows[] = {{"ulaniva", "master-2007", 1, 0, 0, 0}, {"crevcor", "master-2007", 0, 1, 0, 0},
                      {"astrid", "master-2004", 1, 1, 1, 0},  {"astrid", "master-2007", 1, 1, 0, 0},
                      {"astrid", "master-2022", 1, 1, 0, 0},  {"gerda", "master-2004", 0, 0, 0, 1}};
    for (const auto& row : rows) {
        INFO(row.glyph << " " << row.edition);
        DrawnGame start = DrawnGame(grassland, row.edition)
                              .army(1, "shiori", {{0, 0}})
                              .army(1, "marro-stingers", {{0, 2}})
                              .army(2, "finn", {{4, 0}});
        const GameState without = start.start(), with = start.glyph(row.glyph, {0, 0}).start();
        CHECK(attack_dice(with, "1.shiori.1.1", "2.finn.1.1") - attack_dice(without, "1.shiori.1.1", "2.finn.1.1") ==
              row.unique);
        CHECK(attack_dice(with, "1.marro-stingers.1.1", "2.finn.1.1") -
                  attack_dice(without, "1.marro-stingers.1.1", "2.finn.1.1") ==
              row.common);
        CHECK(attack_dice(with, "1.shiori.1.1", "2.finn.1.1", 3) -
                  attack_dice(without, "1.shiori.1.1", "2.finn.1.1", 3) ==
              row.special);
        CHECK(defense_dice(with, "2.finn.1.1", "1.shiori.1.1") - defense_dice(without, "2.finn.1.1", "1.shiori.1.1") ==
              row.defense);
        // The other figures do not get it.
        CHECK(attack_dice(with, "2.finn.1.1", "1.shiori.1.1") == attack_dice(without, "2.finn.1.1", "1.shiori.1.1"));
    }
}

TEST_CASE("of two glyphs under a double-space figure only the one works that its leading end came onto",
          "[GLYPH-04][DOUBLE-02]") {
    GameState game = DrawnGame("1 1 1 1 1 1")
                         .army(1, "tor-kul-na", {{1, 0}, {0, 0}})
                         .army(2, "thorgrim", {{5, 0}})
                         .glyph("ulaniva", {1, 0}, Facing::Symbol)
                         .glyph("crevcor", {2, 0}, Facing::Symbol)
                         .start();
    to_turn_of(game, "1.tor-kul-na");
    const auto turned = happened<event::GlyphTurned>(act(game, *move_to(game, "1.tor-kul-na.1.1", {2, 0})));
    REQUIRE(turned.size() == 1);
    CHECK(game.glyphs[turned.front().glyph.index()].at == at(game, {2, 0}));
    CHECK_FALSE(game.glyphs[0].face_up);
}

TEST_CASE("Thorian: normal attacks only from beside", "[GLYPH-THORIAN-01]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "major-q10", {{3, 0}, {4, 0}})
                         .glyph("thorian", {0, 0})
                         .start();
    to_turn_of(game, "2.major-q10");
    to_attacks(game);
    CHECK_FALSE(may_attack(game, fig(game, "2.major-q10.1.1"), fig(game, "1.finn.1.1")));
    CHECK(may_attack(game, fig(game, "2.major-q10.1.1"), fig(game, "1.finn.1.1"), 1));
}

TEST_CASE("Proftaka: trapped, unless a friend stands beside", "[GLYPH-PROFTAKA-01][GLYPH-PROFTAKA-02]") {
    for (const bool friend_beside : {false, true}) {
        GameState game = DrawnGame(grassland)
                             .army(1, "finn", {{0, 0}})
                             .army(1, "sonlen", {{friend_beside ? 1 : 4, 0}})
                             .army(2, "thorgrim", {{7, 2}})
                             .glyph("proftaka", {0, 0})
                             .start();
        to_turn_of(game, "1.finn");
        const auto moves = offered<Move>(game);
        CHECK((std::ranges::count(moves, fig(game, "1.finn.1.1"), &Move::figure) > 0) == friend_beside);
    }
}

TEST_CASE("Valda: two more spaces, not for the one that leaves it", "[GLYPH-VALDA-01][GLYPH-VALDA-02]") {
    GameState game = DrawnGame(grassland, "master-2004")
                         .army(1, "finn", {{0, 0}})
                         .army(1, "sonlen", {{0, 2}})
                         .army(2, "thorgrim", {{7, 2}})
                         .glyph("valda", {0, 0})
                         .start();
    CHECK(mover_of(game, fig(game, "1.sonlen.1.1"), 0).move == 7);
    CHECK(mover_of(game, fig(game, "1.finn.1.1"), 0).move == 5);
}

TEST_CASE("Ivor: four more spaces for figures with Range 4 or more", "[GLYPH-IVOR-01]") {
    GameState game = DrawnGame(grassland, "master-2004")
                         .army(1, "finn", {{0, 0}})
                         .army(1, "sonlen", {{0, 2}})
                         .army(2, "thorgrim", {{7, 2}})
                         .glyph("ivor", {0, 0})
                         .start();
    const BoardQuery query(game);
    CHECK(attack_forms(query, fig(game, "1.sonlen.1.1")).front().range == 10);
    CHECK(attack_forms(query, fig(game, "1.finn.1.1")).front().range == 1);
}

TEST_CASE("a scenario's rules for the end of a round wait until Wannok's work is done", "[GLYPH-WANNOK-02]") {
    GameState game = DrawnGame(grassland)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{7, 2}})
                         .army(2, "sonlen", {{7, 0}})
                         .glyph("wannok", {0, 0})
                         .start();
    while (next_step(game)->kind != Step::Kind::Glyph) {
        if (next_step(game)->kind == Step::Kind::TakeTurnStep && game.turn_number == 3) dice(game, {20});
        const Events events = pass(game);
        CHECK(happened<event::RoundEnded>(events).empty());
    }
    act(game, ChoosePlayer{PlayerId{1}});
    const Events events = act(game, ChooseFigure{fig(game, "2.sonlen.1.1")});
    CHECK(happened<event::RoundEnded>(events).size() == 1);  // The end of the round triggers them.
}

TEST_CASE("Wannok at the end of the round: on 1 its own figure, else an opponent wounds one of his",
          "[GLYPH-WANNOK-01][GLYPH-WANNOK-02]") {
    for (const int rolled : {1, 2}) {
        GameState game = DrawnGame(grassland)
                             .army(1, "finn", {{0, 0}})
                             .army(2, "thorgrim", {{7, 2}})
                             .army(2, "sonlen", {{7, 0}})
                             .glyph("wannok", {0, 0})
                             .start();
        while (game.round == 1 && next_step(game)->kind != Step::Kind::Glyph) {
            if (next_step(game)->kind == Step::Kind::TakeTurnStep && game.turn_number == 3) dice(game, {rolled});
            pass(game);
        }
        if (rolled == 1) {
            CHECK(game[fig(game, "1.finn.1.1")].wounds == 1);
            continue;
        }
        CHECK(to_decide(game) == PlayerId{0});
        CHECK(allowed(game, Done{}));  // He may decline.
        act(game, ChoosePlayer{PlayerId{1}});
        CHECK(to_decide(game) == PlayerId{1});
        CHECK(offered<ChooseFigure>(game).size() == 2);
        act(game, ChooseFigure{fig(game, "2.sonlen.1.1")});
        CHECK(game[fig(game, "2.sonlen.1.1")].wounds == 1);
    }
}

TEST_CASE("Nilrend: an opponent's unique figure loses its powers from 5 on, the glyph goes",
          "[GLYPH-NILREND-01][GLYPH-NILREND-02][GLYPH-07]") {
    for (const int rolled : {4, 5}) {
        GameState game = finn_onto("nilrend", "master-2007");
        act(game, *move_to(game, "1.finn.1.1", {1, 0}));
        CHECK(offered<ChooseFigure>(game).size() == 1);  // Thorgrim; the Drudge are common.
        CHECK(allowed(game, Done{}));
        dice(game, {rolled});
        act(game, offered<ChooseFigure>(game).front());
        CHECK(game[card(game, "2.thorgrim")].negated == (rolled == 5));
        CHECK(game.glyphs[0].at == no_space);
    }
}

TEST_CASE("Oreld: from 10 on an order marker may be taken from an opponent's card", "[GLYPH-ORELD-01]") {
    for (const int rolled : {9, 10}) {
        GameState game = finn_onto("oreld", "master-2007");
        dice(game, {rolled, 1});
        act(game, *move_to(game, "1.finn.1.1", {1, 0}));
        const auto cards = offered<ChooseCard>(game);
        CHECK(cards.empty() == (rolled == 9));
        if (rolled == 9) continue;
        const int before = __builtin_popcount(game[cards.front().card].markers);
        act(game, cards.front());
        CHECK(__builtin_popcount(game[cards.front().card].markers) == before - 1);
    }
}

TEST_CASE("Kelda: only a wounded figure may stop there, all its wounds go", "[GLYPH-KELDA-01][GLYPH-KELDA-02]") {
    CHECK_FALSE(move_to(finn_onto("kelda", "master-2004"), "1.finn.1.1", {1, 0}));
    GameState game = finn_onto("kelda", "master-2004", Facing::Power, 3);
    act(game, *move_to(game, "1.finn.1.1", {1, 0}));
    CHECK(game[fig(game, "1.finn.1.1")].wounds == 0);
    CHECK(game.glyphs[0].at == no_space);
}

TEST_CASE("Erland: any other figure may be moved next to the finder", "[GLYPH-ERLAND-01][GLYPH-ERLAND-02]") {
    GameState game = finn_onto("erland", "master-2004");
    act(game, *move_to(game, "1.finn.1.1", {1, 0}));
    const auto places = offered<PlaceFigure>(game);
    const auto theirs = std::ranges::find(places, fig(game, "2.thorgrim.1.1"), &PlaceFigure::figure);
    REQUIRE(theirs != places.end());
    act(game, *theirs);
    CHECK(game[fig(game, "2.thorgrim.1.1")].at() == theirs->at);
    CHECK(game.glyphs[0].at == no_space);
}

TEST_CASE("Erland sets nobody across a wall that rises between his two spaces", "[GLYPH-ERLAND-01][FIT-01]") {
    for (const bool walled : {false, true}) {
        DrawnGame start("1 1 1 1 1 1 1", "master-2004");
        start.army(1, "finn", {{0, 0}}).army(2, "tor-kul-na", {{5, 0}, {6, 0}}).glyph("erland", {1, 0});
        if (walled)
            start.piece(
                {.kind = *fixtures().piece("castle-battlement"), .at = {2, 0}, .level = 2, .side = Direction::E});
        GameState game = start.start();
        to_turn_of(game, "1.finn");
        act(game, *move_to(game, "1.finn.1.1", {1, 0}));
        const bool offered_there = !offered<PlaceFigure>(game).empty();  // The only place is 2,0 and 3,0.
        CHECK(offered_there != walled);
    }
}

TEST_CASE("Mitonsoul: a d20 for every figure, a 1 destroys", "[GLYPH-MITONSOUL-01]") {
    GameState game = finn_onto("mitonsoul", "master-2004");
    dice(game, {2, 1, 20, 20, 20, 20});
    act(game, *move_to(game, "1.finn.1.1", {1, 0}));
    CHECK(game[fig(game, "1.sonlen.1.1")].place == Figure::Place::Destroyed);
    CHECK(game[fig(game, "1.finn.1.1")].on_board());
    CHECK(game.glyphs[0].at == no_space);
}

TEST_CASE("glyphs of 2022: Vines, Yadulkia, Haukeland, Quillivon, Fellaron",
          "[GLYPH-VINES-02][GLYPH-VINES-03][GLYPH-YADULKIA-01][GLYPH-HAUKELAND-01][GLYPH-QUILLIVON-01][GLYPH-FELLARON-"
          "01][GLYPH-11]") {
    DrawnGame start = DrawnGame(grassland, "master-2022").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}});
    const GameState without = start.start();
    GameState vines = start.glyph("xenithrax-vines", {0, 0}).start();
    CHECK(attack_dice(vines, "1.finn.1.1", "2.thorgrim.1.1") ==
          attack_dice(without, "1.finn.1.1", "2.thorgrim.1.1") - 1);
    CHECK(defense_dice(vines, "2.thorgrim.1.1", "1.finn.1.1") ==
          defense_dice(without, "2.thorgrim.1.1", "1.finn.1.1") - 2);
    GameState safe = DrawnGame(grassland, "master-2022")
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{1, 0}})
                         .glyph("yadulkia", {0, 0})
                         .start();
    CHECK(mover_of(safe, fig(safe, "1.finn.1.1"), 0).slips_away);

    GameState healing = finn_onto("haukeland", "master-2022", Facing::Power, 2);
    act(healing, *move_to(healing, "1.finn.1.1", {1, 0}));
    act(healing, ChooseFigure{fig(healing, "1.finn.1.1")});
    act(healing, ChooseFigure{fig(healing, "1.finn.1.1")});
    CHECK(healing[fig(healing, "1.finn.1.1")].wounds == 0);

    GameState moving = finn_onto("quillivon", "master-2022");
    act(moving, *move_to(moving, "1.finn.1.1", {1, 0}));
    for (int i = 0; i < 2; ++i) act(moving, offered<Move>(moving).front());
    CHECK(moving.glyphs[0].at == no_space);

    GameState removing = DrawnGame(grassland, "master-2022")
                             .army(1, "finn", {{0, 0}})
                             .army(2, "thorgrim", {{6, 0}})
                             .glyph("fellaron", {1, 0})
                             .glyph("astrid", {6, 0})
                             .glyph("gerda", {7, 0}, Facing::Symbol)
                             .start();
    to_turn_of(removing, "1.finn");
    act(removing, *move_to(removing, "1.finn.1.1", {1, 0}));
    REQUIRE(offered<ChooseGlyph>(removing).size() == 2);  // Any glyph but itself, face up or not.
    act(removing, offered<ChooseGlyph>(removing).front());
    CHECK(removing.glyphs[1].at == no_space);
    CHECK(removing.glyphs[0].at == no_space);
    CHECK(removing.glyphs[2].at != no_space);
}
