// How a share came about game by game, with intervals that may be watched.
#pragma once
#include "engine/simulation/room.h"
#include "engine/simulation/sequential.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hexwright::simulation {

struct RunningPoint {
    std::int64_t games = 0;
    Interval share{};  // Of player 1, half a win for a game that nobody or everybody won.
};
// By half wins of player 1 (0, 1 or 2) in the order of the games; at most so many points, the last one of all games.
std::vector<RunningPoint> running_share(std::span<const std::uint8_t> half_wins, std::int64_t planned,
                                        std::size_t most_points = 100);

}  // namespace hexwright::simulation
