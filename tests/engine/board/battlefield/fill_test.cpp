#include "engine/board/battlefield/fill.h"

#include "engine/board/hex/footprint.h"
#include "tests/support/ascii_board.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <map>
#include <set>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<PieceKind> tiles(const std::vector<std::string>& ids) {
    std::vector<PieceKind> found;
    for (const std::string& id : ids) found.push_back(kind(id));
    return found;
}

Inventory some(const std::map<std::string, int>& counts) {
    Inventory left;
    for (const auto& [id, count] : counts) left.add(*kinds().item(id), count);
    return left;
}

// The fewest tiles, found by trying every tile in every way on the first open hex: slow, short and certainly correct.
// -1 if there is no way.
int fewest(std::set<HexCoord> open, const std::vector<PieceKind>& with, Inventory& left) {
    if (open.empty()) return 0;
    int best = -1;
    for (const PieceKind each : with) {
        const PieceType& type = kinds()[each];
        if (left[type.items[0]] == 0) continue;
        std::set<std::set<HexCoord>> tried;  // Most shapes look the same in several turns.
        for (int turn = 0; turn < 6; ++turn)
            for (const HexCoord held : footprint(type.hexes, {}, turn)) {
                std::set<HexCoord> rest = open;
                const Hexes covers = footprint(type.hexes, *open.begin() - held, turn);
                if (!std::ranges::all_of(covers, [&](HexCoord hex) { return rest.erase(hex) == 1; })) continue;
                if (!tried.insert(rest).second) continue;
                left.add(type.items[0], -1);
                const int more = fewest(std::move(rest), with, left);
                left.add(type.items[0], 1);
                if (more >= 0 && (best < 0 || more + 1 < best)) best = more + 1;
            }
    }
    return best;
}

// Every hex is covered once and nothing else is, at this level, with no more items than are left.
void check_covers(const Filling& filling, Hexes area, int level, const Inventory* left) {
    Hexes covered;
    Inventory used;
    for (const PlacedPiece& piece : filling.pieces) {
        CHECK(piece.level == level);
        CHECK(piece == stored(piece, kinds()));
        for (const HexCoord hex : hexes_of(piece, kinds())) covered.push_back(hex);
        used.add(kinds()[piece.kind]);
    }
    std::ranges::sort(covered);
    std::ranges::sort(area);
    CHECK(covered == area);
    if (left) CHECK(shortages(used, *left).empty());
}

Hexes random_area(Dice& dice, int size) {
    Hexes area{{0, 0}};
    while (static_cast<int>(area.size()) < size) {
        const HexCoord hex =
            neighbour(dice.pick(area), dice.pick(std::vector(all_directions.begin(), all_directions.end())));
        if (std::ranges::find(area, hex) == area.end()) area.push_back(hex);
    }
    return area;
}

const std::vector<std::string> grass{"grass-7", "grass-3", "grass-2", "grass-1"};

}  // namespace

TEST_CASE("an area is filled with the fewest tiles") {
    struct {
        const char* board;
        std::size_t pieces;
    } const table[] = {
        {"x", 1},
        {R"(
            x x
             x)",
         1},
        {R"(
           x x
          x x x
           x x)",
         1},
        {R"(
           x x x
          x x x
           x x)",
         2},  // A seven and a single.
        {R"(
           x x x x x)",
         3},
        {R"(
          x . x)",
         2},  // Two areas are filled as one.
    };
    for (const auto& row : table) {
        CAPTURE(row.board);
        const Hexes area = signs(row.board, 'x');
        const auto filled = fill_area({area, 3, tiles(grass), nullptr}, kinds());
        REQUIRE(filled);
        CHECK(filled->pieces.size() == row.pieces);
        CHECK(filled->proven);
        check_covers(*filled, area, 3, nullptr);
    }
}

