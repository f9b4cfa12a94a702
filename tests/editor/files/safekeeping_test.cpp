// A map that nothing can lose: recovered after a crash, kept from other editors and programs. The dialogs' answers are
// given by the functions that their buttons call.
#include "editor/files/safekeeping.h"

#include "editor/commands/status_text.h"
#include "editor/files/file_news.h"
#include "editor/files/preferences.h"
#include "tests/editor/files/evening.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using testing::bytes_of;

struct SafeRig : SessionRig {  // Keeps the map safe as the window does before each frame.
    void settle() {
        keep_safe(editor);
        SessionRig::settle();
        keep_safe(editor);
    }
    void key(const char* text) {
        SessionRig::key(text);
        settle();
    }
};

}  // namespace

TEST_CASE("what was not saved when the editor ended is offered, and recovered as a step that can be undone") {
    const Evening evening;
    const std::string lost = crash<SafeRig>(evening), saved = bytes_of(evening.map);
    SafeRig rig;
    begin_safekeeping(rig.editor, evening.state);
    rig.settle();
    REQUIRE(rig.editor.dialog.kind == Dialog::Recover);
    recover(rig.editor);
    settle(rig);
    CHECK(rig.text() == lost);
    CHECK(rig.editor.map.document.file() == evening.map);
    CHECK(rig.editor.map.document.changed());
    CHECK(bytes_of(evening.map) == saved);
    CHECK(evening.files_in("recovery") == 1);  // This editor's own file by now.
    rig.key("ctrl+z");
    CHECK(rig.text() == saved);
    rig.key("ctrl+y");
    rig.key("ctrl+s");
    settle(rig);
    CHECK(bytes_of(evening.map) == lost);
    CHECK(evening.files_in("recovery") == 0);
}

TEST_CASE("a recovery of a file that was changed since asks before it replaces it") {
    const Evening evening;
    const std::string lost = crash<SafeRig>(evening);
    write(evening.map, bytes_of(sample("kestrel-keep")));
    SafeRig rig;
    begin_safekeeping(rig.editor, evening.state);
    rig.settle();
    recover(rig.editor);
    settle(rig);
    CHECK(rig.text() == lost);
    REQUIRE(rig.editor.dialog.kind == Dialog::Changed);
    keep_mine(rig.editor);
    rig.key("ctrl+s");
    CHECK(bytes_of(evening.map) == lost);
}

TEST_CASE("changes that the person lets go lie in the trash, leaving cleanly leaves nothing else") {
    const Evening evening;
    {
        SafeRig rig;
        begin_safekeeping(rig.editor, evening.state);
        REQUIRE(open_file(rig.editor, evening.map));
        remove_a_tile(rig);
        CHECK(evening.files_in("recovery") == 1);
        rig.key("ctrl+q");
        perform_pending(rig.editor);
        REQUIRE(rig.editor.quit);
    }
    CHECK(evening.files_in("recovery") == 0);
    CHECK(evening.files_in("open") == 0);
    CHECK(evening.files_in("trash") == 1);
}

TEST_CASE("where nothing can be written the map stays, unsaved and in the journal") {
    const Evening evening;
    SafeRig rig;
    begin_safekeeping(rig.editor, evening.state);
    REQUIRE(open_file(rig.editor, evening.map));
    remove_a_tile(rig);
    const std::string mine = rig.text();
    const bool full = GENERATE(true, false);
    CHECK_FALSE(save_file(rig.editor, full ? "/dev/full" : "/proc/nowhere.xml"));
    settle(rig);
    if (full) CHECK(rig.editor.dialog.trouble.find("the disk is full") != std::string::npos);
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.text() == mine);
    CHECK(rig.editor.map.document.changed());
    CHECK(rig.editor.map.document.file() == evening.map);
    CHECK(evening.files_in("recovery") == 1);
}

TEST_CASE("before the program is ended from outside, all that is open is on the disk") {
    const Evening evening;
    SafeRig rig;
    begin_safekeeping(rig.editor, evening.state);
    REQUIRE(open_file(rig.editor, evening.map));
    remove_a_tile(rig);
    const std::string mine = rig.text();
    keep_safe_at_once(rig.editor);
    CHECK_FALSE(rig.editor.map.keeping.journal->behind(rig.editor.map.document));
    REQUIRE(evening.files_in("recovery") == 1);
    for (const auto& each : std::filesystem::directory_iterator(evening.state / "recovery"))
        CHECK(read_recovery(bytes_of(each.path()))->text == mine);
}

