// Forbidden actions are refused with the reason that applies.
#include "engine/game/refusal.h"

#include "engine/session/session.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string refusal_of(const GameState& game, const Action& action) {
    const auto applied = hexwright::game::apply(game, action);
    return applied ? "allowed" : english()(applied.error().message);
}

using Spaces = std::vector<Space>;

Spaces spaces_refused(const GameState& game, const Action& action) {
    const auto applied = hexwright::game::apply(game, action);
    REQUIRE_FALSE(applied.has_value());
    return applied.error().spaces;
}

struct Way {
    HexCoord to, tail{-99, -99};
    Hexes path{};
    int power = 0;
};

std::string move_refused(const GameState& game, const std::string& name, const Way& way) {
    Move move{.figure = fig(game, name), .at = at(game, way.to), .way = way.power};
    if (way.tail.q != -99) move.tail = at(game, way.tail);
    for (const HexCoord hex : way.path) move.path.push_back(at(game, hex));
    return refusal_of(game, move);
}

std::string attack_refused(const GameState& game, const std::string& from, const std::string& on, int with = 0) {
    return refusal_of(game, Attack{fig(game, from), fig(game, on), with});
}

GameState in_turn_of(DrawnGame& drawn, const std::string& card) {
    GameState game = drawn.start();
    to_turn_of(game, card);
    return game;
}

GameState at_attacks_of(DrawnGame& drawn, const std::string& card) {
    GameState game = in_turn_of(drawn, card);
    to_attacks(game);
    return game;
}

constexpr const char* hills = R"(
        1 1 1 1 1 1 1 1 1
         1 1 9 1 1 1 1 1 1
          2 1 1 1 1 1 1 1 1
           1 1 1 1 1 1 1 1 1)";

DrawnGame on_hills() {
    ShippedGame drawn(hills);
    drawn.army(1, "sonlen", {{2, 0}})
        .army(1, "tor-kul-na", {{0, 1}, {1, 1}})
        .army(2, "finn", {{7, 2}})
        .army(2, "thorgrim", {{8, 3}});
    return drawn;
}

}  // namespace

TEST_CASE("a refused move says what is wrong with its end", "[DOUBLE-03][MOVE-07]") {
    DrawnGame drawn = on_hills();
    const GameState game = in_turn_of(drawn, "1.tor-kul-na");
    CHECK(move_refused(game, "1.tor-kul-na.1.1", {{0, 2}, {0, 1}}) ==
          "Tor-Kul-Na cannot stop here: the two spaces are on levels 2 and 1");
    CHECK(move_refused(game, "1.tor-kul-na.1.1", {{2, 0}, {1, 1}}) ==
          "Tor-Kul-Na cannot stop here: another figure stands on 2,0,1");
    CHECK(move_refused(game, "1.tor-kul-na.1.1", {{0, 1}}) == "Tor-Kul-Na is already there");
    CHECK(move_refused(game, "1.tor-kul-na.1.1", {{4, 1}}) == "Tor-Kul-Na stands on two spaces: name both");
    CHECK(move_refused(game, "1.tor-kul-na.1.1", {{3, 1}, {5, 1}}) ==
          "Tor-Kul-Na cannot stop there: the two spaces are not next to each other");
}

TEST_CASE("a refused move says what bars the way, or how far it is", "[MOVE-UP-04]") {
    DrawnGame drawn = on_hills();
    GameState game = in_turn_of(drawn, "1.tor-kul-na");
    CHECK(move_refused(game, "1.tor-kul-na.1.1", {{8, 1}, {8, 0}}) ==
          "Tor-Kul-Na cannot go that far: the path costs 8, but the Move is 6");
    drawn = on_hills();
    game = in_turn_of(drawn, "1.sonlen");
    CHECK(move_refused(game, "1.sonlen.1.1", {{2, 1}}) ==
          "Sonlen cannot climb to 2,1,9: 8 levels at once is too much for Height 5");
    CHECK(move_refused(game, "1.sonlen.1.1", {{3, 0}, {3, 1}}) == "Sonlen stands on one space: name one");
    CHECK(move_refused(game, "1.sonlen.1.1", {{4, 0}, {-99, -99}, {{3, 0}}}) ==
          "Sonlen does not end at 4,0,1 on that path");
    CHECK(move_refused(game, "1.sonlen.1.1", {{4, 0}, {-99, -99}, {{4, 0}}}) ==
          "Sonlen cannot step from 2,0,1 to 4,0,1: they are not adjacent");
    CHECK(move_refused(game, "1.sonlen.1.1", {{3, 0}, {-99, -99}, {}, 1}) ==
          "Sonlen has no power to move like that now");
}

