// Selecting, moving, copying and mirroring, then a look at the document.
#include "editor/editing/carry_tool.h"
#include "editor/editing/commit.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/selection.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <set>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// One-hex tiles in a row from 0,0 to the east, and a rock tile on the first.
void put_row(SessionRig& rig, int length) {
    std::vector<PlacedPiece> row;
    for (int q = 0; q < length; ++q) row.push_back(lying("grass-1", {q, 0}));
    row.push_back(lying("rock-1", {0, 0}, 2));
    rig.put(row);
}

std::set<HexCoord> selected_hexes(const SessionRig& rig) {
    std::set<HexCoord> hexes;
    for (const PieceId id : rig.editor.map.tools.selected)
        hexes.insert(rig.editor.now().scenario->battlefield.find(id)->at);
    return hexes;
}

using HexSet = std::set<HexCoord>;

}  // namespace

TEST_CASE("a click selects, Shift or Ctrl add and drop, beside the pieces nothing is selected") {
    SessionRig rig;
    put_row(rig, 4);
    rig.click_hex({1, 0});
    CHECK(selected_hexes(rig) == HexSet{{1, 0}});
    rig.click_hex_with({2, 0}, with_shift);
    rig.click_hex_with({3, 0}, with_ctrl);
    CHECK(selected_hexes(rig) == HexSet{{1, 0}, {2, 0}, {3, 0}});
    rig.click_hex_with({2, 0}, with_shift);
    CHECK(selected_hexes(rig) == HexSet{{1, 0}, {3, 0}});
    rig.click_hex_with({1, 3}, with_shift);
    CHECK(rig.editor.map.tools.selected.size() == 2);
    rig.click_hex({1, 3});
    CHECK(rig.editor.map.tools.selected.empty());
    CHECK_FALSE(rig.editor.map.document.history().can_redo());
    CHECK(rig.editor.map.document.history().at() == 1);  // None of this changed the map.
}

TEST_CASE("a drag beside the pieces draws a box: what it touches on the level worked on, with the toggle on all") {
    SessionRig rig;
    put_row(rig, 5);
    rig.drag_hexes({{-2, 1}, {2, -2}});
    CHECK(selected_hexes(rig) == HexSet{{0, 0}, {1, 0}});
    CHECK(rig.editor.map.tools.selected.size() == 2);
    rig.key("shift+a");
    rig.drag_hexes({{-2, 1}, {2, -2}});
    CHECK(rig.editor.map.tools.selected.size() == 3);  // Including the rock.
    rig.drag_hexes({{3, 1}, {5, -1}}, with_shift);
    CHECK(rig.editor.map.tools.selected.size() == 5);
    rig.drag_hexes({{-2, 1}, {1, -2}}, with_ctrl);
    CHECK(selected_hexes(rig) == HexSet{{1, 0}, {3, 0}, {4, 0}});
    CHECK(rig.editor.map.document.history().at() == 1);
}

TEST_CASE("a lasso takes the hexes that it goes round, with Alt or as the tool's own way") {
    SessionRig rig;
    put_row(rig, 5);
    const std::vector<HexCoord> round_two_and_three{{2, -1}, {4, -1}, {4, 0}, {2, 2}, {1, 1}, {2, -1}};
    rig.drag_hexes(round_two_and_three, with_alt);
    CHECK(selected_hexes(rig) == HexSet{{2, 0}, {3, 0}});
    rig.key("ctrl+shift+a");
    rig.key("l");
    rig.drag_hexes(round_two_and_three);
    CHECK(selected_hexes(rig) == HexSet{{2, 0}, {3, 0}});
    CHECK(rig.editor.map.document.history().at() == 1);
}

TEST_CASE("a selection is dragged as one step, where it does not fit it stays, and the line says why") {
    SessionRig rig;
    put_row(rig, 3);
    const std::string before = rig.text();
    rig.drag_hexes({{1, 0}, {1, 0}});  // A press on a piece without moving it.
    rig.click_hex_with({2, 0}, with_shift);
    CHECK(selected_hexes(rig) == HexSet{{1, 0}, {2, 0}});
    rig.drag_hexes({{1, 0}, {1, 1}, {1, 2}});
    CHECK(rig.text() != before);
    CHECK(selected_hexes(rig) == HexSet{{1, 2}, {2, 2}});
    rig.key("ctrl+z");
    CHECK(rig.text() == before);
    CHECK(selected_hexes(rig) == HexSet{{1, 0}, {2, 0}});

    rig.drag_hexes({{1, 0}, {0, 0}});
    CHECK(rig.text() == before);
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.notice().find("grass") != std::string::npos);
}

TEST_CASE("arrows move by a hex, there and back") {
    SessionRig rig;
    put_row(rig, 3);
    rig.key("ctrl+a");
    const std::string before = rig.text();
    const std::pair<const char*, const char*> table[] = {{"right", "left"}, {"up", "down"}, {"shift+up", "shift+down"}};
    for (const auto& [there, back] : table) {
        INFO(there);
        rig.key(there);
        CHECK(rig.text() != before);
        rig.key(back);
        CHECK(rig.text() == before);
    }
    CHECK(rig.editor.map.tools.selected.size() == 4);
}

namespace {

PieceIds some_of(const SessionRig& rig, testing::Dice& dice) {
    PieceIds ids;
    rig.editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (dice.below(3) == 0) ids.push_back(piece.id);
    });
    return ids;
}

}  // namespace

