#include "engine/lookup/going.h"

#include "engine/lookup/looking.h"

#include <cstdint>

namespace hexwright::lookup {

namespace {

Mover mover_of(SpaceIndex from, const Goer& goer) {
    const auto height = static_cast<std::int16_t>(goer.height);
    return {.height = height,
            .climb_height = height,
            .move = static_cast<std::int16_t>(goer.move),
            .at = from,
            .flight = goer.flies ? Flight::May : Flight::Never};
}

std::vector<Goal> cheapest(const Reach& reach, std::size_t spaces) {
    std::vector<Goal> by_space(spaces), found;
    for (const End& end : reach.ends()) {
        Goal& goal = by_space[static_cast<std::size_t>(end.at)];
        if (goal.at == no_space || end.cost < goal.cost) {
            goal.cost = end.cost;
            goal.stops = end.stop == Stop::Water;
        }
        goal.at = end.at;
        goal.unharmed = goal.unharmed || reach.unharmed(end);
    }
    for (const Goal& goal : by_space)
        if (goal.at != no_space) found.push_back(goal);
    return found;
}

}  // namespace

Result<std::vector<Goal>> goals_from(Space from, const Goer& goer, const Board& board, const Rules& rules) {
    const SpaceIndex start = board.index(from);
    const auto stands = posted_at({&from, 1}, stature_of(goer.height), board.terrain());
    if (!stands) return failure(stands.error());
    if (start == no_space) return failure(nobody_stands(board.terrain(), from));
    const std::vector<std::int16_t> nobody(board.size(), -1);
    Reach reach;
    reach.find(board, mover_of(start, goer), {{}, nobody}, rules);
    std::vector<Goal> goals = cheapest(reach, board.size());
    std::erase_if(goals, [&](const Goal& goal) { return goal.at == start; });
    return goals;
}

}  // namespace hexwright::lookup
