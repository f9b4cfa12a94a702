// Opening, saving and leaving, with the questions in between.
#include "editor/files/files.h"

#include "editor/dialogs/dialogs.h"
#include "editor/editing/titles.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void change_something(Rig& rig) {
    rig.click_on("palette:grass-7");
    rig.click_hex({0, 0});
    REQUIRE(rig.editor.map.document.changed());
}

}  // namespace

TEST_CASE("changes are asked about before they go") {
    Rig rig;
    change_something(rig);
    rig.key("ctrl+w");
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
    SECTION("without saving the table is empty") {
        rig.click_on("dialog.do-not-save");
        CHECK(rig.pieces() == 0);
        CHECK_FALSE(rig.editor.map.document.changed());
    }
    SECTION("saving asks for a name, then the table is empty") {
        TemporaryFolder folder;
        rig.editor.user.folder = folder.path;
        rig.click_on("dialog.save");
        REQUIRE(rig.editor.dialog.kind == Dialog::SaveAs);
        rig.click_on("dialog.save");
        CHECK(std::filesystem::exists(folder.path / "untitled.xml"));
        CHECK(rig.pieces() == 0);
    }
}

TEST_CASE("a new map stands beside the one with changes, which nobody has to be asked about") {
    Rig rig;
    change_something(rig);
    rig.key("ctrl+n");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(rig.pieces() == 0);
    rig.key("ctrl+tab");
    CHECK(rig.pieces() == 1);
}

TEST_CASE("Save as selects the name without its ending each time, so that typing keeps the ending") {
    Rig rig;
    TemporaryFolder folder;
    rig.editor.user.folder = folder.path;
    change_something(rig);
    for (const char* name : {"ford", "brook", "hill 1.2"}) {
        run("file.save-as", rig.editor);
        rig.settle();
        rig.type(name);
        rig.click_on("dialog.save");
        INFO(name);
        CHECK(std::filesystem::exists(folder.path / (std::string(name) + ".xml")));
        CHECK(rig.editor.map.document.file() == folder.path / (std::string(name) + ".xml"));
    }
}

TEST_CASE("a map is saved under an ending that the dialog lists, and has it once") {
    struct {
        const char *typed, *file;
        bool keeps_ending;  // What is typed takes the place of the name alone.
    } const rows[] = {{"ford", "ford.xml", false},     {"ford.txt", "ford.txt.xml", false},
                      {"old.gz", "old.gz.xml", false}, {"ford.XML", "ford.XML", false},
                      {"ford.xml", "ford.xml", true},  {"FORD.XML", "FORD.XML", true}};
    for (const auto& row : rows) {
        Rig rig;
        TemporaryFolder folder;
        rig.editor.user.folder = folder.path;
        change_something(rig);
        run("file.save-as", rig.editor);
        rig.settle();
        if (!row.keeps_ending) rig.key("ctrl+a");
        rig.type(row.typed);
        rig.click_on("dialog.save");
        INFO(row.typed);
        CHECK(std::filesystem::exists(folder.path / row.file));
        CHECK(entries_of(folder.path).size() == 1);
    }
}

TEST_CASE("a picture of the map is chosen, seen and written from the File menu") {
    Rig rig("the-narrows");
    TemporaryFolder folder;
    rig.editor.user.folder = folder.path;
    run("file.picture", rig.editor);
    rig.settle();
    CHECK(rig.sees("picture:preview"));
    rig.click_on("picture-dialog.iso");
    rig.click_on("picture-dialog.width-600");
    rig.click_on("picture-dialog.save");
    REQUIRE(rig.editor.dialog.kind == Dialog::MapPictureTo);
    rig.click_on("dialog.save");
    rig.editor.jobs.wait_until_idle();
    rig.settle();
    CHECK(bytes_of(folder.path / "the-narrows.png").starts_with("\x89PNG"));
    CHECK(rig.notice().find("the-narrows.png") != std::string::npos);
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
    CHECK(title_of(rig.editor.map.document, rig.editor.words) == "The Narrows");
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
