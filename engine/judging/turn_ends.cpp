#include "engine/judging/turn_ends.h"

namespace hexwright::judging {

const std::vector<SpaceIndex>& TurnEnds::from(SpaceIndex space) {
    const auto [known, is_new] = ends_.try_emplace(space);
    if (!is_new) return known->second;
    Mover mover = as_mover(probe::walker);
    mover.at = space;
    const auto& costs = costs_.find(map_.board(), mover, {{}, nobody_}, map_.ground.rules);
    for (std::size_t i = 0; i < costs.size(); ++i)
        if (costs[i] >= 0) known->second.push_back(static_cast<SpaceIndex>(i));
    return known->second;
}

}  // namespace hexwright::judging
