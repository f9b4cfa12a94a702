// Distance from every space to the nearest of several goals, on foot or flying: an estimate for players who plan
// further than one move. Each step must be possible on an empty battlefield (engine/rules/stepping.h); climbing counts,
// water delays; figures in the way do not matter.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"
#include "engine/rules/stepping.h"

#include <span>
#include <vector>

namespace hexwright::players {

// How the figure moves without a power that replaces the walk: flying if it can.
Climber usual_climber(const GameState& state, FigureId figure);

struct Goal {
    SpaceIndex at = no_space;
    int steps = 0;  // Added to the distance, for a goal that is worth less than others.
    // An enemy stands there, and it is enough to come beside it: the space need not have room for both.
    bool beside = false;
};

// Searches no further than the spaces that are asked for: most of them lie near a goal.
class PathEstimate {
public:
    static constexpr int never = 10'000;

    // `board` and `rules` must outlive the questions.
    void find(const Board& board, const Rules& rules, const Climber& who, std::span<const Goal> goals);
    int steps(SpaceIndex from);  // `never` if there is no way.

private:
    void reach(SpaceIndex space, int steps);
    void go_on_from(SpaceIndex space);

    const Board* board_ = nullptr;
    const Rules* rules_ = nullptr;
    Climber who_{};
    std::vector<bool> beside_{};  // By space: Goal::beside.
    std::vector<std::int16_t> steps_{};
    std::vector<std::vector<SpaceIndex>> by_steps_{};
    std::size_t settled_ = 0;  // So many steps and fewer are known of all spaces.
};

}  // namespace hexwright::players