TEST_CASE("a figure that comes to a space only by harm is told to name the way", "[ENGAGE-08]") {
    DrawnGame drawn = on_shipped_meadow();
    drawn.army(1, "finn", {{2, 1}}).army(2, "thorgrim", {{3, 1}});
    const GameState game = in_turn_of(drawn, "1.finn");
    CHECK(move_refused(game, "1.finn.1.1", {{0, 1}}) ==
          "Finn the Viking Champion can get there only by a path on which it may be hurt: name the path");
    CHECK(move_refused(game, "1.finn.1.1", {{0, 1}, {-99, -99}, {{1, 1}, {0, 1}}}) == "allowed");
}

TEST_CASE("a way of one's own has the spaces that Quillivon gives, not the Move of the card", "[GLYPH-QUILLIVON-01]") {
    DrawnGame drawn = on_shipped_meadow("master-2022");
    drawn.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{0, 3}}).glyph("quillivon", {1, 0});
    GameState game = in_turn_of(drawn, "1.finn");
    act(game, *move_to(game, "1.finn.1.1", {1, 0}));
    const Way six{{7, 0}, {-99, -99}, {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}}};
    CHECK(move_refused(game, "1.finn.1.1", six) == "allowed");
    Way seven = six;
    seven.to = {7, 1};
    seven.path.push_back({7, 1});
    CHECK(move_refused(game, "1.finn.1.1", seven) ==
          "Finn the Viking Champion cannot go that far: the path costs 7, but the Move is 6");
}

TEST_CASE("a refused move says why the figure does not move at all", "[TURN-06]") {
    DrawnGame drawn = on_hills();
    GameState game = in_turn_of(drawn, "1.sonlen");
    CHECK(move_refused(game, "2.finn.1.1", {{6, 2}}) == "it is the turn of Sonlen, not of Finn the Viking Champion");
    act(game, *move_to(game, "1.sonlen.1.1", {3, 0}));
    CHECK(move_refused(game, "1.sonlen.1.1", {{4, 0}}) == "Sonlen cannot move: the moves of this turn are over");
    GameState squad =
        ShippedGame(grassland).army(1, "krav-maga-agents", {{0, 0}, {0, 1}, {0, 2}}).army(2, "finn", {{6, 1}}).start();
    to_turn_of(squad, "1.krav-maga-agents");
    act(squad, *move_to(squad, "1.krav-maga-agents.1.1", {1, 0}));
    CHECK(move_refused(squad, "1.krav-maga-agents.1.1", {{2, 0}}) == "Krav Maga Agents has already moved");
    CHECK(move_refused(on_hills().start(), "1.sonlen.1.1", {{3, 0}}) ==
          "this cannot be done now; player 1 has something else to decide");
    destroy(squad, "1.krav-maga-agents.1.2");
    CHECK(move_refused(squad, "1.krav-maga-agents.1.2", {{2, 2}}) == "Krav Maga Agents is not on the battlefield");
}

TEST_CASE("a refused move or attack says which glyph has its hand in it", "[GLYPH-PROFTAKA-01][GLYPH-THORIAN-01]") {
    DrawnGame drawn = on_shipped_meadow();
    drawn.army(1, "finn", {{0, 0}}).army(2, "marro-stingers", {{3, 0}, {3, 1}, {3, 2}}).glyph("proftaka", {0, 0});
    GameState game = in_turn_of(drawn, "2.marro-stingers");
    CHECK(move_refused(game, "1.finn.1.1", {{1, 0}}) ==
          "Finn the Viking Champion cannot move: the glyph under it traps it until a friendly figure is adjacent");
    drawn = on_shipped_meadow();
    drawn.army(1, "finn", {{0, 0}}).army(2, "marro-stingers", {{3, 0}, {3, 1}, {3, 2}}).glyph("thorian", {0, 0});
    game = at_attacks_of(drawn, "2.marro-stingers");
    CHECK(attack_refused(game, "2.marro-stingers.1.1", "1.finn.1.1") ==
          "Marro Stingers cannot attack Finn the Viking Champion: "
          "only adjacent figures can make a normal attack on Finn the Viking Champion");
}