TEST_CASE("filling uses what is left, and of equal shapes the first kind first") {
    const Hexes area = signs("x x x x x", 'x');
    const Inventory left = some({{"grass-2", 1}, {"rock-2", 5}, {"grass-1", 9}});
    const auto filled = fill_area({area, 1, tiles({"grass-2", "rock-2", "grass-1"}), &left}, kinds());
    REQUIRE(filled);
    CHECK(filled->pieces.size() == 3);
    check_covers(*filled, area, 1, &left);
    Inventory used;
    for (const PlacedPiece& piece : filled->pieces) used.add(kinds()[piece.kind]);
    CHECK(used == some({{"grass-2", 1}, {"rock-2", 1}, {"grass-1", 1}}));
}

TEST_CASE("filling equals trying everything, on random small areas with random tiles left") {
    Dice dice{20};
    int impossible = 0;
    for (int round = 0; round < 120; ++round) {
        const Hexes area = random_area(dice, dice.roll(1, 8));
        Inventory left = some({{"grass-7", dice.roll(0, 1)},
                               {"grass-3", dice.roll(0, 2)},
                               {"grass-2", dice.roll(0, 3)},
                               {"grass-1", dice.roll(0, 4)},
                               {"road-5", dice.roll(0, 1)}});
        auto with = tiles(grass);
        with.push_back(kind("road-5"));
        const int best = fewest({area.begin(), area.end()}, with, left);
        const auto filled = fill_area({area, 1, with, &left}, kinds());
        CAPTURE(round, to_text(area[0]), area.size());
        REQUIRE(filled.has_value() == (best >= 0));
        impossible += best < 0;
        if (!filled) continue;
        CHECK(static_cast<int>(filled->pieces.size()) == best);
        CHECK(filled->proven);
        check_covers(*filled, area, 1, &left);
    }
    CHECK(impossible > 20);
    CHECK(impossible < 100);
}

TEST_CASE("larger areas are covered exactly, never with more than is left, and twice the same") {
    Dice dice{4};
    for (const int size : {45, 90, 300}) {
        const Hexes area = random_area(dice, size);
        const Inventory left =
            some({{"grass-7", size / 20}, {"grass-3", size / 8}, {"grass-2", size / 8}, {"grass-1", size / 5}});
        const FillWish wish{area, 2, tiles(grass), &left};
        const auto filled = fill_area(wish, kinds(), 2'000);
        CAPTURE(size);
        REQUIRE(filled);
        check_covers(*filled, area, 2, &left);
        CHECK(fill_area(wish, kinds(), 2'000)->pieces == filled->pieces);
    }
}

TEST_CASE("an area that cannot be filled says why") {
    const auto why = [](const Hexes& area, const std::map<std::string, int>& counts) {
        const Inventory left = some(counts);
        const auto filled = fill_area({area, 2, tiles(grass), &left}, kinds());
        return filled ? Message{} : filled.error().message;
    };
    CHECK(why({}, {{"grass-1", 5}}).id == "refused.fill-nothing");
    const Message few = why(signs("x x x x", 'x'), {{"grass-2", 1}, {"grass-1", 1}});
    CHECK(few.id == "refused.fill-too-few");
    CHECK(std::ranges::count(few.arguments, Argument{"covered", 3}) == 1);
    const Message no_way = why(signs("x x x x", 'x'), {{"grass-3", 9}, {"grass-2", 1}, {"grass-1", 1}});
    CHECK(no_way.id == "refused.fill-no-way");
    CHECK(std::ranges::count(no_way.arguments, Argument{"open", 1}) == 1);
    CHECK(why(disk({}, 60), {{"grass-1", 1}}).id == "refused.fill-too-large");
    CHECK(why({{0, 0}}, {{"grass-1", 1}}).id.empty());
}

TEST_CASE("tiles like a kind have its terrain and its thickness, the largest first") {
    const auto ids = [](std::string_view id) {
        std::string text;
        for (const PieceKind each : tiles_like(kind(id), kinds())) text += kinds()[each].id + " ";
        return text;
    };
    CHECK(ids("rock-2") == "rock-7 rock-3 rock-2 rock-1 ");
    CHECK(ids("road-1") == "road-7 road-5 road-3 road-2 road-1 ");
    CHECK(ids("water-3") == "water-3 water-1 ");
    CHECK(ids("tree-10").empty());
}
