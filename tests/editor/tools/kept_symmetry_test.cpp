// Symmetry in the file: chosen, undone, saved, opened again, and moved with its map.
#include "editor/document/edits/block.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/files.h"

#include <fstream>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

struct Turning : SessionRig {
    Turning() {
        put({lying("grass-1", {2, 0}), lying("grass-1", {-2, 0})});
        choose_symmetry(editor, SymmetryKind::TwoAboutHex);
        settle();
    }
    const Symmetry& in_file() const { return editor.now().scenario->symmetry; }
};

const Symmetry about_origin{SymmetryKind::TwoAboutHex, {0, 0}};

}  // namespace

TEST_CASE("a chosen symmetry is a step of its own, kept in the file") {
    Turning rig;
    CHECK(rig.in_file() == about_origin);
    CHECK(rig.editor.map.tools.symmetry == about_origin);
    CHECK(rig.text().find("symmetry two-about-hex 0,0") != std::string::npos);
    rig.key("ctrl+z");
    CHECK(rig.editor.map.tools.symmetry.kind == SymmetryKind::Off);
    CHECK(rig.pieces() == 2);
    rig.key("ctrl+y");
    CHECK(rig.editor.map.tools.symmetry == about_origin);
    choose_symmetry(rig.editor, SymmetryKind::Off);
    CHECK(rig.in_file() == Symmetry{});
    CHECK(rig.text().find("symmetry") == std::string::npos);
}

TEST_CASE("a file opened again has its symmetry on, with its centre") {
    const testing::TemporaryFolder folder;
    Turning rig;
    set_centre(rig.editor);
    rig.click_hex({1, 1});
    REQUIRE(rig.editor.map.tools.symmetry.hex == HexCoord{1, 1});
    CHECK(rig.in_file() == rig.editor.map.tools.symmetry);
    std::ofstream(folder.path / "map.xml") << rig.text();
    SessionRig again;
    REQUIRE(open_file(again.editor, folder.path / "map.xml"));
    CHECK(again.editor.map.tools.symmetry == rig.editor.map.tools.symmetry);
    REQUIRE(open_file(again.editor, sample("the-narrows")));
    CHECK(again.editor.map.tools.symmetry.kind == SymmetryKind::Off);
}

TEST_CASE("the centre goes with a map that is moved or turned as a whole, and comes back with undo") {
    Turning rig;
    rig.key("ctrl+a");
    rig.key("right");
    CHECK(rig.editor.map.tools.symmetry == Symmetry{SymmetryKind::TwoAboutHex, {1, 0}});
    CHECK(rig.in_file() == rig.editor.map.tools.symmetry);
    CHECK(not_symmetric(rig.editor.now().scenario->battlefield, rig.in_file(), test_catalogue()).empty());
    rig.key("ctrl+z");
    CHECK(rig.editor.map.tools.symmetry == about_origin);
    rig.put({lying("rock-1", {0, 7})});
    rig.click_hex({2, 0});
    rig.key("right");
    CHECK(rig.editor.map.tools.symmetry == about_origin);  // A part that moves leaves it.
}

TEST_CASE("turning the axis of a mirror is kept, too") {
    SessionRig rig;
    rig.put({lying("grass-1", {2, 0}), lying("grass-1", {-2, 0})});
    choose_symmetry(rig.editor, SymmetryKind::MirrorThroughHex);
    rig.settle();
    const Axis before = rig.editor.map.tools.symmetry.axis;
    turn_axis(rig.editor);
    CHECK(rig.editor.map.tools.symmetry.axis != before);
    CHECK(rig.editor.now().scenario->symmetry == rig.editor.map.tools.symmetry);
}

}  // namespace hexwright
