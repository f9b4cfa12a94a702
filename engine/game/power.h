// One row of the table of special powers: a verb that cards print, with what it does at each point of a game where a
// power can do something. A point that it does not use stays empty. Adding a power: one row, its functions, its test,
// one line of XML.
#pragma once
#include "engine/board/catalogue/printed_power.h"
#include "engine/game/board_query.h"
#include "engine/game/game_update.h"

#include <string_view>

namespace hexwright {

struct Holder {  // a power in play
    const GameState& state;
    FigureId figure{};          // that has it
    const PrintedPower& power;  // its numbers and words
    int number = 0;             // of its card's powers, from 1

    CardId card() const { return state[figure].card; }
    PlayerId player() const { return state[card()].controller; }
    bool in_its_turn() const;  // the turn being taken is one of its card
    bool used() const;         // in this turn
};

struct Blow {  // an attack in question
    FigureId attacker{}, target{};
    int with = 0;  // 0: normal, else the power of the attacker's card
    bool adjacent = false;
    bool special() const { return with > 0; }
};

enum class Moment : unsigned char {
    TurnStart,  // its marker is revealed, nothing has moved
    Moving,
    Attacking,
    TurnEnd,
};

struct Power {
    std::string_view verb;

    // ---- numbers
    int (*attack_dice)(const Look&, const Holder&, const Blow&) = nullptr;   // more for its own figure's attack
    int (*defense_dice)(const Look&, const Holder&, const Blow&) = nullptr;  // more when its own figure defends
    int (*attack_aura)(const Look&, const Holder&, const Blow&) = nullptr;   // more for another figure's attack
    int (*defense_aura)(const Look&, const Holder&, const Blow&) = nullptr;  // more for another figure's defense
    int (*range_aura)(const Look&, const Holder&, FigureId attacker) = nullptr;
    bool (*shuns)(const Look&, const Holder&, const Blow&) = nullptr;  // its figure cannot be attacked so

    // ---- moving
    void (*mover)(const Holder&, Mover&) = nullptr;                      // how it moves, by whichever way
    void (*way)(const Holder&, Mover&) = nullptr;                        // a way of its own, instead of walking
    void (*after_move)(const Look&, const Holder&, Actions&) = nullptr;  // offers when its figure has moved

    // ---- attacking
    int (*attacks)(const Holder&) = nullptr;  // normal attacks of its figure in a turn
    bool (*attacks_again)(const Look&, const Holder&,
                          const Blow&) = nullptr;  // may its figure make this normal attack, too
    bool special_attack = false;                   // range, attack, attacks, sizes: see attacking.h
    bool unseen = false;                           // of a special attack: the target need not be seen
    bool (*reaches)(const Look&, const Holder&,
                    FigureId target) = nullptr;  // of a special attack: what range and sight do not say
    std::vector<FigureId> (*splash)(const Look&, const Holder&, FigureId target) = nullptr;  // who else is hit by it
    void (*rolled)(Play&, const Holder&, const Blow&,
                   int dice) = nullptr;  // anybody has rolled so many for an attack; the step Defend waits
    void (*defended)(Play&, const Holder&, const Blow&, int skulls, int shields,
                     int& hits) = nullptr;  // its figure has rolled

    // ---- deciding
    void (*offers)(const Look&, const Holder&, Moment, Actions&) = nullptr;  // UsePower actions with its number
    void (*use)(Play&, const Holder&, const UsePower&) = nullptr;
    Actions (*asks)(const GameState&, const Step&) = nullptr;  // of a step that `use` has put there
    void (*answered)(Play&, const Step&, const Action&) = nullptr;

    // In a turn that this power gave to another card.
    void (*offers_in_given_turn)(const Look&, Actions&) = nullptr;  // ChooseFigure actions
    void (*answered_in_given_turn)(Play&, FigureId chosen) = nullptr;

    // ---- other moments
    void (*destroyed)(Play&, const Holder&) = nullptr;    // its figure has just gone
    void (*round_start)(Play&, const Holder&) = nullptr;  // before markers are placed; once a card
    bool off_board = false;                               // its figures do not begin in the start zone
};

const Power* row_of_step(const GameState& state, const Step& step);  // Of a step that a power has put there.

// ---- what rows have in common

UsePower use_of(const Holder& holder);  // to be filled with a target
bool is_any_of(const ArmyCard& card,
               const PrintedPower& power);            // sizes, form, rarity, species, class, general that it asks for
bool mine(const Holder& holder, FigureId other);      // controlled by the same player
bool concerns(const Holder& holder, FigureId other);  // whose: yours, friendly, enemy, any
void mark_used(Play& play, const Holder& holder);

}  // namespace hexwright
