// Maps of other programs in the window: opened with a report, saved in our format or back, never overwritten by
// accident.
#include "editor/dialogs/dialogs.h"
#include "editor/editing/carry_tool.h"
#include "editor/files/files.h"
#include "tests/editor/workspace/foreign_map.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("an .hsc opens with an account of what became what") {
    TemporaryFolder folder;
    Rig rig;
    REQUIRE(open_file(rig.editor, written(folder, "meadow.hsc", meadow)));
    rig.settle();
    CHECK(rig.pieces() == 2);
    REQUIRE(rig.editor.dialog.kind == Dialog::Imported);
    CHECK(rig.editor.dialog.report.became.size() == 2);  // The name and the grass.
    CHECK(rig.editor.dialog.report.left.size() == 1);    // The figure.
    rig.click_on("dialog.ok");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK_FALSE(rig.editor.map.document.changed());
}

TEST_CASE("saving a map that came from an .hsc asks where, and suggests a file of ours") {
    TemporaryFolder folder;
    const auto file = written(folder, "meadow.hsc", meadow);
    Rig rig;
    REQUIRE(open_file(rig.editor, file));
    rig.settle();
    rig.key("enter");
    rig.key("ctrl+s");
    REQUIRE(rig.editor.dialog.kind == Dialog::SaveAs);
    rig.click_on("dialog.save");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(bytes_of(file) == meadow);
    CHECK(bytes_of(folder.path / "meadow.xml") == rig.text());
    CHECK(rig.editor.map.document.file() == folder.path / "meadow.xml");
}

TEST_CASE("before a map goes out as .hsc, what changes is listed, the answer can be no") {
    TemporaryFolder folder;
    Rig rig("the-narrows");
    const std::filesystem::path target = folder.path / "narrows.hsc";
    save_to(rig.editor, target);
    rig.settle();
    REQUIRE(rig.editor.dialog.kind == Dialog::Exporting);
    CHECK_FALSE(std::filesystem::exists(target));
    SECTION("cancel writes nothing") {
        rig.click_on("dialog.cancel");
        CHECK_FALSE(std::filesystem::exists(target));
        CHECK(rig.editor.dialog.kind == Dialog::None);
    }
    SECTION("saving writes it, and it opens again") {
        rig.click_on("dialog.save");
        REQUIRE(std::filesystem::exists(target));
        CHECK(rig.editor.map.status.notice->words.id == "notice.saved-in-part");
        REQUIRE(open_file(rig.editor, target));
        CHECK(rig.pieces() == 75);
    }
    SECTION("leaving by way of it asks again: what stays behind is in no file") {
        rig.click_on("dialog.cancel");
        rig.key("ctrl+a");
        rig.key("del");
        REQUIRE(rig.editor.map.document.changed());
        rig.editor.dialog = {.then = PendingAction::Quit};
        save_to(rig.editor, target, ExportConsent::Given);
        rig.settle();
        CHECK(rig.editor.dialog.kind == Dialog::Unsaved);
        CHECK(rig.editor.dialog.then == PendingAction::Quit);
        CHECK_FALSE(rig.editor.quit);
    }
}

TEST_CASE("the file dialog shows what opens as a map") {
    TemporaryFolder folder;
    for (const char* name : {"a.xml", "b.HSC", "c.json", "d.json.gz", "e.txt", "f.tar.gz", "g.gz"})
        written(folder, name, "x");
    std::vector<std::string> names;
    for (const FolderEntry& entry : entries_of(folder.path)) names.push_back(entry.name);
    CHECK(names ==
          std::vector<std::string>{"a.xml", "b.HSC", "c.json", "d.json.gz", "g.gz"});  // The web editor writes "g.gz".
}

TEST_CASE("a map of which nothing is understood is refused, and the map on the desk stays") {
    TemporaryFolder folder;
    Rig rig("the-narrows");
    const auto strange = written(folder, "strange.json", R"({"boardPieces": {"0~1~0~0~zz": "zz"}})");
    CHECK_FALSE(open_file(rig.editor, strange));
    rig.settle();
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.pieces() == 75);
    rig.click_on("dialog.ok");
    CHECK_FALSE(merge_file(rig.editor, strange));
    rig.settle();
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.pieces() == 75);
}

TEST_CASE("merging a foreign map tells what of it was not understood") {
    TemporaryFolder folder;
    Rig rig("the-narrows");
    REQUIRE(merge_file(rig.editor, written(folder, "early.json",
                                           R"({"boardPieces": {"0,1,0,0,grass7": "grass7", "0,9,0,0,zz": "zz"}})")));
    rig.settle();
    REQUIRE(rig.editor.dialog.kind == Dialog::Imported);
    CHECK(rig.editor.dialog.report.left.size() == 1);
    rig.click_on("dialog.ok");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(rig.editor.map.tools.carried);
}

}  // namespace hexwright
