// The effects of zone, seat and army, from games whose truth is planted.
#include "engine/simulation/pairs.h"

#include "engine/core/dice.h"
#include "engine/simulation/exchange.h"
#include "engine/simulation/versions.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

GameResult ended(std::int64_t number, std::vector<std::size_t> winners) {
    return {number, std::move(winners), 5, {100, 100}, {1, 1}, "last-standing"};
}

// Who wins, of players 0 and 1, by how the game is set up.
using Truth = std::size_t (*)(Exchanged how);

PairsSum played(std::int64_t games, Truth truth) {
    PairsSum sum;
    for (std::int64_t number = 1; number <= games; ++number)
        add(sum, ended(number, {truth(all_exchanges[exchange_of(number)])}));
    return sum;
}

bool is_even(const Interval& value) { return value.mean == 0 && value.low < 0 && value.high > 0; }
bool is_all(const Interval& value) { return value.mean == 1 && value.low > 0.8 && value.high == 1; }

}  // namespace

TEST_CASE("a seat that always wins is worth a win a game, and zone and army nothing") {
    const PairEffects effects = effects_of(played(80, [](Exchanged) { return std::size_t{0}; }));
    CHECK(is_all(effects.seat));
    CHECK(is_even(effects.zone));
    CHECK(is_even(effects.army));
}

TEST_CASE("a zone that always wins is worth a win a game, whoever sits there with whatever army") {
    const PairEffects effects = effects_of(played(80, [](Exchanged how) { return std::size_t{how.zones}; }));
    CHECK(is_all(effects.zone));
    CHECK(is_even(effects.seat));
    CHECK(is_even(effects.army));
}

TEST_CASE("an army that always wins is worth a win a game, wherever it stands") {
    const PairEffects effects = effects_of(played(80, [](Exchanged how) { return std::size_t{how.armies}; }));
    CHECK(is_all(effects.army));
    CHECK(is_even(effects.seat));
    CHECK(is_even(effects.zone));
}

TEST_CASE("a few games that end alike prove nothing") {
    const PairEffects effects = effects_of(played(4, [](Exchanged) { return std::size_t{0}; }));
    CHECK(effects.seat.mean == 1);
    CHECK(effects.seat.low < 0.4);
    CHECK(effects_of({}).seat.low == -1);
    CHECK(effects_of({}).seat.high == 1);
}

TEST_CASE("mixed effects are found within their intervals in 95 of 100 batches") {
    DiceBag bag{11};
    constexpr double zone = 0.28, seat = -0.1, army = 0.05;  // In wins a game.
    int zone_in = 0, seat_in = 0, army_in = 0;
    constexpr int batches = 400;
    for (int batch = 0; batch < batches; ++batch) {
        PairsSum sum;
        for (std::int64_t number = 1; number <= 200; ++number) {
            const Exchanged how = all_exchanges[exchange_of(number)];
            const double first = 0.5 + (seat + (how.zones ? -zone : zone) + (how.armies ? -army : army)) / 2;
            add(sum, ended(number, {std::size_t{draw(bag) >= first * 4294967296.0}}));
        }
        const auto holds = [](const Interval& value, double truth) {
            return value.low <= truth && truth <= value.high;
        };
        const PairEffects effects = effects_of(sum);
        zone_in += holds(effects.zone, zone);
        seat_in += holds(effects.seat, seat);
        army_in += holds(effects.army, army);
    }
    for (const int in : {zone_in, seat_in, army_in}) {
        CHECK(in >= batches * 92 / 100);
        CHECK(in < batches);  // No wider than they need be.
    }
}

TEST_CASE("sums of pairs are the same in any parts, and whole fours are played") {
    const auto truth = [](Exchanged how) { return std::size_t{how.zones}; };
    const PairsSum all = played(24, truth);
    PairsSum odd, even;
    for (std::int64_t number = 1; number <= 24; ++number)
        add(number % 2 == 1 ? odd : even, ended(number, {truth(all_exchanges[exchange_of(number)])}));
    add(odd, even);
    CHECK(odd == all);
    CHECK(whole_fours(1) == 4);
    CHECK(whole_fours(8) == 8);
    CHECK(whole_fours(9) == 12);
}

TEST_CASE("two versions are judged in the order of the games, in whatever order they were played") {
    // From the 40th pair on the other version turns losses into wins.
    const auto before = [](std::int64_t number) { return ended(number, {std::size_t{1}}); };
    const auto after = [](std::int64_t number) { return ended(number, {std::size_t{number < 40}}); };
    const auto test_of = [&](int stride) {
        VersionsTest test({}, 500);
        for (int first = 1; first <= stride; ++first)
            for (std::int64_t number = first; number <= 400; number += stride)
                test.take(number, before(number), after(number));
        return test;
    };
    const VersionsTest in_order = test_of(1);
    CHECK(in_order.verdict() == PairVerdict::Better);
    CHECK(pairs_in(in_order.sums()) < 100);
    for (const int stride : {2, 3, 7}) {
        const VersionsTest other = test_of(stride);
        CHECK(other.sums() == in_order.sums());
        CHECK(other.one() == in_order.one());
        CHECK(other.other() == in_order.other());
        CHECK(other.equal_games() == in_order.equal_games());
    }
}

TEST_CASE("half wins are of player 1: shared and nobody's games count half") {
    CHECK(half_wins_of(ended(1, {0})) == 2);
    CHECK(half_wins_of(ended(1, {1})) == 0);
    CHECK(half_wins_of(ended(1, {})) == 1);
    CHECK(half_wins_of(ended(1, {0, 1})) == 1);
    CHECK(half_wins_between(ended(1, {1}), ended(1, {0})) == 2);
}
