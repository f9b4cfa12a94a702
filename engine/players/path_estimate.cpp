#include "engine/players/path_estimate.h"

#include "engine/game/board_query.h"
#include "engine/game/glyph_powers.h"

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

// cost_back_along() every link of a board.
class StepCosts {
public:
    bool are_of(const GameState& state, const Climber& who) const { return board_ == state.board && who_ == who; }
    void find(const GameState& state, const Climber& who) {
        board_ = nullptr;  // Until all are found.
        who_ = who;
        for (const bool beside : {false, true}) {
            costs_[beside].clear();
            for (const Link& link : state.board->links())
                costs_[beside].push_back(
                    static_cast<std::int16_t>(cost_back_along(*state.board, state.rules(), link, who, beside)));
        }
        board_ = state.board;
    }
    int back_along(const Link& link, bool beside) const {
        return costs_[beside][static_cast<std::size_t>(&link - board_->links().data())];
    }

private:
    std::shared_ptr<const Board> board_{};  // It is of one edition's rules only.
    Climber who_{};
    std::array<std::vector<std::int16_t>, 2> costs_{};  // By whether it is enough to come beside, and by link.
};

// Of the last few climbers that a thread has asked about: games of one batch share their board.
const StepCosts& step_costs(const GameState& state, const Climber& who) {
    thread_local std::array<StepCosts, 8> known;
    thread_local std::size_t next = 0;
    for (const StepCosts& one : known)
        if (one.are_of(state, who)) return one;
    StepCosts& made = known[next++ % known.size()];
    made.find(state, who);
    return made;
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

void PathEstimate::find(const GameState& state, const Climber& who, std::span<const Goal> goals,
                        std::span<const SpaceIndex> closed) {
    constexpr std::int16_t shut = -1;  // Nearer than any way could be, so that none is followed there.
    const Board& board = *state.board;
    const StepCosts& costs = step_costs(state, who);
    steps_.assign(board.size(), never);
    beside_.assign(board.size(), 0);
    waiting_.clear();
    first_.assign(longest + 1, -1);
    for (const SpaceIndex space : closed) steps_[static_cast<std::size_t>(space)] = shut;
    for (const Goal& goal : goals) steps_[static_cast<std::size_t>(goal.at)] = never;
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
                if (const int cost = costs.back_along(link, beside); cost > 0) reach(link.to, steps + cost);
            }
        }
    for (const SpaceIndex space : closed)
        if (std::int16_t& steps = steps_[static_cast<std::size_t>(space)]; steps == shut) steps = never;
}

std::vector<SpaceIndex> closed_glyphs(const GameState& state, FigureId figure) {
    std::vector<SpaceIndex> closed;
    if (!state.rules().glyphs) return closed;
    for (const GameGlyph& glyph : state.glyphs)
        if (glyph.at != no_space && glyph.at != state[figure].at() &&
            glyph_for(state, glyph, figure) == GlyphHere::Closed)
            closed.push_back(glyph.at);
    return closed;
}

namespace {

struct FoundPath {
    std::shared_ptr<const GameSetup> setup{};
    std::shared_ptr<const Board> board{};
    Climber who{};
    std::vector<Goal> goals{};
    std::vector<SpaceIndex> closed{};
    std::shared_ptr<const PathEstimate> path{};
};

}  // namespace

std::shared_ptr<const PathEstimate> path_to(const GameState& state, const Climber& who, std::vector<Goal> goals,
                                            std::vector<SpaceIndex> closed) {
    thread_local std::array<FoundPath, 8> found;
    thread_local std::size_t next = 0;
    for (const FoundPath& one : found)
        if (one.setup == state.setup && one.board == state.board && one.who == who && one.goals == goals &&
            one.closed == closed)
            return one.path;
    const auto path = std::make_shared<PathEstimate>();
    path->find(state, who, goals, closed);
    found[next++ % found.size()] = {state.setup, state.board, who, std::move(goals), std::move(closed), path};
    return path;
}

}  // namespace hexwright::players
