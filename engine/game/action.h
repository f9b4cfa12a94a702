// Everything that can be done in a game, as values: placing one order marker, setting down one figure, moving one
// figure, attacking one target, answering yes or no. legal_actions() lists the actions the state asks for. The actions
// "by hand" are accepted at any time and are marked as such in a record.
#pragma once
#include "engine/board/catalogue/catalogue.h"
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
    static constexpr std::string_view name = "draft";
    static constexpr auto fields() { return std::tuple{field("card", &DraftCard::card)}; }
    friend auto operator<=>(const DraftCard&, const DraftCard&) = default;
};
// Sets a figure down in a start zone, or where a power puts it.
struct PlaceFigure {
    FigureId figure{};
    // For a hive, `at` is the space below its first hex and `tail` the one below its second.
    SpaceIndex at = no_space, tail = no_space;
    static constexpr std::string_view name = "place";
    static constexpr auto fields() {
        return std::tuple{field("figure", &PlaceFigure::figure), field("at", &PlaceFigure::at),
                          field("tail", &PlaceFigure::tail)};
    }
    friend auto operator<=>(const PlaceFigure&, const PlaceFigure&) = default;
};

// ---- rounds and turns

struct PlaceMarker {
    int marker = 0;  // 1, 2 or 3; 4 is the X.
    CardId card{};
    static constexpr std::string_view name = "marker";
    static constexpr auto fields() {
        return std::tuple{field("marker", &PlaceMarker::marker), field("card", &PlaceMarker::card)};
    }
    friend auto operator<=>(const PlaceMarker&, const PlaceMarker&) = default;
};
// The player takes a turn with this card. Basic game only.
struct TakeTurn {
    CardId card{};
    static constexpr std::string_view name = "take";
    static constexpr auto fields() { return std::tuple{field("card", &TakeTurn::card)}; }
    friend auto operator<=>(const TakeTurn&, const TakeTurn&) = default;
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
    static constexpr std::string_view name = "move";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Move::figure),
                          field("at", &Move::at),
                          field("tail", &Move::tail),
                          field("way", &Move::way),
                          field("backwards", &Move::backwards),
                          field("flown", &Move::flown),
                          field("path", &Move::path)};
    }
    friend auto operator<=>(const Move&, const Move&) = default;
};
struct Attack {
    FigureId figure{}, target{};
    int with = 0;  // 0 for the normal attack, else the number of a power of its card, counted from 1.
    static constexpr std::string_view name = "attack";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Attack::figure), field("target", &Attack::target),
                          field("with", &Attack::with)};
    }
    friend auto operator<=>(const Attack&, const Attack&) = default;
};
struct UsePower {
    // The figure that uses the power; for a power of a whole card, the first of its figures.
    FigureId figure{};
    int power = 0;  // The number of a power of its card, counted from 1.
    FigureId target{};
    SpaceIndex at = no_space, tail = no_space;
    CardId card{};
    static constexpr std::string_view name = "power";
    static constexpr auto fields() {
        return std::tuple{field("figure", &UsePower::figure), field("power", &UsePower::power),
                          field("target", &UsePower::target), field("at", &UsePower::at),
                          field("tail", &UsePower::tail),     field("card", &UsePower::card)};
    }
    friend auto operator<=>(const UsePower&, const UsePower&) = default;
};

// ---- answers

struct ChooseFigure {
    FigureId figure{};
    static constexpr std::string_view name = "choose-figure";
    static constexpr auto fields() { return std::tuple{field("figure", &ChooseFigure::figure)}; }
    friend auto operator<=>(const ChooseFigure&, const ChooseFigure&) = default;
};
struct ChooseCard {
    CardId card{};
    static constexpr std::string_view name = "choose-card";
    static constexpr auto fields() { return std::tuple{field("card", &ChooseCard::card)}; }
    friend auto operator<=>(const ChooseCard&, const ChooseCard&) = default;
};
struct ChoosePlayer {
    PlayerId player{};
    static constexpr std::string_view name = "choose-player";
    static constexpr auto fields() { return std::tuple{field("player", &ChoosePlayer::player)}; }
    friend auto operator<=>(const ChoosePlayer&, const ChoosePlayer&) = default;
};
struct ChooseGlyph {
    GlyphId glyph{};
    static constexpr std::string_view name = "choose-glyph";
    static constexpr auto fields() { return std::tuple{field("glyph", &ChooseGlyph::glyph)}; }
    friend auto operator<=>(const ChooseGlyph&, const ChooseGlyph&) = default;
};
struct Answer {
    bool yes = false;
    static constexpr std::string_view name = "answer";
    static constexpr auto fields() { return std::tuple{field("yes", &Answer::yes)}; }
    friend auto operator<=>(const Answer&, const Answer&) = default;
};
// Ends drafting, moving, attacking or using powers and goes on to what comes next.
struct Done {
    static constexpr std::string_view name = "done";
    static constexpr auto fields() { return std::tuple{}; }
    friend auto operator<=>(const Done&, const Done&) = default;
};

// ---- by hand: actions of a referee, allowed at any time

// Puts the figure on these spaces with these wounds, or takes it off the battlefield if `at` is no_space.
struct PutFigure {
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;
    int wounds = 0;
    static constexpr std::string_view name = "put";
    static constexpr auto fields() {
        return std::tuple{field("figure", &PutFigure::figure), field("at", &PutFigure::at),
                          field("tail", &PutFigure::tail), field("wounds", &PutFigure::wounds)};
    }
    friend auto operator<=>(const PutFigure&, const PutFigure&) = default;
};
// Sets the faces that the next dice show, in rolling order. A d20 shows 1..20; combat dice show 1..3 for a skull, 4..5
// for a shield and 6 for a blank.
struct NextDice {
    std::vector<std::uint8_t> faces{};
    static constexpr std::string_view name = "dice";
    static constexpr auto fields() { return std::tuple{field("faces", &NextDice::faces)}; }
    friend auto operator<=>(const NextDice&, const NextDice&) = default;
};

// Two players disagree whether one figure sees the other and roll for it (LOS-08). Only in the turn being taken.
struct Dispute {
    FigureId figure{}, target{};
    static constexpr std::string_view name = "dispute";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Dispute::figure), field("target", &Dispute::target)};
    }
    friend auto operator<=>(const Dispute&, const Dispute&) = default;
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
