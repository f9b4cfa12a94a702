#include "engine/players/path_estimate.h"

#include "engine/game/board_query.h"

#include <array>

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
    std::int32_t& first = first_[static_cast<std::size_t>(steps)];
    waiting_.push_back({space, first});
    first = static_cast<std::int32_t>(waiting_.size()) - 1;
}

void PathEstimate::find(const Board& board, const Rules& rules, const Climber& who, std::span<const Goal> goals) {
    steps_.assign(board.size(), never);
    beside_.assign(board.size(), 0);
    waiting_.clear();
    first_.assign(longest + 1, -1);
    for (const Goal& goal : goals) {
        reach(goal.at, goal.steps);
        if (goal.beside) beside_[static_cast<std::size_t>(goal.at)] = 1;
    }
    for (int steps = 0; steps <= longest; ++steps)
        for (std::int32_t i = first_[static_cast<std::size_t>(steps)]; i >= 0;) {
            const auto [space, next] = waiting_[static_cast<std::size_t>(i)];
            i = next;
            if (steps_[static_cast<std::size_t>(space)] != steps) continue;  // A shorter way was found.
            const bool beside = beside_[static_cast<std::size_t>(space)] != 0;
            for (const Link& link : board.links(space)) {
                if (steps_[static_cast<std::size_t>(link.to)] <= steps + 1) continue;  // No step costs less than 1.
                if (const int cost = cost_back_along(board, rules, link, who, beside); cost > 0)
                    reach(link.to, steps + cost);
            }
        }
}

namespace {

struct FoundPath {
    std::shared_ptr<const GameSetup> setup{};
    std::shared_ptr<const Board> board{};
    Climber who{};
    std::vector<Goal> goals{};
    std::shared_ptr<const PathEstimate> path{};
};

}  // namespace

std::shared_ptr<const PathEstimate> path_to(const GameState& state, const Climber& who, std::vector<Goal> goals) {
    thread_local std::array<FoundPath, 8> found;
    thread_local std::size_t next = 0;
    for (const FoundPath& one : found)
        if (one.setup == state.setup && one.board == state.board && one.who == who && one.goals == goals)
            return one.path;
    const auto path = std::make_shared<PathEstimate>();
    path->find(*state.board, state.rules(), who, goals);
    found[next++ % found.size()] = {state.setup, state.board, who, std::move(goals), path};
    return path;
}

}  // namespace hexwright::players
