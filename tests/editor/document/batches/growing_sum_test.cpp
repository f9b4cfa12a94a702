// What a batch has played so far is handed on every half minute.
#include "editor/document/batches/growing_sum.h"

#include "tests/support/every_room.h"

#include <thread>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

GameResult played_game(std::int64_t number) {
    return {.number = number, .winners = {0}, .rounds = 3, .points = {1, 2}, .survivors = {1, 0}, .ended_by = "win-1"};
}

}  // namespace

TEST_CASE("what was played is kept every half minute, if there is anything new") {
    const GrowingSum::Time begin{};
    using std::chrono::seconds;
    GrowingSum sum(2, begin);
    sum.add(0, played_game(1));
    CHECK_FALSE(sum.due(begin + seconds(29)));
    const auto first = sum.due(begin + seconds(30));
    REQUIRE(first);
    CHECK(games_in(*first) == 1);
    CHECK_FALSE(sum.due(begin + seconds(31)));
    CHECK_FALSE(sum.due(begin + seconds(61)));  // Nothing new.
    sum.add(1, played_game(2));
    CHECK_FALSE(sum.due(begin + seconds(90)));
    const auto second = sum.due(begin + seconds(91));
    REQUIRE(second);
    CHECK(games_in(*second) == 2);
    CHECK(*second == sum.sum());
}

TEST_CASE("while threads play, each sum that is kept is of whole games") {
    constexpr std::int64_t each = 2'000;
    GrowingSum::Time now{};
    GrowingSum sum(2, now);
    std::vector<std::thread> threads;
    for (const std::size_t thread : {0U, 1U})
        threads.emplace_back([&sum, thread] {
            for (std::int64_t i = 0; i < each; ++i)
                sum.add(thread, played_game(2 * i + static_cast<std::int64_t>(thread) + 1));
        });
    for (int look = 0; look < 100; ++look) {
        now += GrowingSum::between;
        const auto kept = sum.due(now);
        if (!kept) continue;
        const std::int64_t games = games_in(*kept);
        CHECK(kept->players.at(0).wins == games);
        CHECK(kept->rounds.at(3) == games);
        CHECK(kept->ended_by.at("win-1") == games);
    }
    for (std::thread& thread : threads) thread.join();
    CHECK(games_in(sum.sum()) == 2 * each);
}
