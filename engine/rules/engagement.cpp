#include "engine/rules/engagement.h"

#include <algorithm>

namespace hexwright::rules {
namespace {

std::span<const SpaceIndex> spaces_of(const Standing& figure) {
    return {figure.spaces.data(), static_cast<std::size_t>(figure.count)};
}

// Adjacency by hexes alone.
bool beside(const Board& board, const Standing& a, const Standing& b) {
    for (const SpaceIndex here : spaces_of(a))
        for (const SpaceIndex there : spaces_of(b))
            if (distance(board[here].space.at, board[there].space.at) == 1) return true;
    return false;
}

}  // namespace

bool adjacent_across(const Board& board, const Link& link, int height_from, int height_to, const Rules& rules) {
    if (link.rise >= 0 ? link.rise >= height_from : -link.rise >= height_to) return false;
    if (link.hurdles == 0) return true;
    const int base_from = board[link.from].height, base_to = board[link.to].height;
    const int head_from = base_from + height_from, head_to = base_to + height_to;
    const auto parts = [&](const Hurdle& wall) {
        const bool between = wall.beyond > std::max(base_from, base_to) && wall.from < std::max(head_from, head_to);
        return between && (wall.ruin || rules.all_obstacles_part) && (head_from <= wall.top || head_to <= wall.beyond);
    };
    return std::ranges::none_of(board.hurdles(link), parts);
}

bool adjacent(const Board& board, const Standing& a, const Standing& b, const Rules& rules) {
    if (!rules.engagement) return beside(board, a, b);
    for (const SpaceIndex here : spaces_of(a))
        for (const Link& link : board.links(here))
            if (std::ranges::count(spaces_of(b), link.to) > 0 &&
                adjacent_across(board, link, a.height, b.height, rules))
                return true;
    return false;
}

FigureSet engaged_with(const Board& board, const Occupancy& occupancy, const Standing& figure, const Rules& rules) {
    FigureSet found;
    if (!rules.engagement || figure.apart) return found;
    for (const SpaceIndex here : spaces_of(figure))
        for (const Link& link : board.links(here)) {
            const int other = occupancy.at[static_cast<std::size_t>(link.to)];
            if (other < 0) continue;
            const Standing& enemy = occupancy.figures[static_cast<std::size_t>(other)];
            if (enemy.team != figure.team && !enemy.apart &&
                adjacent_across(board, link, figure.height, enemy.height, rules))
                found.set(static_cast<std::size_t>(other));
        }
    return found;
}

Standing standing(const Mover& mover) {
    Standing figure{.count = 1, .height = mover.height, .player = mover.player, .team = mover.team};
    figure.spaces[0] = mover.at;
    if (mover.is_double()) {
        figure.spaces[1] = mover.tail;
        figure.count = 2;
    }
    return figure;
}

}  // namespace hexwright::rules
