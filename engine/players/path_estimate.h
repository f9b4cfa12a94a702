// Distance on foot from every space to the nearest of several goals: an estimate for players who plan further than one
// move. Climbing counts, water and walls delay; figures in the way do not matter.
#pragma once
#include "engine/players/room.h"
#include "engine/rules/board.h"

#include <span>
#include <vector>

namespace hexwright::players {

struct Marcher {
    int height = 5;  // The figure's Height: what it can climb and where it fits.
    bool flies = false;
};

struct Goal {
    SpaceIndex at = no_space;
    int steps = 0;  // Added to the distance, for a goal that is worth less than others.
};

class PathEstimate {
public:
    static constexpr int never = 10'000;

    void find(const Board& board, const Rules& rules, Marcher who, std::span<const Goal> goals);
    void find(const Board& board, const Rules& rules, Marcher who, std::span<const SpaceIndex> goals);
    int steps(SpaceIndex from) const { return steps_[static_cast<std::size_t>(from)]; }  // `never` if there is no way.

private:
    void reach(SpaceIndex space, int steps);

    std::vector<std::int16_t> steps_{};
    std::vector<std::vector<SpaceIndex>> by_steps_{};
};

}  // namespace hexwright::players
