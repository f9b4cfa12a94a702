// A scenario for two players with their start zones or their armies exchanged, so that what the zone, the seat and the
// army are worth can be told apart.
#pragma once
#include "engine/board/refusal.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"

#include <array>
#include <string>

namespace hexwright::simulation {

// How a game of a pair of pairs is set up, by its place among the four.
struct Exchanged {
    bool zones = false, armies = false;
    friend bool operator==(const Exchanged&, const Exchanged&) = default;
};
inline constexpr std::array<Exchanged, 4> all_exchanges{{{false, false}, {true, false}, {true, true}, {false, true}}};

// The batch as each of all_exchanges has it, prepared. Rules, wins and pieces stay with the players' numbers, which is
// the seat. Refused unless there are two players with start zones of their own, which no rule has to know them by,
// whose armies name no start spaces.
Result<std::array<Batch, 4>> exchanged_batches(const Batch& batch);

// The start zones of players 1 and 2 as sentences name them: their ids, joined by commas; empty without a set-up.
std::array<std::string, 2> zones_of_pairs(const Batch& batch);

}  // namespace hexwright::simulation
