// Where games take place: for each space how long figures stood there, died there, attacked from there, and how often
// the first wound of a game was taken there. Sums of different games can be added in any order.
#pragma once
#include "engine/rules/ids.h"
#include "engine/simulation/losses.h"
#include "engine/simulation/room.h"
#include "engine/simulation/statistics.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::simulation {

struct Batch;

struct SpaceHeat {
    std::int64_t stood = 0;        // Turns of any player at whose beginning a figure stood there.
    std::int64_t died = 0;         // Figures destroyed there.
    std::int64_t attacked = 0;     // Attacks by figures that stood there.
    std::int64_t first_blood = 0;  // Games whose first wound was taken there.
    friend bool operator==(const SpaceHeat&, const SpaceHeat&) = default;
};

struct Heat {
    std::int64_t games = 0;
    std::int64_t figure_turns = 0;    // Of all figures: the sum of `stood` with each figure counted once.
    Losses losses{};                  // Of players with start zones.
    std::vector<SpaceHeat> spaces{};  // By space of the batch's board. A figure on two spaces counts on both.
    friend bool operator==(const Heat&, const Heat&) = default;
};
void add(Heat& sum, const Heat& others);

// A space is unused with less than this share of the figures' turns.
inline constexpr double unused_share = 0.005;
bool is_unused(const Heat& heat, SpaceIndex space);

// The losses of one zone space by space: where its figures died, and where those stood that destroyed them, as attacks.
Heat heat_of_losses(const Heat& heat, const std::string& zone);

// Plays game `number` like play_number(), and adds what happened where. nullopt if `stop` ended it: then the heat is
// as before.
std::optional<GameResult> play_number(const Batch& batch, std::int64_t number, Heat& heat,
                                      const std::function<bool()>& stop = {});

}  // namespace hexwright::simulation
