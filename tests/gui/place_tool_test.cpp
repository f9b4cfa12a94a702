// Placing with the mouse: strokes, in 3D too, and pieces taken from the map.
#include "editor/desk/highlight.h"
#include "editor/editing/arming.h"
#include "editor/tools/tool_choice.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

std::size_t steps(const Rig& rig) { return rig.editor.map.document.history().steps().size(); }
const PlacedPiece& last(const Rig& rig) {
    const PlacedPiece* found = nullptr;
    rig.editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { found = &piece; });
    return *found;
}
}  // namespace

TEST_CASE("the stroke is seen before it is done, and Esc lets it go") {
    Rig rig;
    arm(rig.editor, shipped_kind("grass-1"));
    const ImVec2 from = rig.point_on_plan({0, 0}), to = rig.point_on_plan({3, 0});
    rig.move_to(from);
    rig.main_window.input.push(MouseEdge{0, true});
    rig.settle();
    rig.move_to(to);
    CHECK(highlight_of(rig.editor.map).ghost.size() == 4);
    CHECK(rig.pieces() == 0);
    rig.key("esc");
    rig.main_window.input.push(MouseEdge{0, false});
    rig.settle();
    CHECK(rig.pieces() == 0);
    CHECK(rig.editor.map.tools.armed);
}

TEST_CASE("in 3D a click on a top face places there, and a drag paints the tops") {
    Rig rig;
    arm(rig.editor, shipped_kind("grass-7"));
    rig.click_hex({0, 0});
    rig.key("home");
    arm(rig.editor, shipped_kind("sand-1"));
    rig.drag_spaces({{{-1, 0}, 1}, {{1, 0}, 1}});
    CHECK(rig.pieces() == 4);
    CHECK(last(rig).level == 2);
    CHECK(steps(rig) == 3);
}

TEST_CASE("a middle click takes a copy of a piece in hand, with Ctrl the piece itself, a middle drag moves the map") {
    Rig rig;
    arm(rig.editor, shipped_kind("grass-3"));
    turn(rig.editor, 1);
    rig.click_hex({0, 0});
    const PlacedPiece laid = last(rig);
    rig.key("esc");
    rig.click_hex_with({0, 0}, {}, 2);
    REQUIRE(rig.editor.map.tools.armed);
    CHECK(rig.editor.map.tools.armed->kind == laid.kind);
    CHECK_FALSE(rig.editor.map.tools.armed->lifted);
    rig.click_hex({5, 0});
    REQUIRE(rig.pieces() == 2);
    CHECK(last(rig).turn == laid.turn);
    CHECK(last(rig).at == laid.at + HexCoord{5, 0});

    rig.click_hex_with({5, 0}, with_ctrl, 2);
    REQUIRE(rig.editor.map.tools.armed);
    CHECK(rig.editor.map.tools.armed->lifted);
    rig.click_hex({0, 5});
    CHECK(rig.pieces() == 2);
    CHECK(last(rig).at == laid.at + HexCoord{0, 5});

    rig.key("esc");
    const Point before = rig.editor.map.view.plan.centre;
    rig.drag_hexes({{0, 0}, {2, 0}}, {}, 2);
    CHECK_FALSE(rig.editor.map.tools.armed);
    CHECK(rig.editor.map.view.plan.centre.x != before.x);
}

}  // namespace hexwright
