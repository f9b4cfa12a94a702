// The exact chances of an attack: every outcome of the dice is counted, nothing is sampled.
#pragma once
#include <cstdint>
#include <vector>

namespace hexwright {

inline constexpr int max_odds_dice = 20;  // of each side: every count fits 64 bits

struct Odds {
    std::int64_t outcomes =
        1;  // equally likely ones: 2^attack * 3^defense, a skull on every second side, a shield on every third
    std::vector<std::int64_t>
        wounds{};  // how many of them give 0, 1, 2 ... unblocked skulls; one entry more than attack dice

    std::int64_t at_least(int wounds) const;
    std::int64_t total() const;  // wounds summed over all outcomes: the average times `outcomes`
    friend bool operator==(const Odds&, const Odds&) = default;
};

Odds odds_of(int attack, int defense);  // dice; 0 to max_odds_dice each

// part / whole to so many decimals, halves up, as a whole number: rounded(2, 3, 2) is 67. Any counts of odds_of, up to
// 3 decimals.
std::int64_t rounded(std::int64_t part, std::int64_t whole, int decimals);

}  // namespace hexwright
