#include "engine/game/legal_actions.h"

#include <algorithm>

#include "engine/game/flow.h"

namespace hexwright {

std::vector<Action> legal_actions(const GameState& state) {
    const Step* step = next_step(state);
    if (!step) return {};
    Actions actions = offers(state, *step);
    std::ranges::sort(actions);
    actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
    return actions;
}

std::optional<PlayerId> to_decide(const GameState& state) {
    const Step* step = next_step(state);
    if (!step) return {};
    return step->player;
}

}  // namespace hexwright
