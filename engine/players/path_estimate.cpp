#include "engine/players/path_estimate.h"

namespace hexwright::players {
namespace {

constexpr int longest = 400, water_delay = 3, wall_delay = 3;

// Cost of the step from the link's far end to its near end: figures walk towards the goal, the search runs back from
// it. 0 if the step is impossible.
int cost_back_along(const Board& board, const Rules& rules, const Link& link, Marcher who) {
    const BoardSpace &from = board[link.to], &to = board[link.from];
    const bool stands = from.stand == Stand::Figures && from.room >= who.height;
    if (who.flies) return from.stand == Stand::Figure ? 0 : 1;
    const int climbed = -link.rise;
    if (!stands || (rules.climb_limited && climbed >= who.height)) return 0;
    return 1 + (climbed > 0 ? climbed : 0) + (to.ground.stops ? water_delay : 0) + (link.hurdles > 0 ? wall_delay : 0);
}

}  // namespace

void PathEstimate::reach(SpaceIndex space, int steps) {
    std::int16_t& known = steps_[static_cast<std::size_t>(space)];
    if (steps >= known || steps > longest) return;
    known = static_cast<std::int16_t>(steps);
    by_steps_[static_cast<std::size_t>(steps)].push_back(space);
}

void PathEstimate::find(const Board& board, const Rules& rules, Marcher who, std::span<const SpaceIndex> goals) {
    std::vector<Goal> as_far;
    for (const SpaceIndex goal : goals) as_far.push_back({goal});
    find(board, rules, who, as_far);
}

void PathEstimate::find(const Board& board, const Rules& rules, Marcher who, std::span<const Goal> goals) {
    steps_.assign(board.size(), never);
    by_steps_.resize(longest + 1);
    for (auto& spaces : by_steps_) spaces.clear();
    for (const Goal& goal : goals) reach(goal.at, goal.steps);
    for (int steps = 0; steps <= longest; ++steps) {
        auto& spaces = by_steps_[static_cast<std::size_t>(steps)];
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const SpaceIndex space = spaces[i];
            if (steps_[static_cast<std::size_t>(space)] != steps) continue;  // A shorter way was found.
            for (const Link& link : board.links(space))
                if (const int cost = cost_back_along(board, rules, link, who); cost > 0) reach(link.to, steps + cost);
        }
    }
}

}  // namespace hexwright::players
