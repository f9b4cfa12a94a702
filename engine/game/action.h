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
    static constexpr std::string_view name = "draft";
    static constexpr auto fields() { return std::tuple{field("card", &DraftCard::card)}; }
    friend auto operator<=>(const DraftCard&, const DraftCard&) = default;
};
struct PlaceFigure {  // in a start zone, or by a power
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;  // a hive: its first hex and, as tail, its second
    static constexpr std::string_view name = "place";
    static constexpr auto fields() {
        return std::tuple{field("figure", &PlaceFigure::figure), field("at", &PlaceFigure::at),
                          field("tail", &PlaceFigure::tail)};
    }
    friend auto operator<=>(const PlaceFigure&, const PlaceFigure&) = default;
};

// ---- rounds and turns

struct PlaceMarker {
    int marker = 0;  // 1, 2, 3; 4 is the X
    CardId card{};
    static constexpr std::string_view name = "marker";
    static constexpr auto fields() {
        return std::tuple{field("marker", &PlaceMarker::marker), field("card", &PlaceMarker::card)};
    }
    friend auto operator<=>(const PlaceMarker&, const PlaceMarker&) = default;
};
struct TakeTurn {  // of this card: basic game
    CardId card{};
    static constexpr std::string_view name = "take";
    static constexpr auto fields() { return std::tuple{field("card", &TakeTurn::card)}; }
    friend auto operator<=>(const TakeTurn&, const TakeTurn&) = default;
};
struct Move {
    FigureId figure{};
    SpaceIndex at = no_space, tail = no_space;  // where it ends
    int way = 0;                            // 0: walking; else the power of its card by which it goes, counted from 1
    bool backwards = false, flown = false;  // its back leads (of a double-space figure); in the air
    std::vector<SpaceIndex> path{};         // see Path in engine/rules/movement.h; none: the cheapest way without harm
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
    int with = 0;  // 0: its normal attack; else the power of its card, counted from 1
    static constexpr std::string_view name = "attack";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Attack::figure), field("target", &Attack::target),
                          field("with", &Attack::with)};
    }
    friend auto operator<=>(const Attack&, const Attack&) = default;
};
struct UsePower {
    FigureId figure{};  // whose; or of a power of a whole card, the first of its figures
    int power = 0;      // of its card, counted from 1
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
struct Done {  // with drafting, moving, attacking, using: on to what comes next
    static constexpr std::string_view name = "done";
    static constexpr auto fields() { return std::tuple{}; }
    friend auto operator<=>(const Done&, const Done&) = default;
};

// ---- by hand: a referee's, at any time

struct PutFigure {  // on these spaces, or off the battlefield without one; with these wounds
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
struct NextDice {  // what the next dice show, in the order in which they are rolled: d20 1..20; combat dice 1..3
                   // skull, 4..5 shield, 6 blank
    std::vector<std::uint8_t> faces{};
    static constexpr std::string_view name = "dice";
    static constexpr auto fields() { return std::tuple{field("faces", &NextDice::faces)}; }
    friend auto operator<=>(const NextDice&, const NextDice&) = default;
};
struct Reseed {  // from here on other dice: the game's stream of dice begins anew from this seed; set ones are gone
    std::uint64_t seed = 0;
    static constexpr std::string_view name = "reseed";
    static constexpr auto fields() { return std::tuple{field("seed", &Reseed::seed)}; }
    friend auto operator<=>(const Reseed&, const Reseed&) = default;
};

struct Dispute {  // players who disagree about whether one sees the other roll for it (LOS-08); in the turn being taken
    FigureId figure{}, target{};
    static constexpr std::string_view name = "dispute";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Dispute::figure), field("target", &Dispute::target)};
    }
    friend auto operator<=>(const Dispute&, const Dispute&) = default;
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

}  // namespace hexwright
