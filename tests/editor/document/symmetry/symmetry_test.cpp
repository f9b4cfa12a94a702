// Symmetry while placing, drawn: x is the piece in hand, y where its copies must lie. O is 0,0.
#include "editor/document/symmetry/symmetry.h"

#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct Drawing {
    SymmetryKind kind;
    Symmetry about;  // The members other than `kind`.
    const char* picture;
};

const Drawing drawings[] = {
    {SymmetryKind::SixAboutHex, {}, R"(
          y . x
         . . . .
        y . O . y
         . . . .
          y . y)"},
    {SymmetryKind::ThreeAboutHex, {}, R"(
          . . x
         . . . .
        y . O . .
         . . . .
          . . y)"},
    {SymmetryKind::TwoAboutHex, {}, R"(
          . . x
         . . . .
        . . O . .
         . . . .
          y . .)"},
    {SymmetryKind::ThreeAboutCorner, {.side = Direction::NE}, R"(
           . x .
          . . . .
         . . . . .
          . O . .
         y . . . y
          . . . .)"},
    {SymmetryKind::TwoAboutEdge, {.side = Direction::E}, R"(
          x . . .
         . . . .
          . O . .
         . . . . .
          . . . y)"},
    {SymmetryKind::MirrorThroughHex, {.axis = Axis::EastWest}, R"(
          . x .
         . . . .
        . . O . .
         . . . .
          . y .)"},
    {SymmetryKind::MirrorThroughHex, {.axis = Axis::NorthSouthCorners}, R"(
          x . y
         . . . .
        . . O . .
         . . . .
          . . .)"},
    {SymmetryKind::MirrorAlongEdge, {.side = Direction::E}, R"(
          . x y .
         . . . .
        . . O . .
         . . . .)"},
};

Symmetry symmetry_of(const Drawing& drawing) {
    Symmetry symmetry = drawing.about;
    symmetry.kind = drawing.kind;
    return symmetry;
}

std::vector<HexCoord> places(const std::vector<PlacedPiece>& pieces) {
    std::vector<HexCoord> hexes;
    for (const PlacedPiece& piece : pieces) hexes.push_back(piece.at);
    return sorted(hexes);
}

// Places pieces with all their copies on an empty map.
Scenario symmetric_map(const Pieces& pieces, const Symmetry& symmetry) {
    const Copies copies = copies_of(pieces, symmetry, kinds());
    REQUIRE(copies.without_partner.empty());
    return scenario_with(copies.pieces);
}

}  // namespace

TEST_CASE("each symmetry puts copies where they are drawn") {
    for (const Drawing& drawing : drawings) {
        INFO(to_text(drawing.kind) << drawing.picture);
        auto hexes = drawn(drawing.picture);
        const auto copies = copies_of({at("rock-1", hexes['x'][0])}, symmetry_of(drawing), kinds());
        auto expected = hexes['y'];
        expected.push_back(hexes['x'][0]);
        CHECK(places(copies.pieces) == sorted(expected));
        CHECK(copies.pieces.front().at == hexes['x'][0]);
    }
    CHECK(copies_of({at("rock-1", {3, 3})}, {}, kinds()).pieces.size() == 1);
}

TEST_CASE("the images of a symmetry are distinct, and any two of them together are one of them or nothing at all") {
    for (const Drawing& drawing : drawings) {
        const std::vector<GridMap> all = images(symmetry_of(drawing));
        for (const GridMap& first : all) {
            CHECK(first != GridMap{});
            for (const GridMap& second : all)
                CHECK((then(first, second) == GridMap{} || std::ranges::count(all, then(first, second)) == 1));
        }
    }
}

TEST_CASE("a piece that lies on its own copy is not doubled, whatever turn it is stored with") {
    const Symmetry six{SymmetryKind::SixAboutHex};
    CHECK(copies_of({at("grass-7", {0, -1})}, six, kinds()).pieces.size() == 1);
    CHECK(copies_of({at("castle-wall", {0, 0})}, six, kinds()).pieces.size() == 1);
    CHECK(copies_of({beside("castle-flag", {0, 0}, 1, Direction::E)}, six, kinds()).pieces.size() == 6);
    CHECK(copies_of({at("grass-2", {0, 0})}, {SymmetryKind::TwoAboutEdge, {}, Direction::E}, kinds()).pieces.size() ==
          1);
    CHECK(copies_of({beside("castle-flag", {0, 0}, 1, Direction::E)}, {SymmetryKind::TwoAboutEdge, {}, Direction::E},
                    kinds())
              .pieces.size() == 1);
    CHECK(
        copies_of({between("laur-wall-short", {0, 0}, {1, 0})}, {SymmetryKind::TwoAboutEdge, {}, Direction::E}, kinds())
            .pieces.size() == 1);
}

