#include "engine/rules/beside.h"

#include <algorithm>

namespace hexwright::rules {

bool rises_beside(const Board& board, PieceId piece, SpaceIndex from, int height) {
    const BoardSpace& here = board[from];
    const bool solid = std::ranges::any_of(all_directions, [&](Direction direction) {
        return std::ranges::any_of(
            board.terrain().solids_at(neighbour(here.space.at, direction)), [&](const Solid& each) {
                return each.piece == piece &&
                       in_reach(each.first_slot - 1 - here.height, each.last_slot - here.height, height);
            });
    });
    return solid || std::ranges::any_of(board.terrain().barriers_at(here.space.at), [&](const Barrier& each) {
               return each.piece == piece && in_reach(each.from - here.height, each.to - here.height, height);
           });
}

}  // namespace hexwright::rules
