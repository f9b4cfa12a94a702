// The Glyph of Xenithrax Vines: which figures may leave it, and when; Huge figures.
#include "engine/game/board_change.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr const char* row = "1 1 1 1 1 1 1 1 1 1";

GameState q10_on_vines(HexCoord vines) {
    GameState game = DrawnGame(row, "master-2022")
                         .army(1, "major-q10", {{2, 0}, {1, 0}})
                         .army(2, "finn", {{9, 0}})
                         .glyph("xenithrax-vines", vines)
                         .start();
    to_turn_of(game, "1.major-q10");
    return game;
}

Move q10_to(const GameState& game, HexCoord front, HexCoord back) {
    for (const Move& move : offered<Move>(game))
        if (move.at == at(game, front) && move.tail == at(game, back)) return move;
    FAIL("no such move");
    return {};
}

}  // namespace

TEST_CASE("Vines: a double-space figure leaves them when neither half stands there any more",
          "[GLYPH-VINES-03][GLYPH-VINES-04]") {
    struct {
        HexCoord vines, front, back;
        bool left;
    } const rows[] = {{{2, 0}, {1, 0}, {2, 0}, false},  // It turns round.
                      {{2, 0}, {3, 0}, {2, 0}, false},  // Its back stands on them now.
                      {{2, 0}, {4, 0}, {3, 0}, true},
                      {{1, 0}, {3, 0}, {2, 0}, true}};
    for (const auto& each : rows) {
        GameState game = q10_on_vines(each.vines);
        dice(game, {skull});
        const Events events = act(game, q10_to(game, each.front, each.back));
        CHECK(happened<event::Rolled>(events).size() == (each.left ? 1u : 0u));
        CHECK((game.glyphs[0].at == no_space) == each.left);
        CHECK(wounds_of(game, "1.major-q10.1.1") == (each.left ? 1 : 0));
    }
}

TEST_CASE("Vines: who tunnels away leaves them, too", "[GLYPH-VINES-03][GLYPH-VINES-04]") {
    GameState game = DrawnGame("1 s 1 1 s 1 1 1", "master-2022")
                         .army(1, "marro-drudge", {{0, 0}})
                         .army(2, "finn", {{7, 0}})
                         .glyph("xenithrax-vines", {1, 0})
                         .start();
    to_turn_of(game, "1.marro-drudge");
    act(game, *move_to(game, "1.marro-drudge.1.1", {1, 0}));
    REQUIRE_FALSE(uses(game).empty());
    dice(game, {skull});
    act(game, uses(game).front());
    CHECK(game.glyphs[0].at == no_space);
    CHECK(game[fig(game, "1.marro-drudge.1.1")].place == Figure::Place::Destroyed);
}

TEST_CASE("Vines: who is not on them yet rolls nothing, nor does who leaves some that lie symbol side up",
          "[GLYPH-VINES-03]") {
    for (const auto& [vines, facing] :
         {std::pair{HexCoord{2, 0}, Facing::Power}, std::pair{HexCoord{0, 0}, Facing::Symbol}}) {
        GameState game = DrawnGame(row, "master-2022")
                             .army(1, "finn", {{0, 0}})
                             .army(2, "thorgrim", {{9, 0}})
                             .glyph("xenithrax-vines", vines, facing)
                             .start();
        to_turn_of(game, "1.finn");
        CHECK(happened<event::Rolled>(act(game, *move_to(game, "1.finn.1.1", {1, 0}))).empty());
        CHECK(game.glyphs[0].at != no_space);
    }
}

