#include "engine/players/standing_value.h"

#include "engine/game/ending.h"
#include "engine/game/game_update.h"

#include <algorithm>

namespace hexwright::players {
namespace {

int value_of_end(const GameState& state, PlayerId seat) {
    if (state.winners.empty()) return 0;
    const bool won = std::ranges::any_of(
        state.winners, [&](PlayerId winner) { return team_of(state, winner) == team_of(state, seat); });
    return won ? whole_win : -whole_win;
}

bool still_fights(const GameState& state, FigureId figure) {
    const Figure::Place place = state[figure].place;
    return (place == Figure::Place::Board || place == Figure::Place::Carried || place == Figure::Place::Reserve) &&
           controller(state, figure).valid();
}

Value worth(const GameState& state, FigureId figure) {
    return value_of_life(state, figure) * std::max(0, lives_left(state, figure));
}

int value_of_armies(const GameState& state, PlayerId seat) {
    Value mine = 0, theirs = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!still_fights(state, figure)) continue;
        const Value high = state[figure].on_board() ? 30 * (*state.board)[state[figure].at()].height : 0;
        (team_of(state, controller(state, figure)) == team_of(state, seat) ? mine : theirs) +=
            worth(state, figure) + high;
    }
    return mine + theirs == 0 ? 0 : static_cast<int>((mine - theirs) * share_of_all / (mine + theirs));
}

// In percent: how much it counts who would win now.
int weight_of_limit(const GameState& state) {
    const int left = state.setup->rounds - state.round;
    return state.setup->rounds > 0 && left <= 3 ? 60 / (1 + std::max(0, left)) : 0;
}

int value_at_limit(GameState state, PlayerId seat) {
    Events events;
    GameUpdate update(state, events);
    end_at_limit(update);
    return value_of_end(state, seat);
}

}  // namespace

Value worth_of_all_armies(const GameState& state) {
    Value sum = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId figure{static_cast<int>(i)}; still_fights(state, figure)) sum += worth(state, figure);
    return sum;
}

int standing_value(const GameState& state, PlayerId seat) {
    if (state.over) return value_of_end(state, seat);
    const int armies = value_of_armies(state, seat), weight = weight_of_limit(state);
    if (weight == 0) return armies;
    return (armies * (100 - weight) + value_at_limit(state, seat) * weight) / 100;
}

}  // namespace hexwright::players
