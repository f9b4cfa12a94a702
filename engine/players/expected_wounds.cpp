#include "engine/players/expected_wounds.h"

#include "engine/rules/odds.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace hexwright::players {
namespace {

constexpr int most = 16;
using Table = std::array<std::array<int, most + 1>, most + 1>;

Table table_of_means() {
    Table table{};
    for (int attack = 0; attack <= most; ++attack)
        for (int defense = 0; defense <= most; ++defense) {
            const Odds odds = odds_of(attack, defense);
            table[static_cast<std::size_t>(attack)][static_cast<std::size_t>(defense)] =
                static_cast<int>(rounded(odds.total(), odds.outcomes, 3));
        }
    return table;
}

}  // namespace

int expected_wounds(int attack, int defense) {
    static const Table table = table_of_means();
    return table[static_cast<std::size_t>(std::clamp(attack, 0, most))]
                [static_cast<std::size_t>(std::clamp(defense, 0, most))];
}

}  // namespace hexwright::players
