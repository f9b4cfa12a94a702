#include "engine/outlook/action_outlook.h"

#include "engine/game/legal_actions.h"
#include "engine/game/moving.h"
#include "engine/game/refusal.h"

#include <algorithm>

namespace hexwright::outlook {

ActionOutlook action_outlook(const GameState& seen, const Action& action) {
    ActionOutlook found{.action = action};
    if (by_hand(action)) return found;
    const auto* move = std::get_if<Move>(&action);
    if (!std::ranges::binary_search(legal_actions(seen), action) && !(move && may_walk(seen, *move)))
        found.refused = game::why_not(seen, action);
    else found.foreseen = foresee(seen, action);
    return found;
}

}  // namespace hexwright::outlook