TEST_CASE("a stone wall keeps its hexes on its own side in a mirror") {
    const Symmetry mirror{SymmetryKind::MirrorThroughHex, {0, 0}, Direction::NE, Axis::EastWest};
    const auto walls = copies_of({between("stone-wall-4", {0, -2}, {3, -2}, 1)}, mirror, kinds()).pieces;
    REQUIRE(walls.size() == 2);
    const auto sides = [](const PlacedPiece& wall) {
        std::vector<std::pair<HexCoord, Direction>> found;
        for (const Barrier& barrier : barriers_of(wall, kinds())) found.emplace_back(barrier.hex, barrier.side);
        std::ranges::sort(found);
        return found;
    };
    std::vector<std::pair<HexCoord, Direction>> expected;
    const GridMap map = images(mirror)[0];
    for (const auto& [hex, side] : sides(walls[0])) expected.emplace_back(map(hex), map(side));
    std::ranges::sort(expected);
    CHECK(sides(walls[1]) == expected);
}

TEST_CASE("pieces without a mirror partner are told by their number, turned symmetries take all pieces") {
    const Pieces pieces{at("grass-1", {3, 0}), at("marro-hive", {5, 5}), at("swamp-water-6", {9, 0})};
    const Copies copies = copies_of(pieces, {SymmetryKind::MirrorThroughHex, {0, 0}}, kinds());
    CHECK(copies.without_partner == std::vector<std::size_t>{1, 2});
    CHECK(copies_of(pieces, {SymmetryKind::TwoAboutHex}, kinds()).without_partner.empty());
}

TEST_CASE("all copies are counted against the limit together, and placed or refused together") {
    Scenario map;
    map.limit = limit_of({{"rocks", 1}});  // Five rock-1.
    Document document(kinds(), map);
    const Copies six = copies_of({at("rock-1", {3, 0})}, {SymmetryKind::SixAboutHex}, kinds());
    const auto refused = document.commit(named(PlacePieces{six.pieces}, map, kinds()));
    REQUIRE(refused);
    CHECK(refused->missing.at(0).missing() == 1);
    CHECK(document.now().scenario->battlefield.size() == 0);
    const Copies three = copies_of({at("rock-1", {3, 0})}, {SymmetryKind::ThreeAboutHex}, kinds());
    CHECK_FALSE(document.commit(named(PlacePieces{three.pieces}, map, kinds())));
    CHECK(document.history().steps().size() == 2);
}

TEST_CASE("a symmetry check shows the pieces that have no equal, and nothing else") {
    const Pieces half{at("grass-7", {4, 1}), at("grass-2", {1, 2}, 2), at("glacier-3", {7, 0}),
                      beside("castle-ladder", {3, 1}, 1, Direction::SE), between("stone-wall-4", {5, -6}, {8, -6})};
    for (const Drawing& drawing : drawings) {
        INFO(to_text(drawing.kind));
        const Symmetry symmetry = symmetry_of(drawing);
        Scenario map = symmetric_map(half, symmetry);
        CHECK(not_symmetric(map.battlefield, symmetry, kinds()).empty());
        const PieceId odd = map.battlefield.add(at("rock-1", {20, 3}), kinds());
        map.battlefield.remove(PieceId{1});  // The two-hex tile in hand; its copies now lack it.
        const auto alone = not_symmetric(map.battlefield, symmetry, kinds());
        CHECK(alone.size() == images(symmetry).size() + 1);
        CHECK(alone.back() == odd);
    }
}

TEST_CASE("the best symmetry of a nearly symmetric map is found wherever its centre lies") {
    const Pieces half{at("grass-7", {4, 1}), at("grass-2", {1, 2}, 2), at("glacier-3", {7, 0}), at("rock-1", {2, 5}),
                      at("sand-3", {3, 7})};
    const Pieces odd{at("rock-1", {30, 3}), at("grass-1", {9, 11})};
    for (const Drawing& drawing : drawings) {
        INFO(to_text(drawing.kind));
        const Symmetry symmetry = symmetry_of(drawing);
        Scenario map;
        for (const PlacedPiece& piece : copies_of(half, symmetry, kinds()).pieces) {
            PlacedPiece far = piece;
            far.at = far.at + HexCoord{-31, 17};
            map.battlefield.add(far, kinds());
        }
        for (const PlacedPiece& piece : odd) map.battlefield.add(piece, kinds());
        const auto best = best_symmetry(map.battlefield, drawing.kind, kinds());
        REQUIRE(best);
        CHECK(best->kind == drawing.kind);
        CHECK(not_symmetric(map.battlefield, *best, kinds()).size() == odd.size());
    }
    CHECK_FALSE(best_symmetry({}, SymmetryKind::TwoAboutHex, kinds()));
}

TEST_CASE("no other centre in the middle of a map would match more of its pieces") {
    for (const char* name : {"the-narrows", "frostmere"}) {
        INFO(name);
        const Battlefield map = sample_map(name).battlefield;
        const auto best = best_symmetry(map, SymmetryKind::TwoAboutHex, shipped());
        REQUIRE(best);
        const std::size_t least = not_symmetric(map, *best, shipped()).size();
        for (const HexCoord hex : disk(best->hex, 5))
            CHECK(not_symmetric(map, {SymmetryKind::TwoAboutHex, hex}, shipped()).size() >= least);
    }
}
