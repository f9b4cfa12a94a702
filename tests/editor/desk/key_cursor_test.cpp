// The cursor of the keys: what the mouse does on the map is done at it, through the same gestures.
#include "editor/desk/key_cursor.h"

#include "editor/editing/arming.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

class KeyRig : public SessionRig {
public:
    using SessionRig::SessionRig;
    void keys(const std::vector<const char*>& all) {
        for (const char* each : all) key(each);
    }
    // From wherever the cursor is, by the arrow keys.
    void go_to(HexCoord hex) {
        if (!editor.map.tools.keyed) show_key_cursor(editor);
        while (editor.map.tools.hovered->hex.r > hex.r) key("up");
        while (editor.map.tools.hovered->hex.r < hex.r) key("down");
        while (editor.map.tools.hovered->hex.q < hex.q) key("right");
        while (editor.map.tools.hovered->hex.q > hex.q) key("left");
    }
    void arm(const char* kind) { editing::arm(editor, shipped_kind(kind)); }
    HexCoord hex() const { return editor.map.tools.hovered->hex; }
};

}  // namespace

TEST_CASE(
    "the first arrow key shows the cursor in the middle of the plan, the others move it in the hexes' directions") {
    KeyRig rig;
    CHECK_FALSE(rig.editor.map.tools.keyed);
    rig.key("right");
    REQUIRE(rig.editor.map.tools.keyed);
    CHECK(rig.hex() == HexCoord{0, 0});
    const std::pair<const char*, HexCoord> ways[] = {{"right", {1, 0}}, {"left", {0, 0}},      {"up", {0, -1}},
                                                     {"down", {0, 0}},  {"shift+up", {1, -1}}, {"shift+down", {0, 0}},
                                                     {"kp7", {0, -1}},  {"kp3", {0, 0}},       {"kp9", {1, -1}},
                                                     {"kp1", {0, 0}},   {"kp4", {-1, 0}},      {"kp6", {0, 0}}};
    for (const auto& [key, hex] : ways) {
        INFO(key);
        rig.key(key);
        CHECK(rig.hex() == hex);
    }
    CHECK(hover_text(rig.editor) == "0,0,1  table");
    rig.key("esc");
    CHECK_FALSE(rig.editor.map.tools.keyed);
    CHECK_FALSE(rig.editor.map.tools.hovered);
}

TEST_CASE("the cursor begins where the mouse is, or at what is selected, and stays on the map") {
    KeyRig rig;
    rig.put({lying("grass-1", {4, 2})});
    rig.hover_hex({-3, 1});
    rig.key("right");
    CHECK(rig.hex() == HexCoord{-2, 1});
    rig.key("j");
    select(rig.editor.map.tools, {rig.editor.now().scenario->battlefield.pieces()[0].id},
           rig.editor.now().scenario->battlefield);
    rig.key("j");
    CHECK(rig.hex() == HexCoord{4, 2});
    for (int steps = 0; steps < 500; ++steps) rig.key("right");
    CHECK(in_bounds(rig.hex()));
}

TEST_CASE("Shift+J brings the cursor to the middle: of the table, of the map, of its symmetry") {
    KeyRig rig;
    rig.hover_hex({-3, 1});
    rig.key("shift+j");
    REQUIRE(rig.editor.map.tools.keyed);
    CHECK(rig.hex() == HexCoord{0, 0});
    rig.put({lying("grass-1", {4, 2}), lying("grass-1", {10, 2})});
    rig.key("kp5");
    CHECK(rig.hex() == HexCoord{7, 2});
    rig.editor.map.tools.symmetry = {.kind = SymmetryKind::TwoAboutHex, .hex = {1, 1}};
    rig.key("shift+j");
    CHECK(rig.hex() == HexCoord{1, 1});
}

TEST_CASE("a small map with symmetry is built by keys alone") {
    KeyRig rig;
    REQUIRE(run("symmetry.two-about-hex", rig.editor));
    rig.arm("grass-7");
    rig.go_to({3, 0});
    rig.key("enter");
    CHECK(rig.pieces() == 2);  // With its image.
    rig.arm("rock-1");
    rig.go_to({3, 0});
    rig.key("ctrl+enter");  // On top.
    CHECK(rig.pieces() == 4);
    rig.keys({"pgup", "r"});
    rig.arm("sand-1");
    rig.keys({"pgdn"});
    rig.go_to({-1, 4});
    rig.keys({"space", "right", "right", "right", "space"});  // A stroke of four and their images.
    CHECK(rig.pieces() == 12);
    rig.keys({"esc", "z", "1"});
    rig.go_to({2, 0});
    rig.keys({"space", "right", "space"});
    REQUIRE(rig.editor.now().scenario->zones->size() >= 1);
    CHECK(rig.editor.now().scenario->zones->front().spaces.size() == 2);
    rig.key("g");
    rig.go_to({3, 1});
    rig.key("enter");
    CHECK(rig.editor.now().scenario->glyphs->size() >= 1);
    rig.key("e");
    rig.go_to({-1, 4});
    rig.key("enter");
    CHECK(rig.pieces() == 10);
    CHECK(run("map.check-symmetry", rig.editor));
    CHECK(rig.editor.map.tools.selected.empty());
}