TEST_CASE("six turns, two mirrors, cut and paste in place, there and back: the same bytes for any selection") {
    SessionRig rig("the-narrows");
    switch_beyond_sets(rig.editor);
    testing::Dice dice(20);
    const std::string before = rig.text();
    for (int round = 0; round < 12; ++round) {
        select(rig.editor.map, some_of(rig, dice));
        const PieceIds chosen = rig.editor.map.tools.selected;
        INFO("round " << round << ", " << chosen.size() << " pieces");
        raise(rig.editor, 60);  // Into free air, so that turning hits nothing.
        REQUIRE_FALSE(rig.editor.map.status.notice);
        const std::string raised = rig.text();
        for (int i = 0; i < 6; ++i) rig.key("r");
        CHECK(rig.text() == raised);
        rig.key("shift+r");
        rig.key("r");
        CHECK(rig.text() == raised);
        raise(rig.editor, -60);
        CHECK(rig.text() == before);
        select(rig.editor.map, chosen);
        rig.key("ctrl+x");
        CHECK(rig.text() != before);
        rig.key("ctrl+shift+v");
        CHECK(rig.text() == before);
        CHECK(rig.editor.map.tools.selected.size() ==
              selected_block(rig.editor.map.tools, rig.editor.map.document).pieces.size());
    }
}

TEST_CASE("two mirrors are the same bytes, what has no partner is refused by name and nothing changes") {
    SessionRig rig;
    rig.put({lying("grass-7", {0, 0}), lying("sand-3", {3, 0}, 1, 1), lying("road-5", {0, 4}, 1, 2),
             lying("tree-10", {1, 0}, 2)});
    rig.key("ctrl+a");
    const std::string before = rig.text();
    for (const char* key : {"x", "shift+x"}) {
        INFO(key);
        rig.key(key);
        CHECK(rig.text() != before);
        rig.key(key);
        CHECK(rig.text() == before);
    }
    rig.put({lying("grass-24", {12, 0})});
    rig.key("ctrl+a");
    const std::string with_large = rig.text();
    rig.key("x");
    CHECK(rig.text() == with_large);
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.notice().find("24-hex grass tile") != std::string::npos);
}

TEST_CASE("a copy follows the cursor, is turned and mirrored, and goes down with a click as often as wanted") {
    SessionRig rig;
    put_row(rig, 3);
    rig.click_hex({1, 0});
    rig.click_hex_with({2, 0}, with_shift);
    rig.key("ctrl+c");
    rig.key("ctrl+v");
    REQUIRE(rig.editor.map.tools.current == Tool::Carry);
    rig.hover_hex({2, 3});
    REQUIRE(ghost_of(rig.editor.map));
    CHECK(ghost_of(rig.editor.map)->pieces.size() == 2);
    rig.key("r");
    HexSet shown;
    const Ghost turned_ghost = *ghost_of(rig.editor.map);
    for (const PlacedPiece& piece : turned_ghost.pieces) shown.insert(piece.at);
    CHECK(shown.rbegin()->r - shown.begin()->r == 1);  // One below the other now, side by side before.
    rig.click_hex({2, 3});
    CHECK(rig.pieces() == 6);
    CHECK(selected_hexes(rig) == shown);
    rig.click_hex({6, 3});
    CHECK(rig.pieces() == 8);
    rig.key("esc");
    CHECK(rig.editor.map.tools.current == Tool::Select);
    CHECK_FALSE(rig.editor.map.tools.carried);
    rig.key("ctrl+z");
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 4);
}

TEST_CASE("a copy that does not fit is refused whole, and what fits of it is offered") {
    SessionRig rig;
    put_row(rig, 3);
    rig.key("ctrl+a");
    rig.key("ctrl+d");
    REQUIRE(rig.editor.map.tools.carried);
    rig.click_hex(rig.editor.map.tools.carried->grip +
                  HexCoord{2, 0});  // The first of its three tiles lies on the last.
    CHECK(rig.pieces() == 4);
    CHECK(rig.editor.map.status.notice->refused);
    REQUIRE(has_offer(rig.editor.map.status));
    rig.key("enter");
    CHECK(rig.pieces() == 7);
    CHECK(rig.notice() == "Placed 3 of 4 pieces; the others did not fit.");
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 4);
}

TEST_CASE("zones, glyphs and ladders go along") {
    SessionRig rig;
    rig.put({lying("grass-7", {0, 0}),
             {.kind = *rig.editor.catalogue().piece("castle-ladder"), .at = {0, 0}, .level = 2, .side = Direction::E}});
    const HexCoord on = hexes_of(rig.editor.now().scenario->battlefield.pieces()[0], rig.editor.catalogue()).front();
    commit(rig.editor.map, SetZones{{{"red", "start", "red", {}, {{on, 1}}}}});
    commit(rig.editor.map, SetGlyphs{{{"", {on, 1}, Facing::Symbol}}});
    const std::string before = rig.text();
    rig.click_hex({0, 1});
    REQUIRE(rig.editor.map.tools.selected.size() == 1);
    rig.key("right");
    const Scenario& map = *rig.editor.now().scenario;
    CHECK(map.zones->front().spaces == std::vector<Space>{{on + HexCoord{1, 0}, 1}});
    CHECK(map.glyphs->front().at == Space{on + HexCoord{1, 0}, 1});
    CHECK(map.battlefield.pieces()[1].at == HexCoord{1, 0});
    rig.key("left");
    CHECK(rig.text() == before);
}

TEST_CASE("what left the selection because it left the map is selected again when undo brings it back") {
    SessionRig rig("sparrow-ford");
    rig.key("ctrl+a");
    const std::vector<PieceId> all = rig.editor.map.tools.selected;
    rig.key("del");
    CHECK(rig.editor.map.tools.selected.empty());
    rig.key("ctrl+z");
    CHECK(rig.editor.map.tools.selected == all);
    rig.key("ctrl+y");
    rig.key("esc");
    rig.key("ctrl+z");
    CHECK(rig.editor.map.tools.selected.empty());  // The selection was dropped meanwhile.
}

}  // namespace hexwright
