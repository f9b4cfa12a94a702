#include "engine/players/standing_value.h"

#include "engine/players/value.h"

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

}  // namespace

int standing_value(const GameState& state, PlayerId seat) {
    if (state.over) return value_of_end(state, seat);
    Value mine = 0, theirs = 0;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!still_fights(state, figure)) continue;
        const Value worth = value_of_life(state, figure) * std::max(0, lives_left(state, figure)) +
                            (state[figure].on_board() ? 30 * (*state.board)[state[figure].at()].height : 0);
        (team_of(state, controller(state, figure)) == team_of(state, seat) ? mine : theirs) += worth;
    }
    if (mine + theirs == 0) return 0;
    return static_cast<int>((mine - theirs) * 900 / (mine + theirs));
}

}  // namespace hexwright::players
