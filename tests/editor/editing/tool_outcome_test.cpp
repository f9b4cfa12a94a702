// Tools are functions of the session: what they make of an input is a value, and nothing happens before it is applied.
#include "editor/editing/tool_outcome.h"

#include "editor/editing/arming.h"
#include "editor/tools/erase_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

PlacedPiece tile(HexCoord at) { return {.kind = *test_catalogue().piece("grass-1"), .at = at}; }

}  // namespace

TEST_CASE("a tool changes neither map nor tools, what it gives back does when it is applied") {
    SessionRig rig;
    rig.put({tile({0, 0}), tile({1, 0})});
    choose_tool(rig.editor, Tool::Erase);
    const EditorState& editor = rig.editor;
    const ToolOutcome pressed = erase_press(editor, SessionRig::at({0, 0}));
    CHECK(editor.map.tools.gesture.gone.empty());
    REQUIRE(pressed.tools);
    CHECK(pressed.tools->gesture.gone.size() == 1);
    CHECK_FALSE(pressed.change);
    apply(rig.editor, pressed);
    CHECK(editor.map.tools.gesture.gone.size() == 1);

    const ToolOutcome released = erase_release(editor, SessionRig::at({0, 0}));
    CHECK(rig.pieces() == 2);
    REQUIRE(released.change);
    CHECK(released.change->after->battlefield.size() == 1);
    apply(rig.editor, released);
    CHECK(rig.pieces() == 1);
}

TEST_CASE("a refused click is a notice without a change") {
    SessionRig rig;
    rig.put({tile({0, 0})});
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    const ToolOutcome outcome = place_press(rig.editor, SessionRig::at({0, 0}));
    CHECK_FALSE(outcome.change);
    REQUIRE(outcome.notice);
    CHECK(outcome.notice->refused);
    CHECK_FALSE(rig.editor.map.status.notice);
}

TEST_CASE("one verdict is on all images of a click, and the change holds them all") {
    SessionRig rig;
    rig.editor.map.tools.symmetry = {SymmetryKind::SixAboutHex, {0, 0}};
    const ToolOutcome fits = proposed(rig.editor.map, PlacePieces{{tile({2, 0})}});
    REQUIRE(fits.change);
    CHECK(fits.change->after->battlefield.size() == 6);
    rig.editor.map.tools.symmetry = {};
    rig.put({tile({-2, 0})});
    rig.editor.map.tools.symmetry = {SymmetryKind::SixAboutHex, {0, 0}};
    CHECK_FALSE(proposed(rig.editor.map, PlacePieces{{tile({2, 0})}}).change);
    CHECK(rig.pieces() == 1);
}

TEST_CASE("a click on a map without room for what is in hand leaves the hand as it was") {
    SessionRig rig;
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    rig.click_hex({0, 0});
    rig.click_hex({0, 0});
    CHECK(rig.pieces() == 1);
    CHECK(rig.editor.map.tools.armed);
    CHECK(rig.editor.map.status.notice->refused);
}

}  // namespace hexwright
