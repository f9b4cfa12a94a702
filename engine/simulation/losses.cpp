#include "engine/simulation/losses.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace hexwright::simulation {
namespace {

using Counts = std::map<SpaceIndex, std::int64_t>;

bool are_near(const Board& board, SpaceIndex one, SpaceIndex other) {
    return distance(board[one].space.at, board[other].space.at) <= 1;
}

struct Gathered {
    SpaceIndex at = no_space;
    std::int64_t count = 0;
};

// The space with most of the counts on it and within a hex; of equals the first one with most on itself.
Gathered most_gathered(const Counts& counts, const Board& board) {
    Gathered most;
    std::int64_t on_itself = 0;
    for (const auto& [space, count] : counts) {
        std::int64_t around = 0;
        for (const auto& [other, others] : counts) around += are_near(board, space, other) ? others : 0;
        if (around < most.count || (around == most.count && count <= on_itself)) continue;
        most = {space, around};
        on_itself = count;
    }
    return most;
}

std::int64_t sum_of(const Counts& counts) {
    std::int64_t sum = 0;
    for (const auto& each : counts) sum += each.second;
    return sum;
}

// Spaces that come into being in a game are not those of other games.
bool is_on(const Board& board, SpaceIndex space) {
    return space >= 0 && static_cast<std::size_t>(space) < board.size();
}

}  // namespace

void add(Losses& sum, const Losses& others) {
    for (const auto& [loss, count] : others) sum[loss] += count;
}

LossSum losses_of(const Losses& losses, const std::string& zone, const Board& board) {
    LossSum sum;
    std::int64_t rounds = 0;
    for (const auto& [loss, count] : losses) {
        if (loss.zone != zone) continue;
        sum.figures += count;
        rounds += loss.round * count;
        if (is_on(board, loss.at) && is_on(board, loss.from) &&
            board[loss.from].height - board[loss.at].height >= LossSum::high)
            sum.from_above += count;
    }
    if (sum.figures > 0) sum.rounds = static_cast<double>(rounds) / static_cast<double>(sum.figures);
    return sum;
}

std::optional<LossPlace> worst_place(const Losses& losses, const std::string& zone, const Board& board) {
    Counts died, hit;
    for (const auto& [loss, count] : losses)
        if (loss.zone == zone && is_on(board, loss.at) && is_on(board, loss.from)) died[loss.at] += count;
    if (died.empty()) return {};
    const Gathered there = most_gathered(died, board);
    for (const auto& [loss, count] : losses)
        if (loss.zone == zone && is_on(board, loss.at) && is_on(board, loss.from) && are_near(board, loss.at, there.at))
            hit[loss.from] += count;
    const Gathered from = most_gathered(hit, board);
    return LossPlace{.at = there.at,
                     .from = from.at,
                     .died_share = static_cast<double>(there.count) / static_cast<double>(sum_of(died)),
                     .hit_share = static_cast<double>(from.count) / static_cast<double>(there.count),
                     .levels = board[from.at].height - board[there.at].height};
}

}  // namespace hexwright::simulation