TEST_CASE("a refused attack says what the target is safe by", "[RANGE-01][RANGE-02]") {
    DrawnGame drawn = on_shipped_meadow();
    drawn.army(1, "drake-sotm", {{0, 1}})
        .army(2, "drake-rotv", {{3, 1}})
        .army(2, "marro-warriors", {{7, 1}, {7, 2}, {4, 2}, {6, 3}});
    GameState game = at_attacks_of(drawn, "1.drake-sotm");
    CHECK(attack_refused(game, "1.drake-sotm.1.1", "2.drake-rotv.1.1") ==
          "Sgt. Drake Alexander cannot attack Sgt. Drake Alexander: the attack has Range 1, and they are not adjacent");
    CHECK(attack_refused(game, "1.drake-sotm.1.1", "2.drake-rotv.1.1", 3) ==
          "Sgt. Drake Alexander cannot attack Sgt. Drake Alexander with Pistol Fire Special Attack: it does not work "
          "against figures that follow Jandar");
    CHECK(attack_refused(game, "1.drake-sotm.1.1", "2.marro-warriors.1.1", 3) ==
          "Sgt. Drake Alexander cannot attack Marro Warriors: it is 7 spaces away, and the attack has Range 5");
    CHECK(attack_refused(game, "1.drake-sotm.1.1", "2.marro-warriors.1.1", 9) ==
          "Sgt. Drake Alexander cannot attack Marro Warriors like that: its card has no such special attack, or its "
          "powers are gone");
    drawn = on_shipped_meadow();
    drawn.army(1, "marro-warriors", {{0, 1}, {0, 2}, {0, 3}, {1, 3}})
        .army(2, "drake-rotv", {{3, 1}})
        .army(2, "finn", {{4, 2}});
    game = at_attacks_of(drawn, "1.marro-warriors");
    CHECK(attack_refused(game, "1.marro-warriors.1.1", "2.drake-rotv.1.1") ==
          "Marro Warriors cannot attack Sgt. Drake Alexander: only adjacent figures can make a normal attack on Sgt. "
          "Drake Alexander");
}

TEST_CASE("only opponents are targets", "[RANGE-08][RANGE-09]") {
    for (const std::string_view edition : editions()) {
        INFO(edition);
        DrawnGame drawn = on_shipped_meadow(std::string(edition));
        drawn.army(1, "sonlen", {{1, 1}}).army(1, "thorgrim", {{1, 2}}).army(2, "finn", {{4, 1}});
        const GameState game = at_attacks_of(drawn, "1.sonlen");
        CHECK(offered<Attack>(game) == std::vector{Attack{fig(game, "1.sonlen.1.1"), fig(game, "2.finn.1.1")}});
        CHECK(attack_refused(game, "1.sonlen.1.1", "1.thorgrim.1.1") ==
              "Sonlen cannot attack Thorgrim the Viking Champion: they are on the same side");
    }
}

