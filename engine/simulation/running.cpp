#include "engine/simulation/running.h"

#include <algorithm>

namespace hexwright::simulation {

std::vector<RunningPoint> running_share(std::span<const std::uint8_t> half_wins, std::int64_t planned,
                                        std::size_t most_points) {
    std::vector<RunningPoint> points;
    const std::size_t all = half_wins.size(), step = std::max<std::size_t>(1, (all + most_points - 1) / most_points);
    std::int64_t halves = 0;
    for (std::size_t i = 0; i < all; ++i) {
        halves += half_wins[i];
        if ((i + 1) % step != 0 && i + 1 != all) continue;
        const auto games = static_cast<std::int64_t>(i + 1);
        points.push_back({games, watched_mean(static_cast<double>(halves) / 2, games, planned)});
    }
    return points;
}

}  // namespace hexwright::simulation
