// Distance from every space to the nearest of several goals, on foot or flying: an estimate for players who plan
// further than one move. Each step must be possible on an empty battlefield (engine/rules/stepping.h); climbing counts,
// water delays; figures in the way do not matter.
#pragma once
#include "engine/game/state.h"
#include "engine/players/room.h"
#include "engine/rules/stepping.h"

#include <memory>
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
    friend bool operator==(const Goal&, const Goal&) = default;
};

class PathEstimate {
public:
    static constexpr int never = 10'000;

    // On the state's board. No way leads over the `closed` spaces, unless they are goals.
    void find(const GameState& state, const Climber& who, std::span<const Goal> goals,
              std::span<const SpaceIndex> closed = {});
    int steps(SpaceIndex from) const { return steps_[static_cast<std::size_t>(from)]; }  // `never` if there is no way.

private:
    struct Waiting {
        SpaceIndex at = no_space;
        std::int32_t next = -1;  // Another one that is as far away.
    };
    void reach(SpaceIndex space, int steps);

    std::vector<std::uint8_t> beside_{};  // By space: Goal::beside.
    std::vector<std::int16_t> steps_{};
    std::vector<Waiting> waiting_{};
    std::vector<std::int32_t> first_{};  // By steps: into waiting_; -1 for none.
};

// The last ones that a thread has found are kept: two of three ways that a greedy game asks for are among them.
std::shared_ptr<const PathEstimate> path_to(const GameState& state, const Climber& who, std::vector<Goal> goals,
                                            std::vector<SpaceIndex> closed = {});

// The glyphs that the figure may not enter now, such as Kelda without a wound; never its own space.
std::vector<SpaceIndex> closed_glyphs(const GameState& state, FigureId figure);

}  // namespace hexwright::players
