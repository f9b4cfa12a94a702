// Intervals and tests that stay right however often they are looked at, and whenever looking ends: Wilson's interval
// (statistics.h) holds only at an end that was planned before.
#pragma once
#include "engine/simulation/room.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace hexwright::simulation {

struct Interval {
    double mean = 0, low = 0, high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

// A confidence sequence for the mean of values from 0 to 1: with a probability of 95 % the true mean lies in the
// intervals of all moments (Robbins' normal mixture; no assumption on the values but their range). It is narrowest when
// `games` is near `planned`: then 0.04 wide at 6,000.
Interval watched_mean(double sum, std::int64_t games, std::int64_t planned);

// The sums that a mean of paired differences needs: in half wins, from -2 (a win became a loss) to 2.
struct PairSums {
    std::array<std::int64_t, 5> pairs{};  // By difference + 2.
    friend bool operator==(const PairSums&, const PairSums&) = default;
};
void add(PairSums& sum, int half_wins);
std::int64_t pairs_in(const PairSums& sum);
double mean_difference(const PairSums& sum);  // In wins a game, from -1 to 1.
// The same in the long run with 95 % at all moments, by the variance that was seen. From -1 to 1 without pairs.
Interval watched_difference(const PairSums& sum, std::int64_t planned);

// A sequential test of paired games, as programs that play chess are tested (a generalised likelihood ratio of the five
// outcomes of a pair): is the difference 0, or is it `margin` or more either way?
enum class PairVerdict : std::uint8_t { Open, Same, Better, Worse };
inline constexpr std::string_view verdict_words[] = {"open", "same", "better", "worse"};

struct PairTest {
    double margin = 0.05;        // In wins a game.
    double error = 0.05;         // Probability of a wrong verdict, of either sort.
    std::int64_t at_least = 64;  // Pairs before any verdict.
};
struct PairLikelihood {
    double better = 0, worse = 0;  // Logarithm of the likelihood ratio of +margin, and of -margin, to 0.
};
PairLikelihood likelihood_of(const PairSums& sum, const PairTest& test);
PairVerdict verdict_on(const PairSums& sum, const PairTest& test);

}  // namespace hexwright::simulation
