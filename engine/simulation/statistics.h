// Sums over many games: who won how often, how long they took, how they ended. Sums of different games can be added in
// any order; which games are in a sum is part of it, so that none is counted twice.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct GameResult {                      // of one game
    std::int64_t number = 1;             // of the game in its batch, from 1
    std::vector<std::size_t> winners{};  // players, from 0; none: nobody won
    int rounds = 0;                      // without rounds: turns of each player
    std::vector<int> points{};           // by player, in hundredths, at the end
    std::vector<int> survivors{};        // by player, figures on the battlefield
    std::string ended_by{};              // an id: "last-standing", "round-limit", "scenario-rule", "unfinished"
    friend bool operator==(const GameResult&, const GameResult&) = default;
};

struct NumberRange {  // of games, both counted
    std::int64_t from = 1, to = 1;
    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

struct PlayerSum {
    std::int64_t wins = 0, points = 0, survivors = 0;
    friend bool operator==(const PlayerSum&, const PlayerSum&) = default;
};

struct Statistics {
    std::vector<NumberRange> numbers{};  // sorted, with gaps between
    std::vector<PlayerSum> players{};
    std::int64_t nobody = 0;               // games without a winner
    std::map<int, std::int64_t> rounds{};  // games by their length
    std::map<std::string, std::int64_t> ended_by{};
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

std::int64_t games_in(const Statistics& sum);
bool share_games(const Statistics& a, const Statistics& b);
void add(Statistics& sum, const GameResult& game);    // not yet in it
void add(Statistics& sum, const Statistics& others);  // none of them yet in it

// Which games the part `shard` of `shards` plays, of 1 to `games`: one range each, as long as each other to one game.
NumberRange shard_of(std::int64_t games, std::int64_t shard, std::int64_t shards);  // to < from: none

// ---- what they say

struct Rate {  // shares from 0 to 1; low to high: where the true rate lies with 95 % (Wilson's interval)
    double rate = 0, low = 0, high = 1;
};
Rate rate_of(std::int64_t wins, std::int64_t games);

struct Lengths {
    double mean = 0, median = 0;
    int max = 0;
};
Lengths lengths_of(const Statistics& sum);

}  // namespace hexwright
