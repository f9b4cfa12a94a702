// Goes through the powers of cards in a game. Private to the files that ask what powers do: powers.cpp,
// power_moments.cpp, and those that look for a moment of their own.
#pragma once
#include "engine/game/power.h"
#include "engine/game/room.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {

inline bool in_force(const GameState& state, CardId card) { return state.rules().powers && !state[card].negated; }

inline const Power* row_of(const GameState& state, CardId card,
                           int number) {  // nullptr for a power without known effect.
    const auto& rows = state.setup->powers[state[card].kind.index()];
    const auto index = static_cast<std::size_t>(number - 1);
    if (index < rows.size()) return rows[index];
    const GainedPower& gained = state[card].gained[index - rows.size()];
    return state.setup->powers[gained.printed_on.index()][static_cast<std::size_t>(gained.number - 1)];
}

// Calls `function` with each known power of the figure's card that is in force.
template <class Function>
void each_power(const GameState& state, FigureId figure, Function function) {
    const CardId card = state[figure].card;
    if (!in_force(state, card) || takes_no_part(state, figure)) return;
    const auto& rows = state.setup->powers[state[card].kind.index()];
    const auto& powers = printed(state, card).powers;
    const int own = static_cast<int>(rows.size()), count = own + static_cast<int>(state[card].gained.size());
    for (int number = 1; number <= own; ++number)
        if (const Power* row = rows[static_cast<std::size_t>(number - 1)])
            function(PowerInstance{state, figure, powers[static_cast<std::size_t>(number - 1)], number}, *row);
    for (int number = own + 1; number <= count; ++number)
        if (const Power* row = row_of(state, card, number))
            function(PowerInstance{state, figure, power_of(state, card, number), number}, *row);
}

// Same for all figures on the battlefield.
template <class Function>
void each_power_in_play(const GameState& state, Function function) {
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].on_board()) each_power(state, FigureId{static_cast<int>(i)}, function);
}

// Calls `function` with one power of a figure's card; actions number powers from 1.
template <class Function>
void with_power(const GameState& state, FigureId figure, int number, Function function) {
    if (!figure.valid() || figure.index() >= state.figures.size()) return;
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (instance.number == number) function(instance, row);
    });
}

// Whether any card in play prints a power with this function: nothing is looked for where no card asks.
template <class Member>
bool any_card_has(const GameState& state, Member Power::* member) {
    return std::ranges::any_of(state.cards, [&](const GameCard& card) {
        return std::ranges::any_of(state.setup->powers[card.kind.index()],
                                   [&](const Power* row) { return row && row->*member; });
    });
}

}  // namespace hexwright::game
