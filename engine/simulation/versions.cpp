#include "engine/simulation/versions.h"

#include <algorithm>

namespace hexwright::simulation {
int half_wins_of(const GameResult& game) {
    const bool won = std::ranges::count(game.winners, std::size_t{0}) > 0;
    if (game.winners.empty() || (won && game.winners.size() > 1)) return 1;
    return won ? 2 : 0;
}

int half_wins_between(const GameResult& one, const GameResult& other) {
    return half_wins_of(other) - half_wins_of(one);
}

void VersionsTest::take(std::int64_t number, const GameResult& one, const GameResult& other) {
    waiting_.emplace(number, std::pair{one, other});
    for (auto next = waiting_.begin(); next != waiting_.end() && next->first == pairs_in(sums_) + 1 && !ended();) {
        judge(next->second.first, next->second.second);
        next = waiting_.erase(next);
    }
}

void VersionsTest::judge(const GameResult& one, const GameResult& other) {
    add(sums_, half_wins_between(one, other));
    add(one_, one);
    add(other_, other);
    equal_ += static_cast<std::int64_t>(one == other);
    verdict_ = verdict_on(sums_, test_);
}

}  // namespace hexwright::simulation
