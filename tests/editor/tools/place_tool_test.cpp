// Placing and erasing with the session's tools: each stroke is one step of undo.
#include "editor/desk/gestures.h"
#include "editor/desk/highlight.h"
#include "editor/editing/arming.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/editing/placed.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

std::size_t steps(const SessionRig& rig) { return rig.editor.map.document.history().steps().size(); }
const PlacedPiece& last(const SessionRig& rig) {
    const PlacedPiece* found = nullptr;
    rig.editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { found = &piece; });
    return *found;
}
}  // namespace

TEST_CASE("a drag paints single hexes along the way as one step, and leaves out what is taken") {
    SessionRig rig;
    arm(rig.editor, shipped_kind("rock-1"));
    rig.click_hex({2, 0});
    arm(rig.editor, shipped_kind("grass-1"));
    rig.drag_hexes({{0, 0}, {5, 0}});
    CHECK(rig.pieces() == 6);
    CHECK(steps(rig) == 3);
    CHECK(rig.notice().find("left out 1") != std::string::npos);
    REQUIRE(rig.editor.map.tools.armed);
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 1);
}

TEST_CASE("a drag with the eraser takes all that it goes over, as one step") {
    SessionRig rig;
    arm(rig.editor, shipped_kind("grass-1"));
    rig.drag_hexes({{0, 0}, {4, 0}});
    REQUIRE(rig.pieces() == 5);
    rig.key("e");
    rig.drag_hexes({{1, 0}, {3, 0}});
    CHECK(rig.pieces() == 2);
    CHECK(steps(rig) == 3);
    rig.drag_hexes({{9, 0}});
    CHECK(steps(rig) == 3);
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 5);
}

TEST_CASE("what a stroke shows is what it does: the images of a symmetry, in one step") {
    SessionRig rig;
    arm(rig.editor, shipped_kind("grass-1"));
    rig.editor.map.tools.symmetry = {SymmetryKind::TwoAboutHex, {0, 0}};
    press(rig.editor, SessionRig::at({1, 0}));
    drag(rig.editor, SessionRig::at({3, 0}));
    const std::vector<PlacedPiece> shown = highlight_of(rig.editor.map).ghost;
    CHECK(shown.size() == 6);
    CHECK(rig.pieces() == 0);
    release(rig.editor, SessionRig::at({3, 0}));
    std::vector<PlacedPiece> placed;
    rig.editor.now().scenario->battlefield.each([&](PlacedPiece piece) {
        piece.id = {};
        placed.push_back(piece);
    });
    CHECK(placed == shown);
    CHECK(steps(rig) == 2);
}

TEST_CASE("a stroke under way commits nothing when Esc is pressed, nor what was judged on another map") {
    SessionRig rig;
    arm(rig.editor, shipped_kind("grass-1"));
    press(rig.editor, SessionRig::at({1, 0}));
    rig.key("esc");
    release(rig.editor, SessionRig::at({1, 0}));
    CHECK(rig.pieces() == 0);
    press(rig.editor, SessionRig::at({1, 0}));
    REQUIRE_FALSE(rig.editor.map.document.commit({PlacePieces{{{.kind = shipped_kind("rock-1"), .at = {1, 0}}}}, {}}));
    release(rig.editor, SessionRig::at({1, 0}));
    CHECK(rig.pieces() == 1);
    CHECK(rig.editor.map.status.notice->refused);
}

TEST_CASE("the ghost of a click says what the click is refused for") {
    SessionRig rig;
    arm(rig.editor, shipped_kind("rock-1"));
    rig.click_hex({0, 0});
    arm(rig.editor, shipped_kind("grass-1"));
    rig.hover_hex({0, 0});
    const auto ghost = ghost_of(rig.editor.map);
    REQUIRE(ghost);
    REQUIRE(ghost->refusal);
    rig.click_hex({0, 0});
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words == ghost->refusal->message);
}

TEST_CASE("on top: with Ctrl or its switch a click goes one level up, and the plan with it") {
    SessionRig rig;
    arm(rig.editor, shipped_kind("grass-7"));
    rig.click_hex({0, 0});
    arm(rig.editor, shipped_kind("grass-1"));
    rig.click_hex({0, 0});
    CHECK(rig.pieces() == 1);  // The existing piece is in the way.
    rig.click_hex_with({0, 0}, with_ctrl);
    REQUIRE(rig.pieces() == 2);
    CHECK(last(rig).level == 2);
    CHECK(rig.editor.map.view.level == 2);
    rig.key("t");
    rig.click_hex({0, 0});
    CHECK(last(rig).level == 3);
    rig.click_hex({1, 0});
    CHECK(last(rig).level == 2);
    CHECK(rig.editor.map.view.level == 3);
    rig.click_hex({9, 0});
    CHECK(last(rig).level == 1);
}

TEST_CASE("of several pieces that the limit refuses, the status line offers those that fit") {
    SessionRig rig;
    Limit limit;
    limit.items.push_back({test_catalogue()[shipped_kind("grass-1")].items[0], 2});
    REQUIRE_FALSE(rig.editor.map.document.commit({SetLimit{limit}, {}}));
    std::vector<PlacedPiece> row;
    for (int q = 0; q < 3; ++q) row.push_back({.kind = shipped_kind("grass-1"), .at = {q, 0}});
    CHECK_FALSE(placed(rig.editor, row));
    rig.settle();
    CHECK(rig.pieces() == 0);
    CHECK(rig.editor.map.status.notice->refused);
    rig.key("enter");
    CHECK(rig.pieces() == 2);
    CHECK_FALSE(has_offer(rig.editor.map.status));

    rig.key("ctrl+z");
    CHECK_FALSE(placed(rig.editor, row));
    rig.key("enter");
    CHECK(rig.pieces() == 2);
    rig.key("ctrl+z");
    CHECK_FALSE(placed(rig.editor, row));
    rig.key("pgup");  // Any other action withdraws the offer.
    rig.key("enter");
    CHECK(rig.pieces() == 0);
}

TEST_CASE("a piece that was just placed is not in its own way until somebody clicks again") {
    SessionRig rig;
    arm(rig.editor, *test_catalogue().piece("grass-7"));
    rig.click_hex({0, 0});
    CHECK_FALSE(ghost_of(rig.editor.map));
    CHECK(rig.notice().find("does not fit") == std::string::npos);
    rig.hover_hex({1, 0});
    CHECK(ghost_of(rig.editor.map)->refusal);
    rig.click_hex({0, 0});
    CHECK(rig.notice().find("does not fit") != std::string::npos);
    CHECK(rig.pieces() == 1);
}

}  // namespace hexwright
