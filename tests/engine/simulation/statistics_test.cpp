#include "engine/simulation/statistics.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

GameResult played_game(std::int64_t number, std::vector<std::size_t> winners, int rounds,
                       const char* end = "last-standing") {
    return {number, std::move(winners), rounds, {100 * rounds, 50}, {2, 1}, end};
}

Statistics of(const std::vector<GameResult>& games) {
    Statistics sum;
    for (const GameResult& each : games) add(sum, each);
    return sum;
}

}  // namespace

TEST_CASE("sums of games are the same in any order and any parts") {
    const std::vector<GameResult> games{played_game(1, {0}, 4), played_game(2, {1}, 6),
                                        played_game(3, {}, 10, "round-limit"), played_game(4, {0}, 5),
                                        played_game(5, {0, 1}, 7)};
    const Statistics all = of(games);
    CHECK(games_in(all) == 5);
    CHECK(all.numbers == std::vector<NumberRange>{{1, 5}});
    CHECK(all.players[0] == PlayerSum{3, 3'200, 10});
    CHECK(all.players[1] == PlayerSum{2, 250, 5});
    CHECK(all.nobody == 1);
    CHECK(all.ended_by == std::map<std::string, std::int64_t>{{"last-standing", 4}, {"round-limit", 1}});
    for (unsigned parts = 0; parts < 32; ++parts) {  // Each game goes to one of two parts, in every possible way.
        Statistics one, other;
        for (std::size_t i = games.size(); i-- > 0;) add((parts >> i & 1) != 0 ? one : other, games[i]);
        CHECK_FALSE(share_games(one, other));
        add(one, other);
        CHECK(one == all);
    }
}

TEST_CASE("games that are counted already are noticed") {
    Statistics a, b;
    a.numbers = {{1, 10}, {20, 30}};
    b.numbers = {{11, 19}};
    CHECK_FALSE(share_games(a, b));
    b.numbers = {{11, 20}};
    CHECK(share_games(a, b));
    CHECK(share_games(a, a));
}

TEST_CASE("shards cover every game once") {
    for (const std::int64_t games : {1, 7, 100, 1'000})
        for (const std::int64_t shards : {1, 2, 3, 8}) {
            std::int64_t next = 1;
            for (std::int64_t shard = 1; shard <= shards; ++shard) {
                const NumberRange range = shard_of(games, shard, shards);
                CHECK(range.from == next);
                CHECK(range.to - range.from + 1 <= games / shards + 1);
                next = range.to + 1;
            }
            CHECK(next == games + 1);
        }
}

TEST_CASE("a rate comes with Wilson's interval of 95 percent") {
    struct {
        std::int64_t wins, games;
        double low, high;
        // Values from statistical tables.
    } const rows[] = {{5, 10, 0.2366, 0.7634}, {0, 10, 0.0, 0.2775}, {10, 10, 0.7225, 1.0}, {180, 200, 0.8506, 0.9343}};
    for (const auto& row : rows) {
        const Rate rate = rate_of(row.wins, row.games);
        CHECK(rate.rate == Approx(static_cast<double>(row.wins) / static_cast<double>(row.games)));
        CHECK(rate.low == Approx(row.low).margin(0.0001));
        CHECK(rate.high == Approx(row.high).margin(0.0001));
    }
    CHECK(rate_of(0, 0).high == 1);
}

TEST_CASE("mean, median and the longest of the lengths") {
    CHECK(lengths_of({}).max == 0);
    const Lengths odd = lengths_of(of({played_game(1, {}, 3), played_game(2, {}, 9), played_game(3, {}, 3)}));
    CHECK(odd.mean == Approx(5));
    CHECK(odd.median == Approx(3));
    CHECK(odd.max == 9);
    CHECK(lengths_of(of({played_game(1, {}, 3), played_game(2, {}, 8)})).median == Approx(5.5));
}