TEST_CASE("pieces are selected, added, taken up, moved and turned at the cursor") {
    KeyRig rig;
    rig.put({lying("grass-1", {0, 0}), lying("rock-1", {2, 0}), lying("sand-7", {6, 0})});
    rig.go_to({0, 0});
    rig.key("enter");
    CHECK(rig.editor.map.tools.selected.size() == 1);
    rig.go_to({2, 0});
    CHECK(rig.editor.map.tools.selected.size() == 1);  // The arrow keys are the cursor's now.
    rig.key("shift+enter");
    CHECK(rig.editor.map.tools.selected.size() == 2);
    rig.key("ctrl+right");
    CHECK(rig.editor.now().scenario->battlefield.pieces()[0].at == HexCoord{1, 0});
    rig.key("ctrl+left");
    rig.go_to({0, 0});
    rig.keys({"space", "down", "down", "space"});  // A drag of what is selected.
    CHECK(rig.editor.now().scenario->battlefield.pieces()[0].at == HexCoord{0, 2});
    CHECK(rig.editor.now().scenario->battlefield.pieces()[1].at == HexCoord{2, 2});
    rig.keys({"ctrl+z", "ctrl+shift+a"});
    rig.go_to({6, 0});
    rig.key("shift+q");
    REQUIRE(rig.editor.map.tools.armed);
    CHECK(rig.editor.map.tools.armed->lifted);
    rig.keys({"r", "down", "enter"});
    const PlacedPiece moved = rig.editor.now().scenario->battlefield.pieces()[2];
    CHECK(moved.at != HexCoord{6, 0});
    CHECK(rig.pieces() == 3);
    rig.keys({"ctrl+z", "esc", "esc"});
    rig.go_to({-1, -1});
    rig.keys({"space", "down", "down", "right", "right", "right", "right"});  // A box.
    CHECK(rig.editor.map.tools.selected.size() == 2);
    rig.key("space");
    CHECK(rig.editor.map.tools.selected.size() == 2);
    CHECK_FALSE(rig.editor.map.tools.pressed);
}

TEST_CASE("Esc gives up what the cursor drags, and the cursor stays") {
    KeyRig rig;
    rig.arm("grass-1");
    rig.go_to({0, 0});
    rig.keys({"space", "right"});
    CHECK(rig.notice() == test_words()("hint.held"));
    rig.key("esc");
    CHECK(rig.notice() != test_words()("hint.held"));
    CHECK(rig.pieces() == 0);
    CHECK(rig.editor.map.tools.keyed);
    CHECK_FALSE(rig.editor.map.tools.pressed);
}

TEST_CASE("that something is held is said until Space or Enter lets it go") {
    for (const char* key : {"space", "enter"}) {
        KeyRig rig;
        rig.arm("grass-1");
        rig.go_to({0, 0});
        rig.keys({"space", "right"});
        CHECK(rig.notice() == test_words()("hint.held"));
        rig.key(key);
        CHECK(rig.notice() != test_words()("hint.held"));
        CHECK(rig.pieces() == 2);
    }
}

TEST_CASE("the side of the hex at the cursor is where a ladder stands") {
    KeyRig rig;
    rig.put({lying("wall-walk-9", {0, 0})});
    rig.go_to({0, 0});
    const Direction before = rig.editor.map.tools.hovered->side;
    rig.key("]");
    CHECK(rig.editor.map.tools.hovered->side == turned(before, 1));
    rig.keys({"[", "["});
    CHECK(rig.editor.map.tools.hovered->side == turned(before, -1));
    rig.key("right");
    CHECK(rig.editor.map.tools.hovered->side == turned(before, -1));
}

TEST_CASE("a line is measured by keys") {
    KeyRig rig;
    rig.key("d");
    rig.go_to({0, 0});
    rig.keys({"space", "right", "right", "space"});
    REQUIRE(rig.editor.map.tools.measured);
    CHECK(rig.editor.map.tools.measured->from == HexCoord{0, 0});
    CHECK(rig.editor.map.tools.measured->to == HexCoord{2, 0});
}

TEST_CASE("while the mouse points, the arrow keys move what is selected as before") {
    KeyRig rig;
    rig.put({lying("grass-1", {0, 0})});
    rig.click_hex({0, 0});
    rig.key("right");
    CHECK_FALSE(rig.editor.map.tools.keyed);
    CHECK(rig.editor.now().scenario->battlefield.pieces()[0].at == HexCoord{1, 0});
}

}  // namespace hexwright
