// Games in fours, with zones and armies exchanged in every way: what the start zone, the seat and the army are worth,
// each apart from the others, in wins a game.
#pragma once
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"
#include "engine/simulation/sequential.h"
#include "engine/simulation/statistics.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

namespace hexwright::simulation {

// The games that were set up alike.
struct PairsCell {
    std::int64_t games = 0, wins = 0, losses = 0;  // Of player 1; a game that both or neither won is no win.
    friend bool operator==(const PairsCell&, const PairsCell&) = default;
};

struct PairsSum {
    std::array<PairsCell, 4> cells{};  // As all_exchanges.
    Statistics sum{};                  // Of all games, by seat.
    friend bool operator==(const PairsSum&, const PairsSum&) = default;
};

// Game n of a batch in pairs is set up by this place of all_exchanges. All games have dice of their own: games with
// the same seed and exchanged seats hardly resemble each other, so the same dice would gain nothing.
std::size_t exchange_of(std::int64_t number);
std::int64_t whole_fours(std::int64_t games);  // Rounded up to a multiple of four.

// nullopt if `stop` ended it, as for play_number().
std::optional<GameResult> play_pairs_number(const std::array<Batch, 4>& batches, std::int64_t number,
                                            const std::function<bool()>& stop);
void add(PairsSum& sum, const GameResult& game);
void add(PairsSum& sum, const PairsSum& others);

// Wins a game more for the side that has it, from -1 to 1: the first zone over the second, seat 1 over seat 2, the
// first army over the second. "First" is what player 1 has in the scenario. The true value lies between low and high
// with 95 % (Wilson's intervals of the four cells, joined by the method of variance estimates recovery, so that a few
// games that all end alike prove nothing).
struct PairEffects {
    Interval zone{}, seat{}, army{};
};
PairEffects effects_of(const PairsSum& sum);

}  // namespace hexwright::simulation
