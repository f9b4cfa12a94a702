#include "engine/simulation/statistics.h"

#include "engine/simulation/share.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace hexwright::simulation {
namespace {

// Sorted, with gaps between: ranges that touch are merged.
std::vector<NumberRange> joined(std::vector<NumberRange> ranges) {
    std::ranges::sort(ranges, {}, &NumberRange::from);
    std::vector<NumberRange> all;
    for (const NumberRange& range : ranges) {
        if (!all.empty() && all.back().to + 1 >= range.from) all.back().to = std::max(all.back().to, range.to);
        else all.push_back(range);
    }
    return all;
}

// The length of the game at this place (from 0) when games are sorted by length.
int length_at(const Statistics& sum, std::int64_t place) {
    for (const auto& [rounds, games] : sum.rounds) {
        if (place < games) return rounds;
        place -= games;
    }
    return 0;
}

}  // namespace

std::int64_t games_in(const Statistics& sum) {
    std::int64_t games = 0;
    for (const NumberRange& range : sum.numbers) games += range.to - range.from + 1;
    return games;
}

bool share_games(const Statistics& a, const Statistics& b) {
    return std::ranges::any_of(a.numbers, [&](const NumberRange& one) {
        return std::ranges::any_of(
            b.numbers, [&](const NumberRange& other) { return one.from <= other.to && other.from <= one.to; });
    });
}

void add(Statistics& sum, const GameResult& game) {
    if (!sum.numbers.empty() && sum.numbers.back().to + 1 == game.number) ++sum.numbers.back().to;
    else sum.numbers.push_back({game.number, game.number});
    if (sum.numbers.size() > 1 && sum.numbers.back().from <= sum.numbers[sum.numbers.size() - 2].to)
        sum.numbers = joined(sum.numbers);
    sum.players.resize(std::max(sum.players.size(), game.points.size()));
    for (const std::size_t winner : game.winners) ++sum.players[winner].wins;
    for (std::size_t i = 0; i < game.points.size(); ++i) {
        sum.players[i].points += game.points[i];
        sum.players[i].survivors += game.survivors[i];
        sum.players[i].counted += i < game.counted.size() ? game.counted[i] : 0;
    }
    if (game.winners.empty()) ++sum.nobody;
    ++sum.rounds[game.rounds];
    ++sum.ended_by[game.ended_by];
}

void add(Statistics& sum, const Statistics& others) {
    assert(!share_games(sum, others));
    std::vector<NumberRange> numbers = sum.numbers;
    numbers.insert(numbers.end(), others.numbers.begin(), others.numbers.end());
    sum.numbers = joined(std::move(numbers));
    sum.players.resize(std::max(sum.players.size(), others.players.size()));
    for (std::size_t i = 0; i < others.players.size(); ++i) {
        sum.players[i].wins += others.players[i].wins;
        sum.players[i].points += others.players[i].points;
        sum.players[i].survivors += others.players[i].survivors;
        sum.players[i].counted += others.players[i].counted;
    }
    sum.nobody += others.nobody;
    for (const auto& [rounds, games] : others.rounds) sum.rounds[rounds] += games;
    for (const auto& [how, games] : others.ended_by) sum.ended_by[how] += games;
}

NumberRange shard_of(std::int64_t games, std::int64_t shard, std::int64_t shards) {
    return {games * (shard - 1) / shards + 1, games * shard / shards};
}

Rate rate_of(std::int64_t wins, std::int64_t games) {
    if (games <= 0) return {};
    const Interval interval = share_interval(static_cast<double>(wins) / static_cast<double>(games), games);
    return {interval.mean, interval.low, interval.high};
}

Lengths lengths_of(const Statistics& sum) {
    std::int64_t games = 0, rounds = 0;
    for (const auto& [length, count] : sum.rounds) {
        games += count;
        rounds += length * count;
    }
    if (games == 0) return {};
    const double median = (length_at(sum, (games - 1) / 2) + length_at(sum, games / 2)) / 2.0;
    return {static_cast<double>(rounds) / static_cast<double>(games), median, sum.rounds.rbegin()->first};
}

}  // namespace hexwright::simulation
