#include "editor/workspace/hand.h"

#include "formats/paper/sheet/plan_drawing.h"
#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Cursor over(HexCoord hex, Direction side = Direction::E) { return {hex, side}; }
Hand holding(const char* id) { return armed_with(kind(id), kinds()); }

// Clicks, and commits the resulting edit.
Hand clicked(const Hand& hand, Cursor cursor, int level, Document& document) {
    const Click done = click(hand, cursor, level, document);
    if (done.edit) REQUIRE_FALSE(document.commit(*done.edit));
    return done.hand.value_or(hand);
}

}  // namespace

TEST_CASE("the side nearest to the cursor is where an edge piece goes") {
    const Point centre = centre_of({3, 4});
    struct {
        double x, y;
        Direction side;
    } const table[] = {{8, 0, Direction::E},  {4, 7, Direction::SE},   {-4, 7, Direction::SW},
                       {-8, 0, Direction::W}, {-4, -7, Direction::NW}, {4, -7, Direction::NE}};
    for (const auto& row : table) CHECK(cursor_at({centre.x + row.x, centre.y + row.y}) == Cursor{{3, 4}, row.side});

    const Document document = document_with({at("grass-1", {3, 4})});
    const Ghost ghost = ghost_of(holding("castle-ladder"), over({3, 4}, Direction::SW), 2, document);
    REQUIRE(ghost.pieces.size() == 1);
    CHECK(ghost.pieces[0].side == Direction::SW);
    CHECK(ghost_of(turned(holding("castle-ladder"), 1), over({3, 4}, Direction::SW), 2, document).pieces[0].side ==
          Direction::W);
}

TEST_CASE("a tile is held by its middle and turns about it") {
    const Document document = document_with({});
    const Ghost ghost = ghost_of(holding("grass-7"), over({5, 5}), 1, document);
    CHECK(ghost.pieces[0].at == HexCoord{5, 4});  // Its own hex 0,1 lies under the cursor.
    for (int turn = 0; turn < 6; ++turn) {
        const Ghost turned_ghost = ghost_of(turned(holding("road-5"), turn), over({5, 5}), 1, document);
        const auto hexes = hexes_of(turned_ghost.pieces[0], kinds());
        CHECK(std::ranges::count(hexes, HexCoord{5, 5}) == 1);
        CHECK(hexes.size() == 5);
    }
    CHECK(turned(holding("grass-7"), -1).turn == 5);
}

TEST_CASE("a ghost says why not, and a click on it changes nothing") {
    const Document document = document_with({at("grass-1", {5, 5})});
    const Ghost ghost = ghost_of(holding("rock-1"), over({5, 5}), 1, document);
    REQUIRE(ghost.refusal);
    CHECK(ghost.refusal->pieces == std::vector{PieceId{0}});
    const Click nothing = click(holding("rock-1"), over({5, 5}), 1, document);
    REQUIRE(nothing.edit);
    const Proposal refused = document.propose(*nothing.edit);
    REQUIRE_FALSE(refused.after);
    CHECK(refused.after.error().pieces == ghost.refusal->pieces);
    CHECK(refused.after.error().message == ghost.refusal->message);
    CHECK(nothing.hand);
}

TEST_CASE("the free level is the lowest, from the surface up, where a piece overlaps nothing") {
    const Document document =
        document_with({at("grass-1", {0, 0}), at("grass-1", {1, 0}), at("rock-1", {1, 0}, 2), at("tree-10", {3, 0})});
    struct {
        const char* id;
        HexCoord hex;
        int level;
    } const table[] = {{"sand-1", {0, 0}, 2},
                       {"sand-1", {1, 0}, 3},
                       {"sand-1", {9, 9}, 1},
                       {"sand-1", {3, 0}, 11},
                       {"sand-2", {0, 0}, 3}};
    for (const auto& row : table) CHECK(free_level(holding(row.id), over(row.hex), 1, document) == row.level);
    CHECK(free_level(holding("sand-1"), over({0, 0}), 7, document) == 7);
}

TEST_CASE("a picked up piece follows the hex it was grabbed by and keeps its id") {
    Document document = document_with({at("grass-7", {0, 0}), at("rock-1", {9, 9})});
    const auto piece = piece_under(over({1, 1}), 1, document);
    REQUIRE(piece);
    const Hand hand = pick_up(*piece, {1, 1}, PickUp::Move, kinds());
    const Hand same = clicked(hand, over({2, 1}), 1, document);
    CHECK(same.lifted == piece->id);
    CHECK(document.now().scenario->battlefield.size() == 2);
    CHECK(document.now().scenario->battlefield.find(piece->id)->at == HexCoord{1, 0});
    CHECK_FALSE(click(hand, over({5, 5}), 1, document).hand);  // It was put down, so the hand is empty.

    const Hand copy = pick_up(*piece, {1, 1}, PickUp::Copy, kinds());
    CHECK(click(copy, over({20, 20}), 1, document).hand);
    clicked(copy, over({20, 20}), 1, document);
    CHECK(document.now().scenario->battlefield.size() == 3);
}

