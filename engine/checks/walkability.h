// Whether any figure could walk from one space to the next. Not movement in play: it denies only what no walking figure
// of Height 5 and Move 5 can ever do by the rules of the scenario's edition.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/checks/room.h"
#include "engine/rules/walls.h"
#include "engine/scenario/scenario.h"

namespace hexwright::checks {

inline constexpr int walker_height = 5;
inline constexpr int walker_move = 5;

class Walkability {
public:
    Walkability(const Scenario& scenario, const Catalogue& catalogue);

    // One step across the side `way` of `from`, up or down, as the rules have it (engine/rules/stepping.h). What it
    // climbs must be within the walker's Height and Move, other than along a ladder. `least_height` is that of the
    // figure that needs the least room.
    bool can_step(const Surface& from, Direction direction, const Surface& to, int least_height = walker_height) const;
    // Whether a double-space figure of this Height could stand on both.
    bool can_lie_across(const Surface& from, Direction direction, const Surface& to, int height) const;

private:
    Rules rules_;
    Walls walls_;
};

}  // namespace hexwright::checks
