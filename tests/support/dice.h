// Random numbers that are the same on every machine (splitmix64); the distributions of the standard library differ
// between implementations.
#pragma once
#include "tests/support/every_room.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hexwright::testing {

struct Dice {
    std::uint64_t state;

    std::uint64_t next() {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    std::size_t below(std::size_t sides) { return static_cast<std::size_t>(next() % sides); }
    int roll(int low, int high) { return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1)); }
    template <class T>
    const T& pick(const std::vector<T>& from) {
        return from[below(from.size())];
    }
};

}  // namespace hexwright::testing
