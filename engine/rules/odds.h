// The exact odds of an attack: every outcome of the dice is counted, nothing is sampled.
#pragma once
#include "engine/rules/room.h"

#include <cstdint>
#include <vector>

namespace hexwright::rules {

inline constexpr int max_odds_dice = 20;  // Dice of each side; up to this number every count fits 64 bits.

struct Odds {
    // Number of equally likely outcomes: 2^attack * 3^defense, with a skull on every second side and a shield on every
    // third.
    std::int64_t outcomes = 1;
    // Number of outcomes with 0, 1, 2 ... unblocked skulls; has one entry more than there are attack dice.
    std::vector<std::int64_t> wounds{};

    std::int64_t at_least(int wounds) const;
    std::int64_t total() const;  // Wounds summed over all outcomes, that is the average times `outcomes`.
    friend bool operator==(const Odds&, const Odds&) = default;
};

Odds odds_of(int attack, int defense);  // Number of dice, 0 to max_odds_dice each.

// part / whole rounded to this many decimals, halves up, as a whole number: rounded(2, 3, 2) is 67. Accepts any counts
// of odds_of and up to 3 decimals.
std::int64_t rounded(std::int64_t part, std::int64_t whole, int decimals);

}  // namespace hexwright::rules
