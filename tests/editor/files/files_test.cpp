// Opening, saving and leaving without a question, maps of other programs among them.
#include "editor/files/files.h"

#include "editor/editing/titles.h"
#include "tests/editor/workspace/foreign_map.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <filesystem>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using testing::bytes_of, testing::TemporaryFolder;

}  // namespace

TEST_CASE("a map opened, changed, undone and saved is the same file") {
    TemporaryFolder folder;
    const std::filesystem::path file = folder.path / "narrows.xml";
    std::filesystem::copy_file(sample("the-narrows"), file, std::filesystem::copy_options::overwrite_existing);
    SessionRig rig;
    REQUIRE(open_file(rig.editor, file));
    rig.settle();
    rig.editor.map.tools.selected = {rig.editor.now().scenario->battlefield.pieces().back().id};
    rig.key("del");
    CHECK(rig.pieces() == 74);
    rig.key("ctrl+z");
    rig.key("ctrl+s");
    CHECK(bytes_of(file) == bytes_of(sample("the-narrows")));
    rig.key("ctrl+y");
    rig.key("ctrl+s");
    CHECK(bytes_of(file) == rig.text());
    CHECK_FALSE(rig.editor.map.document.changed());
}

TEST_CASE("quitting with nothing to lose asks nothing") {
    SessionRig rig("the-narrows");
    rig.key("ctrl+q");
    CHECK(rig.editor.quit);
}

TEST_CASE("an untouched .hsc goes back without a question, with its own bytes") {
    TemporaryFolder folder;
    SessionRig rig;
    REQUIRE(open_file(rig.editor, written(folder, "meadow.hsc", meadow)));
    rig.editor.dialog = {};
    save_to(rig.editor, folder.path / "again.hsc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(bytes_of(folder.path / "again.hsc") == meadow);
}

TEST_CASE("a web map opens, and saving asks where") {
    TemporaryFolder folder;
    SessionRig rig;
    REQUIRE(open_file(
        rig.editor,
        written(folder, "map.json", R"({"hexMap": {"name": "Web"}, "boardPieces": {"0~1~0~0~g7": "g7", "x": "y"}})")));
    rig.settle();
    REQUIRE(rig.editor.dialog.kind == Dialog::Imported);
    CHECK(rig.editor.dialog.report.left.size() == 1);
    rig.editor.dialog = {};
    rig.key("ctrl+s");
    CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
    CHECK(suggested_name(rig.editor.map.document, rig.editor.words) == "map.xml");
}

TEST_CASE("a map opened after another is looked at anew, also where it was not changed") {
    SessionRig rig("the-narrows");
    const unsigned long long shown = rig.editor.now().number;
    REQUIRE(open_file(rig.editor, sample("montiqua-ledge")));
    // The 3D view's meshes and the rows of the checks panel are cached by this number.
    CHECK(rig.editor.now().number != shown);
}

TEST_CASE("a map opens on the level of its highest piece, however tall the pieces are") {
    CHECK(SessionRig("waters-of-life").editor.map.view.level == 4);  // The hive reaches far above.
}

}  // namespace hexwright
