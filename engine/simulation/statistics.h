// Sums over many games: how often each player won, how long games took, how they ended. Sums of different games can be
// added in any order; a sum records which games are in it, so that none is counted twice.
#pragma once
#include "engine/simulation/room.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::simulation {

struct GameResult {                      // The result of one game.
    std::int64_t number = 1;             // Number of the game in its batch, from 1.
    std::vector<std::size_t> winners{};  // Players, from 0; empty: nobody won.
    int rounds = 0;                      // Without rounds: turns of each player.
    std::vector<int> points{};           // By player, in hundredths of a point, at the end: of cards.
    std::vector<int> survivors{};        // By player: figures on the battlefield.
    // An id such as "last-standing", "round-limit", "scenario-rule", "unfinished".
    std::string ended_by{};
    std::vector<std::int64_t> counted{};  // By player, in hundredths: points that counters add; may be below zero.
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

struct NumberRange {  // A range of games, both ends included.
    std::int64_t from = 1, to = 1;
    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

struct PlayerSum {
    std::int64_t wins = 0, points = 0, survivors = 0, counted = 0;
    friend bool operator==(const PlayerSum&, const PlayerSum&) = default;
};

struct Statistics {
    std::vector<NumberRange> numbers{};  // Sorted, with gaps between.
    std::vector<PlayerSum> players{};
    std::int64_t nobody = 0;               // Games without a winner.
    std::map<int, std::int64_t> rounds{};  // Number of games by length.
    std::map<std::string, std::int64_t> ended_by{};
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

std::int64_t games_in(const Statistics& sum);
bool share_games(const Statistics& a, const Statistics& b);
void add(Statistics& sum, const GameResult& game);    // The game must not be in the sum yet.
void add(Statistics& sum, const Statistics& others);  // None of the others' games may be in the sum yet.

// The games from 1 to `games` that part `shard` of `shards` plays. The parts are contiguous and differ in length by at
// most one game.
NumberRange shard_of(std::int64_t games, std::int64_t shard, std::int64_t shards);  // Empty if to < from.

// ---- evaluation

// A share from 0 to 1. The true rate lies between `low` and `high` with 95 % confidence (Wilson's interval).
struct Rate {
    double rate = 0, low = 0, high = 1;
};
Rate rate_of(std::int64_t wins, std::int64_t games);

struct Lengths {
    double mean = 0, median = 0;
    int max = 0;
};
Lengths lengths_of(const Statistics& sum);

}  // namespace hexwright::simulation
