#include "engine/simulation/share.h"

#include <algorithm>
#include <cmath>

namespace hexwright::simulation {

Interval share_interval(double share, std::int64_t games, double deviations) {
    if (games <= 0) return {0.5, 0, 1};
    const double n = static_cast<double>(games), square = deviations * deviations, scale = 1 + square / n;
    const double middle = share + square / (2 * n),
                 half = deviations * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
    return {share, std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

}  // namespace hexwright::simulation
