// The first screen: sample maps as pictures, recent files, and which sets the person owns; also pictures in the file
// dialog.
#include "editor/dialogs/welcome.h"

#include "editor/session/files.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void settle(Rig& rig) {
    rig.settle();
    rig.editor.jobs.wait_until_idle();
    rig.settle();
}

}  // namespace

TEST_CASE("the first screen shows the samples, and opens one as a copy without a file") {
    Rig rig;
    rig.editor.user.settings.first_run_done = true;
    begin_welcome(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::Welcome);
    REQUIRE(rig.sees("sample:the-narrows"));
    CHECK(rig.backend.uploads >= 14);  // One picture each.
    rig.click_on("sample:kestrel-keep");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(title_of(rig.editor.document, rig.editor.words) == "Kestrel Keep");
    CHECK_FALSE(rig.editor.document.file());
    CHECK_FALSE(rig.editor.document.changed());
    CHECK(rig.editor.user.settings.recent_files.empty());
}

TEST_CASE("the first screen ends with an empty table, an Open dialog or a recent file") {
    TemporaryFolder folder;
    std::filesystem::copy_file(sample("the-narrows"), folder / "narrows.xml");
    Rig rig;
    rig.editor.user.settings.first_run_done = true;
    rig.editor.user.settings.recent_files = {folder / "gone.xml", folder / "narrows.xml"};
    begin_welcome(rig.editor);
    settle(rig);
    SECTION("Enter: a new table") {
        rig.key("enter");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(rig.pieces() == 0);
    }
    SECTION("open another") {
        rig.click_on("command.file.open");
        CHECK(rig.editor.dialog.kind == Dialog::Open);
    }
    SECTION("a recent file") {
        rig.click_on("welcome-file:1");
        CHECK(rig.pieces() == 75);
        CHECK(rig.editor.document.file() == folder / "narrows.xml");
    }
    SECTION("one that is gone only leaves the list") {
        rig.click_on("welcome-file:0");
        CHECK(rig.editor.dialog.kind == Dialog::Welcome);
        rig.click_on("welcome-remove:0");
        CHECK(rig.editor.user.settings.recent_files.size() == 1);
    }
}

TEST_CASE("the first time of all somebody says what they own, it is kept as a collection and counts from then on") {
    TemporaryFolder data;
    Rig rig;
    rig.editor.user.data = data.path;
    begin_welcome(rig.editor);
    settle(rig);
    REQUIRE(rig.editor.dialog.kind == Dialog::FirstSets);
    SECTION("two boxes") {
        rig.click_on("more:rise-of-the-valkyrie");
        rig.click_on("more:rise-of-the-valkyrie");
        rig.click_on("more:rise-of-the-valkyrie");
        rig.click_on("fewer:rise-of-the-valkyrie");
        rig.click_on("first-sets.done");
        settle(rig);
        CHECK(rig.editor.user.settings.first_run_done);
        CHECK(rig.editor.user.settings.collections == std::vector<std::string>{"My collection"});
        EditorState next(test_catalogue(), test_words());  // A later run of the program.
        next.user.data = data.path;
        next.user.settings = rig.editor.user.settings;
        take_own_collection(next);
        REQUIRE(next.document.owned());
        REQUIRE(next.document.owned()->sets.size() == 1);
        CHECK(next.document.owned()->sets[0].count == 2);
        CHECK(rig.editor.document.owned() == next.document.owned());
        CHECK(rig.editor.dialog.kind == Dialog::Welcome);
    }
    SECTION("not now: nothing is kept, and it is not asked again") {
        rig.click_on("first-sets.later");
        settle(rig);
        CHECK(rig.editor.user.settings.collections.empty());
        CHECK_FALSE(rig.editor.document.owned());
        CHECK(rig.editor.user.settings.first_run_done);
    }
}

TEST_CASE("the file dialog shows the chosen map, a file that is none says why") {
    TemporaryFolder folder;
    std::filesystem::copy_file(sample("the-narrows"), folder / "城砦 Ünder.xml");
    std::ofstream(folder / "broken.xml") << "<nothing";
    Rig rig;
    rig.editor.user.folder = folder.path;
    rig.key("ctrl+o");
    rig.key("down");
    settle(rig);
    CHECK(rig.sees("dialog:preview"));
    const int pictures = rig.backend.uploads;
    rig.key("down");
    settle(rig);
    CHECK(rig.backend.uploads == pictures + 1);
    CHECK(rig.sees("dialog:preview"));
    rig.key("enter");
    CHECK(rig.editor.document.file() == folder / "城砦 Ünder.xml");
    CHECK(rig.pieces() == 75);
}

TEST_CASE("bookmarks of the file dialog lead to the samples and to the open map") {
    Rig rig;
    rig.key("ctrl+o");
    REQUIRE(rig.sees("bookmark:samples"));
    rig.click_on("bookmark:samples");
    CHECK(rig.sees("entry:the-narrows.xml"));
}

}  // namespace hexwright
