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
#include <string_view>
#include <type_traits>
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
    // See Path in engine/rules/movement.h. If empty, the cheapest way without harm is taken; if the move says that it
    // is flown or goes backwards, the cheapest such way.
    std::vector<SpaceIndex> path{};
    HEXWRIGHT_ORDERED_WORD(Move, "move", figure, at, tail, way, backwards, flown, path);
};
struct Attack {
    FigureId figure{}, target{};
    int with = 0;  // 0 for the normal attack, else the number of a power of its card, counted from 1.
    HEXWRIGHT_ORDERED_WORD(Attack, "attack", figure, target, with);
};
// Attacks a piece of the battlefield that has Life.
struct AttackObject {
    FigureId figure{};
    ObjectId object{};
    int with = 0;  // As for Attack.
    HEXWRIGHT_ORDERED_WORD(AttackObject, "attack-piece", figure, called("piece", object), with);
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

// The figure does in its turn what a rule of the scenario lets it do: the rule begins.
struct StartRule {
    FigureId figure{};
    RuleId rule{};
    HEXWRIGHT_ORDERED_WORD(StartRule, "start", figure, rule);
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
struct ChooseSpace {
    SpaceIndex at = no_space;
    HEXWRIGHT_ORDERED_WORD(ChooseSpace, "choose-space", at);
};
struct ChooseOption {
    int option = 0;  // As the menu of the scenario's rule lists them, counted from 1.
    HEXWRIGHT_ORDERED_WORD(ChooseOption, "choose-option", option);
};
// Of those that the scenario's rule asks for.
struct ChooseNumber {
    int number = 0;
    HEXWRIGHT_ORDERED_WORD(ChooseNumber, "choose-number", number);
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

// It is this round from now on; what has been done in it stays done. Master game only, when the first round has begun.
struct SetRound {
    int round = 0;
    HEXWRIGHT_ORDERED_WORD(SetRound, "set-round", round);
};
// The turn under way ends as it stands, and another begins: that of this card or, without a card, the one that the
// player's order markers give him (in the basic game, the card that he chooses). The turns after it follow in the order
// of play. What listens to the beginning of a turn acts. Not while a figure is on its way.
struct SetTurn {
    CardId card{};
    PlayerId player{};  // If invalid, who controls the card.
    int number = 0;     // 1..3; 0: the card's next marker, else the turn that play has come to.
    HEXWRIGHT_ORDERED_WORD(SetTurn, "set-turn", card, player, number);
};
// Lays an order marker of the card's controller there, from whichever card it lies on, or takes it off this card.
struct SetMarker {
    CardId card{};
    int marker = 0;  // 1, 2 or 3; 4 is the X.
    bool revealed = false, off = false;
    HEXWRIGHT_ORDERED_WORD(SetMarker, "set-marker", card, marker, revealed, off);
};
// Sets a flag of the scenario's rules, or takes it back: that of the player, of the figure, or of the game.
struct SetFlag {
    TallyId flag{};
    PlayerId player{};
    FigureId figure{};
    bool off = false;
    HEXWRIGHT_ORDERED_WORD(SetFlag, "set-flag", flag, player, figure, off);
};
struct SetCounter {
    TallyId counter{};
    PlayerId player{};
    FigureId figure{};
    int value = 0;
    HEXWRIGHT_ORDERED_WORD(SetCounter, "set-counter", counter, player, figure, value);
};
// The card fights for this player from now on; invalid: for nobody.
struct SetControl {
    CardId card{};
    PlayerId player{};
    HEXWRIGHT_ORDERED_WORD(SetControl, "set-control", card, player);
};
// The player has one more of this card. Its figures wait beside the battlefield, from where PutFigure sets them down.
struct BringCard {
    CardKind card{};
    PlayerId player{};
    HEXWRIGHT_ORDERED_WORD(BringCard, "bring-card", card, player);
};
// The card takes no part any more, nor do its figures; BringCard brings it back.
struct RemoveCard {
    CardId card{};
    HEXWRIGHT_ORDERED_WORD(RemoveCard, "remove-card", card);
};
// Lays a glyph there in place of the one that lies there, or takes that away if no glyph is named.
struct SetGlyph {
    GlyphKind glyph{};
    SpaceIndex at = no_space;
    bool face_down = false;  // Symbol side up.
    HEXWRIGHT_ORDERED_WORD(SetGlyph, "set-glyph", glyph, at, face_down);
};
// The game waits while its position is being arranged: whatever was to be done is dropped, and nobody decides until
// BeginPlay or SetTurn. `clear`: all cards leave the game with their figures, markers, flags and counters; pieces of
// the map that are figures stay.
struct Arrange {
    bool clear = false;
    HEXWRIGHT_ORDERED_WORD(Arrange, "arrange", clear);
};
// The arranging is over, and the round that is set begins: with the placing of order markers or, where some lie
// already, with the initiative. Refused until figures of two sides stand on the battlefield; of one, where the scenario
// says itself who wins.
struct BeginPlay {
    HEXWRIGHT_ORDERED_WORD(BeginPlay, "begin-play");
};

using AnyAction =
    std::variant<DraftCard, PlaceFigure, PlaceMarker, TakeTurn, Move, Attack, AttackObject, UsePower, StartRule,
                 ChooseFigure, ChooseCard, ChoosePlayer, ChooseGlyph, ChooseSpace, ChooseOption, ChooseNumber, Answer,
                 Done, PutFigure, NextDice, Dispute, Reseed, SetRound, SetTurn, SetMarker, SetFlag, SetCounter,
                 SetControl, BringCard, RemoveCard, SetGlyph, Arrange, BeginPlay>;
// Compiled once, in action.cpp, like Event.
struct Action : AnyAction {
    using AnyAction::AnyAction;
    Action();
    Action(const Action&);
    Action(Action&&) noexcept;
    Action& operator=(const Action&);
    Action& operator=(Action&&) noexcept;
    ~Action();
    friend bool operator==(const Action& a, const Action& b);
    friend std::strong_ordering operator<=>(const Action& a, const Action& b);
};

template <class Kind, class... Kinds>
inline constexpr bool is_among = (std::is_same_v<Kind, Kinds> || ...);
template <class Kind>
inline constexpr bool is_by_hand =
    is_among<Kind, PutFigure, NextDice, Dispute, Reseed, SetRound, SetTurn, SetMarker, SetFlag, SetCounter, SetControl,
             BringCard, RemoveCard, SetGlyph, Arrange, BeginPlay>;

inline bool by_hand(const Action& action) {
    return std::visit([]<class Kind>(const Kind&) { return is_by_hand<Kind>; }, action);
}
constexpr bool by_hand(std::string_view name) {
    return []<class... Kinds>(std::string_view word, const std::variant<Kinds...>*) {
        return ((is_by_hand<Kinds> && word == Kinds::name) || ...);
    }(name, static_cast<const Action*>(nullptr));
}

}  // namespace hexwright::game
