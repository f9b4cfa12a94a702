#include "engine/players/value.h"

#include <algorithm>

namespace hexwright::players {

Value value_of_life(const GameState& state, FigureId id) {
    const ArmyCard& card = printed(state, id);
    return Value{1'000} * std::max(card.points, 10) / card.figures /
           (state.rules().wounds ? std::max(card.life, 1) : 1);
}

int lives_left(const GameState& state, FigureId id) {
    return state.rules().wounds ? printed(state, id).life - state[id].wounds : 1;
}

}  // namespace hexwright::players
