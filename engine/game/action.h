// Everything that can be done in a game, as values: one marker, one figure set down, one figure's move, one target, one
// yes or no. legal_actions() lists those that the state asks for; those "by hand" are accepted at any time and marked
// as such in a record.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/core/fields.h"
#include "engine/game/ids.h"

#include <compare>
#include <string>
#include <variant>
#include <vector>

namespace hexwright {

// ---- setting up

struct DraftCard {
    CardKind card{};
    HEXWRIGHT_ORDERED_WORD(DraftCard, "draft", card);
};
struct PlaceFigure {  // in a start zone, or by a power
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;  // a hive: its first hex and, as tail, its second
    HEXWRIGHT_ORDERED_WORD(PlaceFigure, "place", figure, at, tail);
};

// ---- rounds and turns

struct PlaceMarker {
    int marker = 0;  // 1, 2, 3; 4 is the X
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(PlaceMarker, "marker", marker, card);
};
struct TakeTurn {  // of this card: basic game
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(TakeTurn, "take", card);
};
struct Move {
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;  // where it ends
    int way = 0;                            // 0: walking; else the power of its card by which it goes, counted from 1
    bool backwards = false, flown = false;  // its back leads (of a double-space figure); in the air
    std::vector<SpaceIndex> path{};         // see Path in engine/rules/movement.h; none: the cheapest way without harm
    HEXWRIGHT_ORDERED_WORD(Move, "move", figure, at, tail, way, backwards, flown, path);
};
struct Attack {
    FigureId figure{}, target{};
    int with = 0;  // 0: its normal attack; else the power of its card, counted from 1
    HEXWRIGHT_ORDERED_WORD(Attack, "attack", figure, target, with);
};
struct UsePower {
    FigureId figure{};  // whose; or of a power of a whole card, the first of its figures
    int power = 0;      // of its card, counted from 1
    FigureId target{};
    SpaceIndex at = no_space, tail = no_space;
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(UsePower, "power", figure, power, target, at, tail, card);
};

// ---- answers

struct ChooseFigure {
    FigureId figure{};
    HEXWRIGHT_ORDERED_WORD(ChooseFigure, "choose-figure", figure);
};
struct ChooseCard {
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(ChooseCard, "choose-card", card);
};
struct ChoosePlayer {
    PlayerId player{};
    HEXWRIGHT_ORDERED_WORD(ChoosePlayer, "choose-player", player);
};
struct ChooseGlyph {
    GlyphId glyph{};
    HEXWRIGHT_ORDERED_WORD(ChooseGlyph, "choose-glyph", glyph);
};
struct Answer {
    bool yes = false;
    HEXWRIGHT_ORDERED_WORD(Answer, "answer", yes);
};
struct Done {  // with drafting, moving, attacking, using: on to what comes next
    HEXWRIGHT_ORDERED_WORD(Done, "done");
};

// ---- by hand: a referee's, at any time

struct PutFigure {  // on these spaces, or off the battlefield without one; with these wounds
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;
    int wounds = 0;
    HEXWRIGHT_ORDERED_WORD(PutFigure, "put", figure, at, tail, wounds);
};
struct NextDice {  // what the next dice show, in the order in which they are rolled: d20 1..20; combat dice 1..3
                   // skull, 4..5 shield, 6 blank
    std::vector<std::uint8_t> faces{};
    HEXWRIGHT_ORDERED_WORD(NextDice, "dice", faces);
};

struct Dispute {  // players who disagree about whether one sees the other roll for it (LOS-08); in the turn being taken
    FigureId figure{}, target{};
    HEXWRIGHT_ORDERED_WORD(Dispute, "dispute", figure, target);
};

using Action = std::variant<DraftCard, PlaceFigure, PlaceMarker, TakeTurn, Move, Attack, UsePower, ChooseFigure,
                            ChooseCard, ChoosePlayer, ChooseGlyph, Answer, Done, PutFigure, NextDice, Dispute>;

inline bool by_hand(const Action& action) {
    return std::holds_alternative<PutFigure>(action) || std::holds_alternative<NextDice>(action) ||
           std::holds_alternative<Dispute>(action);
}
constexpr bool by_hand(std::string_view name) {
    return name == PutFigure::name || name == NextDice::name || name == Dispute::name;
}

}  // namespace hexwright
