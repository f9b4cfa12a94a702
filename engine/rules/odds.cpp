#include "engine/rules/odds.h"

#include "engine/core/dice.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace hexwright::rules {
namespace {

// counts[n] is the number of the `sides`^dice rolls in which exactly n dice show the one side that counts.
std::vector<std::int64_t> rolls_with(int dice, int sides) {
    std::vector<std::int64_t> counts{1};
    for (int die = 0; die < dice; ++die) {
        counts.push_back(0);
        for (std::size_t n = counts.size() - 1; n > 0; --n) counts[n] = counts[n] * (sides - 1) + counts[n - 1];
        counts[0] *= sides - 1;
    }
    return counts;
}

}  // namespace

Odds odds_of(int attack, int defense) {
    assert(attack >= 0 && defense >= 0 && attack <= max_odds_dice && defense <= max_odds_dice);
    const std::vector<std::int64_t> skulls = rolls_with(attack, faces_of_die / skulls_of_die);
    const std::vector<std::int64_t> shields = rolls_with(defense, faces_of_die / shields_of_die);
    Odds odds;
    odds.wounds.assign(skulls.size(), 0);
    for (std::size_t hit = 0; hit < skulls.size(); ++hit)
        for (std::size_t block = 0; block < shields.size(); ++block)
            odds.wounds[hit > block ? hit - block : 0] += skulls[hit] * shields[block];
    odds.outcomes = std::accumulate(odds.wounds.begin(), odds.wounds.end(), std::int64_t{0});
    return odds;
}

std::int64_t Odds::at_least(int least) const {
    std::int64_t sum = 0;
    for (std::size_t n = static_cast<std::size_t>(std::max(least, 0)); n < wounds.size(); ++n) sum += wounds[n];
    return sum;
}

std::int64_t Odds::total() const {
    std::int64_t sum = 0;
    for (std::size_t n = 0; n < wounds.size(); ++n) sum += wounds[n] * static_cast<std::int64_t>(n);
    return sum;
}

// Computed digit by digit, so that nothing exceeds 64 bits: a whole is at most 6^20, about 3.7e15.
std::int64_t rounded(std::int64_t part, std::int64_t whole, int decimals) {
    assert(part >= 0 && whole > 0 && decimals >= 0);
    std::int64_t value = part / whole, rest = part % whole;
    for (int digit = 0; digit < decimals; ++digit) {
        value = value * 10 + rest * 10 / whole;
        rest = rest * 10 % whole;
    }
    return value + (2 * rest >= whole ? 1 : 0);
}

}  // namespace hexwright::rules
