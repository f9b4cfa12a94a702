#include "editor/document/edits/fitting.h"

#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Adds the half turn about 0,0; for one-hex tiles.
std::vector<PlacedPiece> with_half_turn(const std::vector<PlacedPiece>& pieces) {
    std::vector<PlacedPiece> all;
    for (PlacedPiece piece : pieces) {
        all.push_back(piece);
        piece.at = HexCoord{} - piece.at;
        if (piece.at != all.back().at) all.push_back(piece);
    }
    return all;
}

}  // namespace

TEST_CASE("what fits with its copies, or not at all") {
    Scenario map = scenario_with({at("rock-1", {-2, 0})});
    map.limit = limit_of({{"meadow", 1}});  // Ten grass-1.
    const Document document(kinds(), std::move(map));
    Pieces wanted;
    for (int q = 0; q < 8; ++q) wanted.push_back(at("grass-1", {q, 0}));
    const auto fitting = what_fits(wanted, document.now().ground(kinds()), with_half_turn);
    std::vector<HexCoord> hexes;
    for (const PlacedPiece& piece : fitting) hexes.push_back(piece.at);
    // 1 + 4 x 2 of ten; the copy of 2,0 meets a rock.
    CHECK(hexes == std::vector<HexCoord>{{0, 0}, {1, 0}, {3, 0}, {4, 0}, {5, 0}});
}

TEST_CASE("a piece that lies on the copy of another is not taken twice") {
    const Document document(kinds(), scenario_with({}));
    CHECK(what_fits({at("grass-1", {1, 0}), at("grass-1", {-1, 0})}, document.now().ground(kinds()), with_half_turn)
              .size() == 1);
}

TEST_CASE("edge pieces fit beside each other's kind, and not upon their equals") {
    const Document document(kinds(), scenario_with({}));
    const PlacedPiece battlement = beside("castle-battlement", {0, 0}, 10, Direction::E),
                      flag = beside("castle-flag", {0, 0}, 10, Direction::E);
    CHECK(what_fits({battlement, battlement, flag}, document.now().ground(kinds())).size() == 2);
}