TEST_CASE("of several reasons against an attack the first in the order of the rules is given",
          "[ATTACK-01][RANGE-01][RANGE-06]") {
    DrawnGame drawn = on_shipped_meadow();
    drawn.army(1, "krav-maga-agents", {{0, 0}, {0, 1}, {0, 2}})
        .army(2, "thorgrim", {{2, 0}})
        .army(2, "finn", {{1, 2}})
        .army(2, "raelin-sotm", {{7, 3}});
    GameState game = at_attacks_of(drawn, "1.krav-maga-agents");
    const auto refused = [&](const char* from, const char* on) { return attack_refused(game, from, on); };
    const std::string agents = "Krav Maga Agents cannot attack ", raelin = agents + "Raelin the Kyrie Warrior: ";
    // The third stands beside Finn: engaged, and too far from Raelin anyway.
    CHECK(refused("1.krav-maga-agents.1.3", "2.thorgrim.1.1") ==
          agents + "Thorgrim the Viking Champion: Krav Maga Agents is engaged with another figure");
    CHECK(refused("1.krav-maga-agents.1.3", "2.raelin-sotm.1.1") ==
          raelin + "it is 8 spaces away, and the attack has Range 7");
    dice(game, faces({{blank, 20}}));
    act(game, Attack{fig(game, "1.krav-maga-agents.1.1"), fig(game, "2.thorgrim.1.1")});
    // Whoever has attacked may not attack again, wherever the target stands.
    CHECK(refused("1.krav-maga-agents.1.1", "2.raelin-sotm.1.1") == raelin + "it has no attack left this turn");
    CHECK(refused("1.krav-maga-agents.1.1", "1.krav-maga-agents.1.2") ==
          agents + "Krav Maga Agents: they are on the same side");
}

TEST_CASE("a refused attack says when it is no time for it", "[ATTACK-01]") {
    DrawnGame drawn = on_shipped_meadow();
    drawn.army(1, "finn", {{2, 1}}).army(2, "thorgrim", {{3, 1}});
    GameState game = in_turn_of(drawn, "1.finn");
    CHECK(attack_refused(game, "1.finn.1.1", "2.thorgrim.1.1") ==
          "Finn the Viking Champion cannot attack yet: the moves of this turn come first");
    CHECK(attack_refused(game, "2.thorgrim.1.1", "1.finn.1.1") ==
          "it is the turn of Finn the Viking Champion, not of Thorgrim the Viking Champion");
    GameState squad = ShippedGame(grassland)
                          .army(1, "krav-maga-agents", {{0, 0}, {0, 1}, {0, 2}})
                          .army(2, "thorgrim", {{2, 1}})
                          .start();
    to_turn_of(squad, "1.krav-maga-agents");
    to_attacks(squad);
    dice(squad, faces({{blank, 20}}));
    act(squad, Attack{fig(squad, "1.krav-maga-agents.1.1"), fig(squad, "2.thorgrim.1.1")});
    CHECK(attack_refused(squad, "1.krav-maga-agents.1.1", "2.thorgrim.1.1") ==
          "Krav Maga Agents cannot attack Thorgrim the Viking Champion: it has no attack left this turn");
}

TEST_CASE("a record with a move that is not allowed says the reason of the rules") {
    const DrawnGame drawn = on_hills();
    Record record;
    GameState game = drawn.start();
    const auto done = [&](const Action& action) {
        record.actions.push_back({wording_of(game, action)});
        if (auto applied = hexwright::game::apply(game, action)) game = std::move(applied->state);
    };
    done(NextDice{{20, 1}});
    while (next_step(game)->kind == Step::Kind::Markers) {
        const int marker = next_step(game)->number;
        done(PlaceMarker{marker, card(game, to_decide(game)->value == 0 ? "1.tor-kul-na" : "2.finn")});
    }
    done(Move{.figure = fig(game, "1.tor-kul-na.1.1"), .at = at(game, {0, 2}), .tail = at(game, {0, 1})});
    GameSession session(*drawn.try_start(), {}, {}, {SessionHistory::None});
    const auto followed = session.follow(record);
    REQUIRE_FALSE(followed.has_value());
    CHECK(english()(followed.error().message) ==
          "action 10 of the record, move, is not allowed at that point: "
          "Tor-Kul-Na cannot stop here: the two spaces are on levels 2 and 1");
}

