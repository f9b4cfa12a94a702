// How sure a share of many games is, for any degree of certainty.
#pragma once
#include "engine/simulation/room.h"
#include "engine/simulation/sequential.h"

#include <cstdint>

namespace hexwright::simulation {

inline constexpr double sure_of_95_percent =
    1.959963984540054;  // So many deviations hold 95 % of the normal distribution.

// Wilson's interval of a share from 0 to 1 that is the mean of this many games, `deviations` wide either way: the
// shares that a test of that strictness does not rule out. Games that count by half only make the true interval
// narrower. From 0 to 1 without games.
Interval share_interval(double share, std::int64_t games, double deviations = sure_of_95_percent);

}  // namespace hexwright::simulation