TEST_CASE("Vines: a Huge figure crushes them, and stops only when they lay symbol side up",
          "[GLYPH-VINES-01][GLYPH-02]") {
    for (const Facing facing : {Facing::Power, Facing::Symbol}) {
        GameState game = DrawnGame(row, "master-2022")
                             .army(1, "tor-kul-na", {{1, 0}, {0, 0}})
                             .army(2, "finn", {{9, 0}})
                             .glyph("xenithrax-vines", {2, 0}, facing)
                             .start();
        to_turn_of(game, "1.tor-kul-na");
        CHECK(move_to(game, "1.tor-kul-na.1.1", {5, 0}).has_value() == (facing == Facing::Power));
        const Events events = act(game, *move_to(game, "1.tor-kul-na.1.1", {2, 0}));
        CHECK(happened<event::GlyphTurned>(events).size() == (facing == Facing::Symbol ? 1u : 0u));
        CHECK(happened<event::GlyphGone>(events).size() == 1);
        CHECK(attack_dice(game, "1.tor-kul-na.1.1", "2.finn.1.1") == 6);
    }
}

TEST_CASE("Vines: a Huge figure set on them crushes them, whoever is set off them leaves them",
          "[GLYPH-VINES-01][GLYPH-VINES-03][GLYPH-ERLAND-02]") {
    struct {
        const char* card;
        Hexes stands;
        HexCoord vines;
        bool gone;
        int wounds;
    } const rows[] = {{"tor-kul-na", {{6, 0}, {7, 0}}, {2, 0}, true, 0},
                      {"tor-kul-na", {{6, 0}, {7, 0}}, {3, 0}, true, 0},  // Under its back.
                      {"tor-kul-na", {{6, 0}, {7, 0}}, {4, 0}, false, 0},
                      {"major-q10", {{6, 0}, {7, 0}}, {2, 0}, false, 0},  // Large, not Huge.
                      {"thorgrim", {{6, 0}}, {2, 0}, false, 0},
                      {"thorgrim", {{6, 0}}, {6, 0}, true, 1}};
    for (const auto& row_of : rows) {
        INFO(row_of.card << ", vines at " << to_text(row_of.vines));
        GameState game = DrawnGame(row, "master-2022")
                             .army(1, "finn", {{0, 0}})
                             .army(2, row_of.card, row_of.stands)
                             .glyph("erland", {1, 0})
                             .glyph("xenithrax-vines", row_of.vines)
                             .start();
        to_turn_of(game, "1.finn");
        act(game, *move_to(game, "1.finn.1.1", {1, 0}));
        dice(game, {skull});
        PlaceFigure summoned{};
        for (const PlaceFigure& place : offered<PlaceFigure>(game))
            if (place.at == at(game, {2, 0})) summoned = place;
        REQUIRE(summoned.figure.valid());
        act(game, summoned);
        CHECK((game.glyphs[1].at == no_space) == row_of.gone);
        CHECK(wounds_of(game, std::string("2.") + row_of.card + ".1.1") == row_of.wounds);
    }
}

TEST_CASE("Vines: a Huge figure that comes down with the ground crushes those it falls on", "[GLYPH-VINES-01]") {
    for (const char* card : {"tor-kul-na", "major-q10"}) {
        DrawnGame drawn(row, "master-2022");
        const HexCoord front{1, 0}, back{2, 0};
        const PieceKind tile = *fixtures().piece("grass-1");
        drawn.piece({.kind = tile, .at = front, .level = 12}, "front").piece({.kind = tile, .at = back, .level = 12});
        drawn.army(1, card, {{5, 0}, {6, 0}}).army(2, "finn", {{9, 0}}).glyph("xenithrax-vines", {1, 0});
        GameState game = drawn.start();
        const FigureId figure = fig(game, std::string("1.") + card + ".1.1");
        const auto high = [&](HexCoord hex) { return game.board->index({hex, 12}); };
        act(game, PutFigure{figure, high(front), high(back), 0});
        Battlefield without = *game.battlefield;
        for (const PlacedPiece& piece : game.battlefield->pieces())
            if (piece.level == 12) without.remove(piece.id);
        Events events;
        GameUpdate update(game, events);
        dice(game, faces({{blank, 5}}));
        change_ground(update, std::move(without));
        CHECK(game[figure].at() == at(game, front));
        CHECK((game.glyphs[0].at == no_space) == (std::string(card) == "tor-kul-na"));
    }
}
