// Two versions of a map compared by games with the same seeds, which end when the answer is sure. The answer depends on
// the games in their order only, so it comes at the same game on any number of threads.
#pragma once
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"
#include "engine/simulation/sequential.h"

#include <cstdint>
#include <map>
#include <utility>

namespace hexwright::simulation {

// 2 for a win of player 1 alone, 0 for a loss, 1 for all else.
int half_wins_of(const GameResult& game);

// The difference of a pair in half wins of player 1, from -2 to 2: what `other` gave him more than `one`.
int half_wins_between(const GameResult& one, const GameResult& other);

// Takes pairs in any order and judges them in the order of their numbers, from 1.
class VersionsTest {
public:
    VersionsTest(PairTest test, std::int64_t most) : test_(test), most_(most) {}

    void take(std::int64_t number, const GameResult& one, const GameResult& other);
    bool ended() const { return verdict_ != PairVerdict::Open || pairs_in(sums_) == most_; }

    // ---- as of the pair at which it ended, or of those that are there without a gap

    PairVerdict verdict() const { return verdict_; }
    const PairSums& sums() const { return sums_; }
    const Statistics& one() const { return one_; }
    const Statistics& other() const { return other_; }
    std::int64_t equal_games() const { return equal_; }  // Pairs whose games ended alike in everything.

private:
    void judge(const GameResult& one, const GameResult& other);

    PairTest test_;
    std::int64_t most_;
    std::map<std::int64_t, std::pair<GameResult, GameResult>> waiting_{};  // Until those before them are there.
    PairSums sums_{};
    Statistics one_{}, other_{};
    std::int64_t equal_ = 0;
    PairVerdict verdict_ = PairVerdict::Open;
};

}  // namespace hexwright::simulation
