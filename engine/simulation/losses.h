// Where each start zone loses its figures, to whom, from how high and in which round; and what of it differs between
// two zones. Sums of different games can be added in any order.
#pragma once
#include "engine/rules/board.h"
#include "engine/rules/ids.h"
#include "engine/simulation/room.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace hexwright::simulation {

// A figure that began in a zone was destroyed.
struct Loss {
    std::string zone{};          // As zones_of_pairs() names it.
    SpaceIndex at = no_space;    // Where it stood.
    SpaceIndex from = no_space;  // Where its attacker stood; no_space if no attack destroyed it.
    int round = 0;
    friend auto operator<=>(const Loss&, const Loss&) = default;
};
using Losses = std::map<Loss, std::int64_t>;  // How often.
void add(Losses& sum, const Losses& others);

// What the losses of one zone have in common.
struct LossSum {
    std::int64_t figures = 0;
    std::int64_t from_above = 0;  // Of them, to attackers at least so much higher:
    static constexpr int high = 2;
    double rounds = 0;  // The mean.
    double share_from_above() const {
        return figures == 0 ? 0 : static_cast<double>(from_above) / static_cast<double>(figures);
    }
};
LossSum losses_of(const Losses& losses, const std::string& zone, const Board& board);

// The place where most figures of the zone were lost, and the place from which most of these were hit: a space with all
// within a hex of it.
struct LossPlace {
    SpaceIndex at = no_space, from = no_space;
    double died_share = 0;  // Of the zone's losses, that happened there.
    double hit_share = 0;   // Of those, that came from there.
    int levels = 0;         // By which `from` is higher than `at`; negative: lower.
};
// nullopt if no figure of the zone was destroyed by an attack.
std::optional<LossPlace> worst_place(const Losses& losses, const std::string& zone, const Board& board);

}  // namespace hexwright::simulation
