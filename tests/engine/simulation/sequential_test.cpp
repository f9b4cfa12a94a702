// Intervals that may be watched, and the sequential test of pairs, against streams of known truth.
#include "engine/simulation/sequential.h"

#include "engine/core/dice.h"
#include "engine/simulation/running.h"
#include "tests/support/every_room.h"

#include <cmath>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

bool happens(DiceBag& bag, double chance) { return draw(bag) < chance * 4294967296.0; }

// A pair in half wins: with this chance each, the change turned a loss into a win or the reverse.
int drawn_pair(DiceBag& bag, double better, double worse) {
    if (happens(bag, better)) return 2;
    return happens(bag, worse / (1 - better)) ? -2 : 0;
}

}  // namespace

TEST_CASE("an interval that may be watched is 0.04 wide after 6,000 games, and narrower than none before") {
    const Interval end = watched_mean(3'000, 6'000, 6'000);
    CHECK(end.mean == 0.5);
    CHECK(end.high - end.low == Approx(0.0392).margin(0.0005));
    CHECK(watched_mean(0, 0, 100).low == 0);
    CHECK(watched_mean(0, 0, 100).high == 1);
    CHECK(watched_mean(10, 10, 10).high == 1);
    CHECK(watched_mean(10, 10, 10).low < 0.6);  // Ten wins in a row prove little.
}

TEST_CASE("a watched interval holds the true share at every moment in 95 of 100 streams") {
    DiceBag bag{7};
    for (const double chance : {0.5, 0.3}) {
        int left_out = 0;
        for (int stream = 0; stream < 400; ++stream) {
            double sum = 0;
            bool out = false;
            for (std::int64_t game = 1; game <= 1'000; ++game) {
                sum += happens(bag, chance);
                const Interval now = watched_mean(sum, game, 1'000);
                out = out || chance < now.low || chance > now.high;
            }
            left_out += out;
        }
        CHECK(left_out <= 20);  // Wilson's interval, watched like this, leaves it out in some 150.
    }
}

TEST_CASE("a running share ends with all games, and has no more points than asked for") {
    const std::vector<std::uint8_t> half_wins(1'005, 2);
    const auto points = running_share(half_wins, 1'005, 100);
    CHECK(points.size() <= 101);
    CHECK(points.back().games == 1'005);
    CHECK(points.back().share.mean == 1);
    CHECK(running_share({}, 10).empty());
    const std::vector<std::uint8_t> few{2, 0, 1};
    CHECK(running_share(few, 3).size() == 3);
    CHECK(running_share(few, 3)[2].share.mean == 0.5);
}

TEST_CASE("the mean of paired differences counts wins a game") {
    PairSums sums;
    for (const int half : {2, 2, 1, 0, -2}) add(sums, half);
    CHECK(pairs_in(sums) == 5);
    CHECK(mean_difference(sums) == Approx(0.3));
    CHECK(watched_difference(sums, 100).low == -1);
    CHECK(watched_difference({}, 100).high == 1);
}

TEST_CASE("the test of pairs is open until it has some, and equal games prove no difference only in time") {
    PairSums equal;
    const PairTest test;
    while (verdict_on(equal, test) == PairVerdict::Open) add(equal, 0);
    CHECK(verdict_on(equal, test) == PairVerdict::Same);
    CHECK(pairs_in(equal) == 64);
    PairSums all;
    for (int pair = 0; pair < 63; ++pair) add(all, 2);
    CHECK(verdict_on(all, test) == PairVerdict::Open);
    add(all, 2);
    CHECK(verdict_on(all, test) == PairVerdict::Better);
}

TEST_CASE("the test of pairs is seldom wrong about what was planted") {
    struct {
        double better, worse;  // Chances that a pair differs.
        PairVerdict truth;
    } const rows[] = {
        {0.15, 0.15, PairVerdict::Same}, {0.175, 0.125, PairVerdict::Better}, {0.12, 0.22, PairVerdict::Worse}};
    DiceBag bag{3};
    for (const auto& row : rows) {
        int wrong = 0;
        std::int64_t pairs = 0;
        for (int stream = 0; stream < 200; ++stream) {
            PairSums sums;
            while (verdict_on(sums, {}) == PairVerdict::Open) add(sums, drawn_pair(bag, row.better, row.worse));
            wrong += verdict_on(sums, {}) != row.truth;
            pairs += pairs_in(sums);
        }
        INFO(row.better << " " << row.worse << ": " << static_cast<double>(pairs) / 200 << " pairs");
        CHECK(wrong <= 16);  // 5 % of 200, and three times its spread.
        CHECK(pairs / 200 < 2'000);
    }
}
