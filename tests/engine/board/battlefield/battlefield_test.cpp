#include "engine/board/battlefield/battlefield.h"

#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <random>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Battlefield plain(int pieces) {
    Battlefield map;
    for (int i = 0; i < pieces; ++i) map.add(at("grass-1", {i % 100, i / 100}), kinds());
    return map;
}

}  // namespace

TEST_CASE("old copies stay as they were, whatever happens to the new one") {
    Battlefield map = plain(300);
    const Battlefield before = map;
    const std::vector<PlacedPiece> pieces = before.pieces();
    map.remove(PieceId{5});
    map.add(at("tree-10", {0, 0}, 2), kinds());
    PlacedPiece moved = *map.find(PieceId{7});
    moved.level = 3;
    map.replace(moved, kinds());
    map.name(PieceId{9}, "gate");
    CHECK(before.pieces() == pieces);
    CHECK(before.names().empty());
    CHECK(before.find(PieceId{5}));
    CHECK_FALSE(map.find(PieceId{5}));
    CHECK(map.find(PieceId{7})->level == 3);
    CHECK(map.size() == 300);
}

TEST_CASE("a piece keeps its id, ids of removed pieces are never given again") {
    Battlefield map = plain(3);
    map.remove(PieceId{2});
    CHECK(map.add(at("grass-1", {9, 9}), kinds()) == PieceId{3});
    map.name(PieceId{1}, "well");
    map.remove(PieceId{1});
    CHECK(map.names().empty());
    map.remove(PieceId{77});
    CHECK(map.size() == 2);
}

TEST_CASE("a step costs at most 8 kB beyond the last on a map of 10,000 pieces") {
    Battlefield map = plain(10'000);
    std::mt19937 random(1);
    for (int step = 0; step < 300; ++step) {
        const Battlefield before = map;
        const PieceId some{static_cast<int>(random() % 10'000)};
        if (step % 3 == 0) map.add(at("rock-1", {step, -9}), kinds());
        else if (const PlacedPiece* piece = map.find(some); piece && step % 3 == 1) {
            PlacedPiece raised = *piece;
            raised.level = 5;
            map.replace(raised, kinds());
        } else map.remove(some);
        CHECK(map.bytes_not_shared_with(before) <= 8192);
    }
}

TEST_CASE("plain tiles are stored with the smallest turn that covers the same hexes, other pieces keep theirs") {
    for (int turn = 0; turn < 6; ++turn) {
        const PlacedPiece seven = stored(at("grass-7", {4, 4}, 1, turn), kinds());
        CHECK(seven.turn == 0);
        auto before = hexes_of(at("grass-7", {4, 4}, 1, turn), kinds()), after = hexes_of(seven, kinds());
        std::ranges::sort(before);
        std::ranges::sort(after);
        CHECK(before == after);
        CHECK(stored(at("grass-3", {4, 4}, 1, turn), kinds()).turn == turn % 2);
        CHECK(stored(at("ruin-2", {4, 4}, 1, turn), kinds()).turn == turn);
        CHECK(stored(at("marro-hive", {4, 4}, 1, turn), kinds()).turn == turn);
    }
}

TEST_CASE("many pieces added at once lie as those added one after the other") {
    Pieces pieces;
    for (int i = 0; i < 300; ++i)
        pieces.push_back(at(i % 3 == 0   ? "grass-2"
                            : i % 3 == 1 ? "rock-3"
                                         : "sand-7",
                            {i % 20, i / 20}, 1 + i % 4, i % 6));
    Battlefield at_once = battlefield({at("grass-1", {0, 0}), at("grass-1", {1, 0})});
    Battlefield one_by_one = at_once;
    at_once.add_all(pieces, kinds());
    for (const PlacedPiece& piece : pieces) one_by_one.add(piece, kinds());
    CHECK(at_once.size() == 302);
    CHECK(at_once.pieces() == one_by_one.pieces());
    CHECK(at_once.next_id() == one_by_one.next_id());
    at_once.remove(PieceId{150});
    CHECK(at_once.find(PieceId{150}) == nullptr);
    CHECK(at_once.find(PieceId{151}) != nullptr);
}
