// Everything that can be done in a game, as values: placing one order marker, setting down one figure, moving one
// figure, attacking one target, answering yes or no. legal_actions() lists the actions the state asks for. The actions
// "by hand" are accepted at any time and are marked as such in a record.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/fields.h"
#include "engine/game/ids.h"
#include "engine/game/room.h"

#include <compare>
#include <string>
#include <variant>
#include <vector>

namespace hexwright::game {

// ---- setting up

struct DraftCard {
    CardKind card{};
    HEXWRIGHT_ORDERED_WORD(DraftCard, "draft", card);
};
// Sets a figure down in a start zone, or where a power puts it.
struct PlaceFigure {
    FigureId figure{};
    // For a hive, `at` is the space below its first hex and `tail` the one below its second.
    SpaceIndex at = no_space, tail = no_space;
    HEXWRIGHT_ORDERED_WORD(PlaceFigure, "place", figure, at, tail);
};

// ---- rounds and turns

struct PlaceMarker {
    int marker = 0;  // 1, 2 or 3; 4 is the X.
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(PlaceMarker, "marker", marker, card);
};
// The player takes a turn with this card. Basic game only.
struct TakeTurn {
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(TakeTurn, "take", card);
};
struct Move {
    FigureId figure{};
    // The spaces the figure ends on.
    SpaceIndex at = no_space, tail = no_space;
    // 0 for walking, else the number of the power of its card that moves it, counted from 1.
    int way = 0;
    bool backwards = false, flown = false;  // `backwards`: a double-space figure leads with its back.
    // See Path in engine/rules/movement.h. If empty, the cheapest way without harm is taken.
    std::vector<SpaceIndex> path{};
    HEXWRIGHT_ORDERED_WORD(Move, "move", figure, at, tail, way, backwards, flown, path);
};
struct Attack {
    FigureId figure{}, target{};
    int with = 0;  // 0 for the normal attack, else the number of a power of its card, counted from 1.
    HEXWRIGHT_ORDERED_WORD(Attack, "attack", figure, target, with);
};
struct UsePower {
    // The figure that uses the power; for a power of a whole card, the first of its figures.
    FigureId figure{};
    int power = 0;  // The number of a power of its card, counted from 1.
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
// Ends drafting, moving, attacking or using powers and goes on to what comes next.
struct Done {
    HEXWRIGHT_ORDERED_WORD(Done, "done");
};

// ---- by hand: actions of a referee, allowed at any time

// Puts the figure on these spaces with these wounds, or takes it off the battlefield if `at` is no_space.
struct PutFigure {
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;
    int wounds = 0;
    HEXWRIGHT_ORDERED_WORD(PutFigure, "put", figure, at, tail, wounds);
};
// Sets the faces that the next dice show, in rolling order. A d20 shows 1..20; combat dice show 1..3 for a skull, 4..5
// for a shield and 6 for a blank.
struct NextDice {
    std::vector<std::uint8_t> faces{};
    HEXWRIGHT_ORDERED_WORD(NextDice, "dice", faces);
};
// Restarts the game's dice from this seed; faces that were set by hand are dropped.
struct Reseed {
    std::uint64_t seed = 0;
    HEXWRIGHT_ORDERED_WORD(Reseed, "reseed", seed);
};

// Two players disagree whether one figure sees the other and roll for it (LOS-08). Only in the turn being taken.
struct Dispute {
    FigureId figure{}, target{};
    HEXWRIGHT_ORDERED_WORD(Dispute, "dispute", figure, target);
};

using Action = std::variant<DraftCard, PlaceFigure, PlaceMarker, TakeTurn, Move, Attack, UsePower, ChooseFigure,
                            ChooseCard, ChoosePlayer, ChooseGlyph, Answer, Done, PutFigure, NextDice, Dispute, Reseed>;

inline bool by_hand(const Action& action) {
    return std::holds_alternative<PutFigure>(action) || std::holds_alternative<NextDice>(action) ||
           std::holds_alternative<Dispute>(action) || std::holds_alternative<Reseed>(action);
}
constexpr bool by_hand(std::string_view name) {
    return name == PutFigure::name || name == NextDice::name || name == Dispute::name || name == Reseed::name;
}

}  // namespace hexwright::game
