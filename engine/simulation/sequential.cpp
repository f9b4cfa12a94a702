#include "engine/simulation/sequential.h"

#include <algorithm>
#include <cmath>

namespace hexwright::simulation {
namespace {

constexpr double miss = 0.05;  // Share of sequences that leave the true mean out at some moment.
// The mixture's scale, chosen so that the sequence is narrowest at the planned number of games.
const double narrowest = -2 * std::log(miss) + std::log(-2 * std::log(miss)) + 1;

// Half the width for values with this standard deviation (or values within a range of twice that).
double half_width(double deviation, std::int64_t games, std::int64_t planned) {
    const double n = static_cast<double>(games),
                 scale = narrowest / static_cast<double>(std::max<std::int64_t>(planned, 1));
    const double spread = n * scale + 1;
    return deviation * std::sqrt(2 * spread / (n * n * scale) * std::log(std::sqrt(spread) / miss));
}

// As if one more pair had gone either way, so that a row of equal pairs is no proof that all are.
double cautious_variance(const PairSums& sum) {
    double squares = 1;
    for (int half = -2; half <= 2; ++half)
        squares += static_cast<double>(sum.pairs[static_cast<std::size_t>(half + 2)]) * half * half / 4.0;
    const double n = static_cast<double>(pairs_in(sum)), mean = mean_difference(sum) * n / (n + 1);
    return squares / (n + 1) - mean * mean;
}

}  // namespace

Interval watched_mean(double sum, std::int64_t games, std::int64_t planned) {
    if (games <= 0) return {0.5, 0, 1};
    const double mean = sum / static_cast<double>(games), half = half_width(0.5, games, planned);
    return {mean, std::max(0.0, mean - half), std::min(1.0, mean + half)};
}

void add(PairSums& sum, int half_wins) { ++sum.pairs[static_cast<std::size_t>(half_wins + 2)]; }

std::int64_t pairs_in(const PairSums& sum) {
    std::int64_t all = 0;
    for (const std::int64_t pairs : sum.pairs) all += pairs;
    return all;
}

double mean_difference(const PairSums& sum) {
    const std::int64_t all = pairs_in(sum);
    std::int64_t halves = 0;
    for (int half = -2; half <= 2; ++half) halves += sum.pairs[static_cast<std::size_t>(half + 2)] * half;
    return all > 0 ? static_cast<double>(halves) / 2.0 / static_cast<double>(all) : 0;
}

Interval watched_difference(const PairSums& sum, std::int64_t planned) {
    const std::int64_t all = pairs_in(sum);
    if (all == 0) return {0, -1, 1};
    const double mean = mean_difference(sum), half = half_width(std::sqrt(cautious_variance(sum)), all, planned);
    return {mean, std::max(-1.0, mean - half), std::min(1.0, mean + half)};
}

PairLikelihood likelihood_of(const PairSums& sum, const PairTest& test) {
    const double n = static_cast<double>(pairs_in(sum)), mean = mean_difference(sum);
    const double scale = n * test.margin / cautious_variance(sum);
    return {scale * (mean - test.margin / 2), scale * (-mean - test.margin / 2)};
}

PairVerdict verdict_on(const PairSums& sum, const PairTest& test) {
    if (pairs_in(sum) < test.at_least) return PairVerdict::Open;
    const PairLikelihood ratio = likelihood_of(sum, test);
    // A difference may be wrongly found either way, so each way has half of the error.
    const double found = std::log((1 - test.error) / (test.error / 2)),
                 none = std::log(test.error / (1 - test.error / 2));
    if (ratio.better >= found) return PairVerdict::Better;
    if (ratio.worse >= found) return PairVerdict::Worse;
    return ratio.better <= none && ratio.worse <= none ? PairVerdict::Same : PairVerdict::Open;
}

}  // namespace hexwright::simulation