TEST_CASE("the second window on a file says so") {
    const Evening evening;
    SafeRig first;
    begin_safekeeping(first.editor, evening.state);
    REQUIRE(open_file(first.editor, evening.map));
    {
        SafeRig second;
        begin_safekeeping(second.editor, evening.state);
        CHECK_FALSE(open_file(second.editor, evening.map));
        second.settle();
        REQUIRE(second.editor.dialog.kind == Dialog::InUse);
        SECTION("a copy has no file") {
            second.editor.dialog = {};
            CHECK(open_file(second.editor, evening.map, OpenHow::Copy));
            CHECK(second.pieces() == 75);
            CHECK_FALSE(second.editor.map.document.file());
            CHECK_FALSE(save_file(second.editor, evening.map));
            CHECK(second.editor.dialog.kind == Dialog::Trouble);
        }
        SECTION("both: whoever saves second is asked") {
            second.editor.dialog = {};
            CHECK(open_file(second.editor, evening.map, OpenHow::Shared));
            CHECK(second.editor.map.document.file() == evening.map);
            remove_a_tile(second);
            second.key("ctrl+s");
            CHECK_FALSE(second.editor.map.document.changed());
        }
        SECTION("cancel leaves what was there") {
            second.editor.dialog = {};
            CHECK(second.pieces() == 0);
        }
    }
    look_at_file(first.editor);
    const bool changed = bytes_of(evening.map) != bytes_of(sample("the-narrows"));
    CHECK((first.editor.dialog.kind == Dialog::Changed) == changed);
    const EditorState& again = first.editor;
    CHECK(again.map.keeping.lock.holds());
}

TEST_CASE("that nothing can be kept safe stands in the status line until it can, whatever else is said") {
    const Evening evening;
    SafeRig rig;
    begin_safekeeping(rig.editor, evening.state);
    REQUIRE(open_file(rig.editor, evening.map));
    fs::create_directories(evening.state);
    write(evening.state / "recovery", "a file where the folder should be");
    remove_a_tile(rig);
    const auto warned = [&] { return notice_text(rig.editor).find("cannot be backed up") != std::string::npos; };
    CHECK(warned());
    CHECK(tells_refusal(rig.editor));
    say(rig.editor.map.status, {"notice.saved", {{"file", "other.xml"}}});
    CHECK(warned());
    refuse(rig.editor.map.status, {"refused.outside"});
    CHECK_FALSE(warned());  // The reason of a refusal is read first.
    rig.editor.map.status.notice.reset();
    CHECK(warned());
    fs::remove(evening.state / "recovery");
    remove_a_tile(rig);
    CHECK_FALSE(warned());
    CHECK(evening.files_in("recovery") == 1);
}

TEST_CASE("the second window knows a file by its other name, and saving says what becomes of that") {
    const Evening evening;
    const fs::path other = evening.folder / "other.xml", third = evening.folder / "third.xml";
    fs::create_hard_link(evening.map, other);
    SafeRig first, second;
    begin_safekeeping(first.editor, evening.state);
    begin_safekeeping(second.editor, evening.state);
    REQUIRE(open_file(first.editor, evening.map));
    CHECK_FALSE(open_file(second.editor, other));
    CHECK(second.editor.dialog.kind == Dialog::InUse);
    CHECK(second.editor.dialog.target == evening.map);
    remove_a_tile(first);
    first.key("ctrl+s");
    CHECK(notice_text(first.editor).find("another name") != std::string::npos);
    CHECK(bytes_of(evening.map) != bytes_of(other));
    second.editor.dialog = {};
    CHECK(open_file(second.editor, other));  // They are two files by now.
    fs::create_hard_link(evening.map, third);
    SafeRig last;
    begin_safekeeping(last.editor, evening.state);
    CHECK_FALSE(open_file(last.editor, third));
    remove_a_tile(first);
    CHECK(save_file(first.editor, third));  // Its own other name.
    CHECK(first.editor.map.document.file() == third);
    CHECK_FALSE(open_file(last.editor, third));
    CHECK(open_file(last.editor, evening.map));
}

TEST_CASE("broken settings are told once, and the usual ones hold") {
    const Evening evening;
    write(evening.folder / "settings.xml", "rubbish");
    SafeRig rig;
    begin_preferences(rig.editor, evening.folder / "settings.xml");
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.editor.dialog.remedy.find("settings.xml.broken-1") != std::string::npos);
}

}  // namespace hexwright
