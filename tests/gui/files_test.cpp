// Opening, saving and leaving, with the questions in between.
#include "editor/session/files.h"

#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void change_something(Rig& rig) {
    rig.click_on("palette:grass-7");
    rig.click_hex({0, 0});
    REQUIRE(rig.editor.document.changed());
}

}  // namespace

TEST_CASE("changes are asked about before they go") {
    Rig rig;
    change_something(rig);
    rig.key("ctrl+n");
    REQUIRE(rig.editor.dialog.kind == Dialog::Unsaved);
    SECTION("cancel keeps all as it is") {
        rig.click_on("dialog.cancel");
        CHECK(rig.pieces() == 1);
        CHECK(rig.editor.dialog.kind == Dialog::None);
    }
    SECTION("so does Esc") {
        rig.key("esc");
        CHECK(rig.pieces() == 1);
        CHECK(rig.editor.dialog.kind == Dialog::None);
    }
    SECTION("without saving the map is new") {
        rig.click_on("dialog.do-not-save");
        CHECK(rig.pieces() == 0);
        CHECK_FALSE(rig.editor.document.changed());
    }
    SECTION("saving asks for a name, then makes the map new") {
        TemporaryFolder folder;
        rig.editor.user.folder = folder.path;
        rig.click_on("dialog.save");
        REQUIRE(rig.editor.dialog.kind == Dialog::SaveAs);
        rig.click_on("dialog.save");
        CHECK(std::filesystem::exists(folder.path / "untitled.xml"));
        CHECK(rig.pieces() == 0);
    }
}

TEST_CASE("quitting with changes asks first, and no key reaches the map behind the question") {
    Rig rig;
    change_something(rig);
    rig.key("ctrl+q");
    CHECK_FALSE(rig.editor.quit);
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 1);
    rig.click_on("dialog.do-not-save");
    CHECK(rig.editor.quit);
}

TEST_CASE("a file is chosen by keyboard or by a double click") {
    TemporaryFolder folder;
    std::filesystem::create_directories(folder.path / "inner");
    std::filesystem::copy_file(sample("the-narrows"), folder.path / "inner" / "narrows.xml");
    std::ofstream(folder.path / "notes.txt") << "not a map";
    Rig rig;
    rig.editor.user.folder = folder.path;
    rig.key("ctrl+o");
    REQUIRE(rig.sees("entry:inner"));
    CHECK_FALSE(rig.sees("entry:notes.txt"));
    rig.key("down");
    rig.key("enter");
    REQUIRE(rig.sees("entry:narrows.xml"));
    rig.click_on("entry:narrows.xml");
    rig.click_on("dialog.open");
    CHECK(rig.pieces() == 75);
    CHECK(title_of(rig.editor.document, rig.editor.words) == "The Narrows");
}

TEST_CASE("a broken file is named with its place, what was open stays") {
    TemporaryFolder folder;
    const std::filesystem::path file = folder.path / "broken.xml";
    std::ofstream(file) << "<?xml version=\"1.0\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"x\">\n  "
                           "<nonsense/>\n</scenario>\n";
    Rig rig("the-narrows");
    CHECK_FALSE(open_file(rig.editor, file));
    rig.settle();
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.editor.dialog.trouble.find("broken.xml:3:") != std::string::npos);
    CHECK(rig.pieces() == 75);
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("an existing file is replaced only when the person says so") {
    TemporaryFolder folder;
    std::ofstream(folder.path / "mine.xml") << "precious";
    Rig rig;
    change_something(rig);
    rig.editor.user.folder = folder.path;
    rig.key("ctrl+shift+s");
    rig.click_on("entry:mine.xml");
    rig.click_on("dialog.save");
    REQUIRE(rig.editor.dialog.kind == Dialog::Overwrite);
    rig.click_on("dialog.cancel");
    CHECK(bytes_of(folder.path / "mine.xml") == "precious");
    rig.click_on("dialog.save");
    rig.click_on("dialog.replace");
    CHECK(bytes_of(folder.path / "mine.xml") == rig.text());
}

}  // namespace hexwright
