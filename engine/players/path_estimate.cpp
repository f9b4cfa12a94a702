#include "engine/players/path_estimate.h"

#include "engine/game/board_query.h"

namespace hexwright::players {
namespace {

constexpr int longest = 400, water_delay = 3;

// Cost of the step from the link's far end to its near end: figures walk towards the goal, the search runs back from
// it. 0 if the step is impossible.
int cost_back_along(const Board& board, const Rules& rules, const Link& link, const Climber& who, bool beside) {
    if (!crosses(board[link.to].stand, who.flying)) return 0;
    Crossing crossing = board.crossing(board.link(link.back));
    if (beside) crossing.opening = board[link.to].room;
    const Climb climbed = climb(crossing, who, rules);
    if (climbed.verdict != Verdict::Fine) return 0;
    return 1 + climbed.cost + (board[link.from].ground.stops && !who.flying ? water_delay : 0);
}

}  // namespace

Climber usual_climber(const GameState& state, FigureId figure) {
    Mover mover;
    mover.height = mover.climb_height = static_cast<std::int16_t>(printed(state, figure).height);
    if (state[figure].on_board()) mover = mover_of(state, figure, 0);
    return climber_of(mover, state.rules(), mover.flight != Flight::Never);
}

void PathEstimate::reach(SpaceIndex space, int steps) {
    std::int16_t& known = steps_[static_cast<std::size_t>(space)];
    if (steps >= known || steps > longest) return;
    known = static_cast<std::int16_t>(steps);
    by_steps_[static_cast<std::size_t>(steps)].push_back(space);
}

void PathEstimate::find(const Board& board, const Rules& rules, const Climber& who, std::span<const Goal> goals) {
    steps_.assign(board.size(), never);
    beside_.assign(board.size(), false);
    by_steps_.resize(longest + 1);
    for (auto& spaces : by_steps_) spaces.clear();
    for (const Goal& goal : goals) {
        reach(goal.at, goal.steps);
        if (goal.beside) beside_[static_cast<std::size_t>(goal.at)] = true;
    }
    for (int steps = 0; steps <= longest; ++steps) {
        auto& spaces = by_steps_[static_cast<std::size_t>(steps)];
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const SpaceIndex space = spaces[i];
            if (steps_[static_cast<std::size_t>(space)] != steps) continue;  // A shorter way was found.
            const bool beside = beside_[static_cast<std::size_t>(space)];
            for (const Link& link : board.links(space)) {
                if (steps_[static_cast<std::size_t>(link.to)] <= steps + 1) continue;  // No step costs less than 1.
                if (const int cost = cost_back_along(board, rules, link, who, beside); cost > 0)
                    reach(link.to, steps + cost);
            }
        }
    }
}

}  // namespace hexwright::players