TEST_CASE("a wall takes two clicks and ends where its length allows, nearest to the cursor") {
    Document document = document_with({at("road-5", {0, 0})});
    const Hand wall = holding("stone-wall-4");
    CHECK(ghost_of(wall, over({0, 0}), 2, document).pieces.empty());
    CHECK(ghost_of(wall, over({0, 0}), 2, document).hint->id == "hint.span-from");
    const Hand begun = clicked(wall, over({0, 0}), 2, document);
    CHECK(begun.from == HexCoord{0, 0});
    const Ghost ghost = ghost_of(begun, over({5, 0}), 2, document);
    REQUIRE(ghost.pieces.size() == 1);
    CHECK(ghost.pieces[0].to == HexCoord{3, 0});
    const Hand after = clicked(begun, over({5, 0}), 2, document);
    CHECK_FALSE(after.from);
    CHECK(document.now().scenario->battlefield.size() == 2);

    const auto lying = piece_under(over({2, 0}), 2, document);
    REQUIRE(lying);
    const Hand moving = turned(pick_up(*lying, {2, 0}, PickUp::Move, kinds()), 1);
    const Ghost turned_wall = ghost_of(moving, over({2, 0}), 2, document);
    CHECK(turned_wall.pieces[0].at == HexCoord{2, -2});
    CHECK(turned_wall.pieces[0].to == HexCoord{2, 1});
}

TEST_CASE("selected pieces turn six times about a hex and are where they were") {
    Document document =
        document_with({at("grass-2", {0, 0}), at("rock-3", {4, 0}), beside("castle-flag", {0, 0}, 2, Direction::NE)});
    const std::vector<PieceId> all{PieceId{0}, PieceId{1}, PieceId{2}};
    const auto before = document.now().scenario->battlefield.pieces();
    for (int i = 0; i < 6; ++i) REQUIRE_FALSE(document.commit(*turn_about(all, {1, 0}, 1, document)));
    CHECK(document.now().scenario->battlefield.pieces() == before);
    REQUIRE_FALSE(document.commit(*raise_by(all, 2, document)));
    REQUIRE_FALSE(document.commit(*shift_by(all, {3, -1}, document)));
    CHECK(document.now().scenario->battlefield.find(PieceId{1})->at == HexCoord{7, -1});
    CHECK(document.now().scenario->battlefield.find(PieceId{2})->level == 4);
    CHECK_FALSE(raise_by(all, 0, document));
    CHECK_FALSE(remove_all({PieceId{77}}, document));
    REQUIRE_FALSE(document.commit(*remove_all(all, document)));
    CHECK(document.now().scenario->battlefield.size() == 0);
}

TEST_CASE("a ghost that would hang over nothing or topple says so before the click") {
    const Document document = document_with({at("grass-7", {0, 0}), at("tree-10", {0, 1}, 2)});
    const auto concern = [&](const char* id, HexCoord hex, int level) -> std::string {
        const Ghost ghost = ghost_of(holding(id), over(hex), level, document);
        CHECK_FALSE(ghost.refusal);
        return ghost.concern ? ghost.concern->id : "";
    };
    const int tip = document.now().terrain.solids_at({0, 1}).back().last_slot;
    CHECK(concern("rock-1", {0, 1}, tip + 1).starts_with("hint.hangs"));  // A tree carries nothing.
    CHECK(concern("rock-1", {0, 0}, 2).empty());
    CHECK(concern("rock-1", {0, 0}, 4) == "hint.hangs-here");
    CHECK(concern("rock-1", {6, 0}, 1).empty());
    const Document pillar = document_with({at("grass-1", {0, 0})});
    CHECK(ghost_of(holding("grass-7"), over({3, 0}), 2, pillar).concern->id == "hint.hangs-here");
    CHECK(ghost_of(holding("grass-7"), over({1, 0}), 2, pillar).concern->id == "hint.topples");
    CHECK_FALSE(ghost_of(holding("grass-7"), over({0, 0}), 2, pillar).concern);  // It lies on its middle.
}
