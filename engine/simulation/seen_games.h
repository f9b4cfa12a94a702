// Games that are looked at while they are played, one after the other: sums, heat, and the share of player 1 game by
// game.
#pragma once
#include "engine/simulation/batch.h"
#include "engine/simulation/heat.h"
#include "engine/simulation/pairs.h"
#include "engine/simulation/room.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace hexwright::simulation {

struct SeenGames {
    PairsSum pairs{};  // Its cells mean something only for four batches.
    Heat heat{};
    std::vector<std::uint8_t> half_wins{};  // Of player 1, by game: 0, 1 or 2.
    friend bool operator==(const SeenGames&, const SeenGames&) = default;
};

// Plays the next game: game n is one of batch (n - 1) modulo the number of batches, which is one, or four in pairs.
// False if `stop`, asked before every decision, ended it; then nothing is added.
bool play_next(SeenGames& seen, std::span<const Batch> batches, const std::function<bool()>& stop = {});

}  // namespace hexwright::simulation
