#include "engine/simulation/pairs.h"

#include "engine/simulation/exchange.h"
#include "engine/simulation/share.h"

#include <algorithm>
#include <cmath>

namespace hexwright::simulation {
namespace {

// Half a win for a game that nobody or everybody won.
Interval share_of(const PairsCell& cell) {
    if (cell.games == 0) return {0.5, 0, 1};
    const double games = static_cast<double>(cell.games);
    return share_interval(0.5 + static_cast<double>(cell.wins - cell.losses) / (2 * games), cell.games);
}

// The sum of the four shares with these signs, halved: each share from 0 to 1 is a difference of wins from -1 to 1.
Interval joined_cells(const PairsSum& sum, const std::array<int, 4>& signs) {
    double mean = 0, below = 0, above = 0;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const Interval cell = share_of(sum.cells[i]);
        const double down = cell.mean - cell.low, up = cell.high - cell.mean;
        mean += signs[i] * (2 * cell.mean - 1) / 4;
        below += std::pow(signs[i] > 0 ? down : up, 2);
        above += std::pow(signs[i] > 0 ? up : down, 2);
    }
    if (std::ranges::any_of(sum.cells, [](const PairsCell& cell) { return cell.games == 0; })) return {mean, -1, 1};
    return {mean, std::max(-1.0, mean - std::sqrt(below) / 2), std::min(1.0, mean + std::sqrt(above) / 2)};
}

}  // namespace

std::size_t exchange_of(std::int64_t number) {
    return static_cast<std::size_t>((number - 1) % static_cast<std::int64_t>(all_exchanges.size()));
}
std::int64_t whole_fours(std::int64_t games) { return (games + 3) / 4 * 4; }

std::optional<GameResult> play_pairs_number(const std::array<Batch, 4>& batches, std::int64_t number,
                                            const std::function<bool()>& stop) {
    return play_number(batches[exchange_of(number)], number, stop);
}

void add(PairsSum& sum, const GameResult& game) {
    PairsCell& cell = sum.cells[exchange_of(game.number)];
    ++cell.games;
    if (game.winners.size() == 1) ++(game.winners.front() == 0 ? cell.wins : cell.losses);
    add(sum.sum, game);
}

void add(PairsSum& sum, const PairsSum& others) {
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
        sum.cells[i].games += others.cells[i].games;
        sum.cells[i].wins += others.cells[i].wins;
        sum.cells[i].losses += others.cells[i].losses;
    }
    add(sum.sum, others.sum);
}

PairEffects effects_of(const PairsSum& sum) {
    std::array<int, 4> zone{}, seat{}, army{};
    for (std::size_t i = 0; i < all_exchanges.size(); ++i) {
        zone[i] = all_exchanges[i].zones ? -1 : 1;
        seat[i] = 1;
        army[i] = all_exchanges[i].armies ? -1 : 1;
    }
    return {joined_cells(sum, zone), joined_cells(sum, seat), joined_cells(sum, army)};
}

}  // namespace hexwright::simulation
