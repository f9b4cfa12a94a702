#include "engine/players/value.h"

#include <algorithm>

namespace hexwright::players {

Value value_of_life(const GameState& state, FigureId id) {
    const ArmyCard& card = printed(state, id);
    return Value{1'000} * std::max(card.points, 10) / card.figures /
           (state.rules().wounds ? std::max(card.life, 1) : 1);
}

Value value_of_next_life(const GameState& state, FigureId id) {
    const int lives = state.rules().wounds ? std::max(printed(state, id).life, 1) : 1;
    const int left = std::max(1, lives_left(state, id));
    return value_of_life(state, id) * (lives + left) / (2 * left);
}

int lives_left(const GameState& state, FigureId id) {
    return state.rules().wounds ? printed(state, id).life - state[id].wounds : 1;
}

}  // namespace hexwright::players
