// The cost of finding where a figure can go, in steps examined: it depends on the figure's Move and on who is near, not
// on the size of the board.
#include "tests/support/drawn_play.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct Field {  // A square of grass with the mover in its middle.
    std::shared_ptr<const Board> board{};
    Rules rules = *rules_of("master-2007");
    std::vector<Standing> figures{};
    std::vector<std::int16_t> at{};

    explicit Field(int side) {
        Pieces pieces;
        for (int r = 0; r < side; ++r)
            for (int q = 0; q < side; ++q) pieces.push_back(testing::at("grass-1", {q - r / 2, r}));
        board = *make_board(battlefield(pieces), kinds(), rules);
        at.assign(board->size(), -1);
    }

    void put(HexCoord hex, std::int8_t team, SpaceIndex tail = no_space) {
        const SpaceIndex space = board->index({hex, 1});
        Standing figure{
            .count = static_cast<std::int8_t>(tail == no_space ? 1 : 2), .height = 5, .player = team, .team = team};
        figure.spaces = {space, tail, no_space, no_space, no_space, no_space};
        for (const SpaceIndex one : {space, tail})
            if (one != no_space) at[static_cast<std::size_t>(one)] = static_cast<std::int16_t>(figures.size());
        figures.push_back(figure);
    }

    std::size_t tried(HexCoord middle, bool two, int move) {
        const SpaceIndex tail = two ? board->index({middle + offset(Direction::W), 1}) : no_space;
        put(middle, 1, tail);
        Mover mover{.figure = static_cast<std::int16_t>(figures.size() - 1), .move = static_cast<std::int16_t>(move)};
        mover.at = figures.back().spaces[0];
        mover.tail = tail;
        mover.player = mover.team = 1;
        Reach reach;
        reach.find(*board, mover, {figures, at, {}, {}}, rules);
        return reach.tried();
    }
};

HexCoord middle_of(int side) { return {side / 2 - side / 4, side / 2}; }

}  // namespace

TEST_CASE("how long a move is thought about does not depend on the size of the board") {
    for (const bool two : {false, true}) {
        const std::size_t small = Field(16).tried(middle_of(16), two, 5);
        for (const int side : {24, 40, 80}) CHECK(Field(side).tried(middle_of(side), two, 5) == small);
        CHECK(small <= 6 * (two ? 75 : 61));  // Every space within 4, from either end, to each side, once.
        CHECK(small > 60);
    }
}

TEST_CASE("a crowd of enemies makes a move harder to think about but not endless") {
    for (const bool two : {false, true}) {
        const auto tried = [two](int enemies) {
            Field field(24);
            const HexCoord middle = middle_of(24);
            const HexCoord spots[] = {{2, 0},  {-3, 0}, {0, 3},  {1, -3}, {-2, 3},
                                      {3, -2}, {4, 0},  {-4, 2}, {0, -4}, {2, 2}};
            for (int i = 0; i < enemies; ++i) field.put(middle + spots[i], 2);
            return field.tried(middle, two, 5);
        };
        const std::size_t alone = tried(0);
        CHECK(tried(4) < 6 * alone);
        CHECK(tried(10) < 12 * alone);
    }
}
