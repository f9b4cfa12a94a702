#include "engine/players/expected_wounds.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace hexwright {
namespace {

constexpr int most = 16;
using Chances = std::array<long long, most + 1>;  // in millionths, by number of dice that show it

constexpr Chances chances(int dice, long long hit, long long miss) {
    Chances chance{};
    chance[0] = 1'000'000;
    for (int die = 0; die < dice; ++die)
        for (int n = die + 1; n >= 0; --n) {
            const long long stays = chance[static_cast<std::size_t>(n)] * miss / (hit + miss);
            const long long comes = n > 0 ? chance[static_cast<std::size_t>(n - 1)] * hit / (hit + miss) : 0;
            chance[static_cast<std::size_t>(n)] = stays + comes;
        }
    return chance;
}

constexpr int mean(int attack, int defense) {
    const Chances skulls = chances(attack, 1, 1), shields = chances(defense, 1, 2);
    long long sum = 0;
    for (int s = 0; s <= attack; ++s)
        for (int d = 0; d < s && d <= defense; ++d)
            sum += skulls[static_cast<std::size_t>(s)] * shields[static_cast<std::size_t>(d)] / 1'000'000 * (s - d);
    return static_cast<int>(sum / 1'000);
}

using Table = std::array<std::array<int, most + 1>, most + 1>;

Table table_of_means() {
    Table table{};
    for (int attack = 0; attack <= most; ++attack)
        for (int defense = 0; defense <= most; ++defense) table[static_cast<std::size_t>(attack)][static_cast<std::size_t>(defense)] = mean(attack, defense);
    return table;
}

}  // namespace

int expected_wounds(int attack, int defense) {
    static const Table table = table_of_means();
    return table[static_cast<std::size_t>(std::clamp(attack, 0, most))][static_cast<std::size_t>(std::clamp(defense, 0, most))];
}

}  // namespace hexwright
