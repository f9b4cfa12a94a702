// All ways in which an action may turn out, with their chances: it is carried out on copies of the game, once for each
// outcome of the dice that makes a difference, and equal positions are put together. So whatever powers, glyphs and
// scenario rules do is in it. Nothing is sampled.
#pragma once
#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "engine/outlook/room.h"

#include <optional>
#include <vector>

namespace hexwright::outlook {

// Chances are from 0 to 1; all faces of all dice are counted.
struct FigureChances {  // What may happen to one figure.
    FigureId figure{};
    // Entry n: the chance of n more wounds than it has now, whether it is destroyed or not. Never empty. Where the
    // rules have no wounds there are none.
    std::vector<double> wounds{1.0};
    double destroyed = 0;
    double unharmed = 1;  // The chance that it is neither wounded nor destroyed.

    double at_least(int more_wounds) const;
    double mean_wounds() const;
    friend bool operator==(const FigureChances&, const FigureChances&) = default;
};

struct ObjectChances {  // What may happen to a piece that has Life.
    ObjectId object{};
    std::vector<double> wounds{1.0};  // As for a figure.
    double destroyed = 0;
    double unharmed = 1;
    friend bool operator==(const ObjectChances&, const ObjectChances&) = default;
};

struct EventAhead {
    Event event{};
    double chance = 0;  // For an event that may happen more than once: how often on average.
    // In a sentence, if it is worth one; put together where it happens, because it may be about what is not there yet.
    std::optional<Message> told{};
};

struct RollAhead {  // A roll of the d20 that must show so much or more.
    PlayerId player{};
    int needs = 0;      // 1..20
    FigureId figure{};  // The figure that it is about, if no other event names it.
    double chance = 0;  // That it is rolled at all; for several of its kind, how often on average.
    double succeeds() const { return (21.0 - needs) / 20.0; }
};

struct Foreseen {
    std::vector<FigureChances> figures{};  // Those that may be wounded or destroyed, by id.
    std::vector<ObjectChances> objects{};  // The same of pieces.
    // Everything that may happen apart from rolls, attacks and defenses, in the order in which it was met.
    std::vector<EventAhead> events{};
    std::vector<RollAhead> rolls{};
    std::vector<Message> decisions{};  // Questions that somebody has to answer when it is done.
    std::vector<Message>
        assumed{};  // What was taken for granted on the way, such as that a figure left behind strikes.
    // Why the chances are not known. What is listed may happen, but more may happen too, and the chances say nothing.
    std::optional<Message> unknown{};

    FigureChances of(FigureId figure) const;  // Unharmed if it is not listed.
    ObjectChances of(ObjectId object) const;
};

// `action` must fit the decision to be made, as all legal actions do; of an attack, range, sight and whose turn it is
// do not matter. Dice set by hand are not looked at. On the way figures that are left strike (ENGAGE-08), dice without
// a skull are rolled again where a power lets them, and otherwise the first choice is taken; these are `assumed`. It
// looks ahead to the next decision after the attack or the move, at most to where the turn or the round goes on: what
// their end does is not foreseen.
Foreseen foresee(const GameState& seen, const Action& action);

}  // namespace hexwright::outlook
