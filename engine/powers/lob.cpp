// A lobbed attack flies over whatever stands between, unless that is too high (CARD-GRENADE-01, -02).
#include "engine/powers/rows.h"

#include <algorithm>

#include <climits>

namespace hexwright::powers {
namespace {

constexpr int furthest_lob = 8;  // In spaces. Each further space triples the number of ways to try.

// In levels, as high as the rules count the barrier.
int barrier_top(const Barrier& barrier, const GameState& state) {
    const auto& obstacles = state.rules().obstacles;
    const auto row = std::ranges::find(obstacles, state.catalogue()[barrier.kind].id, &ObstacleHeight::kind);
    return row == obstacles.end() ? barrier.to : barrier.from + std::max(row->inside, row->outside);
}

// The highest of the walls on that side.
int top_between(const GameState& state, HexCoord from, Direction side) {
    int top = 0;
    for (const Barrier& barrier : state.board->terrain().barriers_at(from))
        if (barrier.side == side && barrier.blocks) top = std::max(top, barrier_top(barrier, state));
    return top;
}

// The top of tiles and whatever else fills the hex, and of what stands on its sides, which has to be lobbed over too.
int top_of(const GameState& state, HexCoord hex) {
    int top = 0;
    for (const Solid& solid : state.board->terrain().solids_at(hex))
        top = std::max(top, (solid.top + sevenths_per_level - 1) / sevenths_per_level);
    for (const Direction side : all_directions) top = std::max(top, top_between(state, hex, side));
    return top;
}

// The lowest height that a lob between the hexes must reach, over all shortest ways.
int lob_height(const GameState& state, HexCoord from, HexCoord to) {
    const int left = distance(from, to);
    if (left == 0) return 0;
    int lowest = INT_MAX;
    for (const Direction side : all_directions) {
        const HexCoord next = neighbour(from, side);
        if (distance(next, to) != left - 1) continue;
        const int over = left == 1 ? 0 : top_of(state, next);
        lowest = std::min(lowest, std::max({top_between(state, from, side), over, lob_height(state, next, to)}));
    }
    return lowest;
}

}  // namespace

bool lob_reaches(const BoardQuery& query, const PowerInstance& instance, FigureId target) {
    const GameState& state = query.state();
    const Board& board = *state.board;
    const int ground = board[state[instance.figure].at()].height, highest = ground + instance.power.number("lob");
    return std::ranges::any_of(spaces_of(state, target), [&](SpaceIndex space) {
        if (distance(board[state[instance.figure].at()].space.at, board[space].space.at) > furthest_lob) return false;
        return board[space].height <= highest &&
               lob_height(state, board[state[instance.figure].at()].space.at, board[space].space.at) <= highest;
    });
}

}  // namespace hexwright::powers