TEST_CASE("a refused move names the spaces that cannot be stepped on", "[DOUBLE-03][MOVE-07]") {
    DrawnGame drawn = on_hills();
    GameState game = in_turn_of(drawn, "1.tor-kul-na");
    const FigureId big = fig(game, "1.tor-kul-na.1.1");
    CHECK(spaces_refused(game, Move{.figure = big, .at = at(game, {0, 2}), .tail = at(game, {0, 1})}) ==
          Spaces{{{0, 2}, 2}, {{0, 1}, 1}});
    CHECK(spaces_refused(game, Move{.figure = big, .at = at(game, {2, 0}), .tail = at(game, {1, 1})}) ==
          Spaces{{{2, 0}, 1}});
    CHECK(spaces_refused(game, Move{.figure = big, .at = at(game, {8, 1}), .tail = at(game, {8, 0})}) ==
          Spaces{{{8, 1}, 1}});
    drawn = on_hills();
    game = in_turn_of(drawn, "1.sonlen");
    CHECK(spaces_refused(game, Move{.figure = fig(game, "1.sonlen.1.1"), .at = at(game, {2, 1})}) ==
          Spaces{{{2, 1}, 9}});
    CHECK(spaces_refused(game, Move{.figure = fig(game, "2.finn.1.1"), .at = at(game, {6, 2})}).empty());
}

TEST_CASE("a refused attack or dispute names where its target stands", "[RANGE-02][LOS-08]") {
    DrawnGame drawn = on_hills();
    const GameState game = at_attacks_of(drawn, "1.sonlen");
    const FigureId sonlen = fig(game, "1.sonlen.1.1"), finn = fig(game, "2.finn.1.1");
    CHECK(spaces_refused(game, Attack{sonlen, finn}) == Spaces{{{7, 2}, 1}});
    CHECK(spaces_refused(game, Attack{sonlen, fig(game, "1.tor-kul-na.1.1")}) == Spaces{{{0, 1}, 1}, {{1, 1}, 1}});
    const auto friendly = cannot_dispute(game, {sonlen, fig(game, "1.tor-kul-na.1.1")});
    REQUIRE(friendly);
    CHECK(friendly->message.id == "refused.friend");
    CHECK(friendly->spaces == Spaces{{{0, 1}, 1}, {{1, 1}, 1}});
    GameState without = game;
    destroy(without, "2.finn.1.1");
    CHECK(spaces_refused(without, Attack{sonlen, finn}).empty());
}

TEST_CASE("a figure put by hand is refused with the spaces on which it cannot stand", "[DOUBLE-03]") {
    DrawnGame drawn = on_hills();
    const GameState game = in_turn_of(drawn, "1.sonlen");
    const FigureId finn = fig(game, "2.finn.1.1"), big = fig(game, "1.tor-kul-na.1.1");
    CHECK(spaces_refused(game, PutFigure{finn, at(game, {2, 0}), no_space, 0}) == Spaces{{{2, 0}, 1}});
    CHECK(spaces_refused(game, PutFigure{big, at(game, {0, 2}), at(game, {1, 2}), 0}) ==
          Spaces{{{0, 2}, 2}, {{1, 2}, 1}});
    CHECK(spaces_refused(game, PutFigure{finn, no_space, no_space, 99}).empty());
}

TEST_CASE("players move only their own figures, and only on their own turns", "[LOS-09][LOS-14]") {
    for (const char* edition : {"master-2004", "master-2007", "master-2022"}) {
        INFO(edition);
        GameState game = on_shipped_meadow(edition)
                             .army(1, "finn", {{0, 0}})
                             .army(1, "sonlen", {{0, 2}})
                             .army(2, "thorgrim", {{7, 0}})
                             .start();
        to_turn_of(game, "1.finn");
        for (const Move& move : offered<Move>(game)) CHECK(name_of(game, move.figure) == "1.finn.1.1");
        for (const char* other :
             {"2.thorgrim.1.1", "1.sonlen.1.1"}) {  // Another player's, and one whose turn it is not.
            const Move move{.figure = fig(game, other), .at = at(game, {4, 1})};
            CHECK_FALSE(hexwright::game::apply(game, move).has_value());
        }
    }
}

TEST_CASE("a figure without any step is told so when the moves of its turn were passed over") {
    ShippedGame narrow("1 1");
    narrow.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}});
    const GameState game = at_attacks_of(narrow, "1.finn");
    CHECK(move_refused(game, "1.finn.1.1", {{1, 0}}) ==
          "Finn the Viking Champion cannot move: there is no space it can step onto");
}
