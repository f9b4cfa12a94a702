// Keys that a person changes in a file: which presses work, and what menus and the key list show.
#include "editor/workspace/key_map.h"

#include "editor/commands/key_edits.h"
#include "editor/commands/keys_file.h"
#include "tests/editor/commands/changed_keys.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a key of one's own does what it says, and the table's key of that command nothing") {
    Rig rig;
    rig.editor.user.keys =
        keys_from("<key command=\"edit.undo\" press=\"alt+backspace\"/> <key command=\"edit.undo\" press=\"f9\"/>")
            .keys;
    rig.click_on("palette:grass-7");
    rig.click_hex({0, 0});
    rig.key("ctrl+z");
    CHECK(rig.pieces() == 1);
    rig.key("f9");
    CHECK(rig.pieces() == 0);
    rig.key("ctrl+y");
    rig.key("alt+backspace");
    CHECK(rig.pieces() == 0);
    CHECK(shown("edit.undo", rig.editor.user.keys) == "Alt+Backspace, F9");
    CHECK(shown("edit.redo", rig.editor.user.keys) == "Ctrl+Y, Ctrl+Shift+Z");
}

TEST_CASE("a file of keys with mistakes opens a dialog at the start") {
    TemporaryFolder folder;
    std::ofstream(folder / "keys.xml")
        << "<keys xmlns=\"urn:hexwright:keys:1\"><key command=\"nothing\" press=\"f9\"/></keys>";
    Rig rig;
    begin_keys(rig.editor, folder / "missing.xml");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    begin_keys(rig.editor, folder / "keys.xml");
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.editor.dialog.trouble.find("keys.xml:1:") != std::string::npos);
}

namespace {

std::string shown_text(const Rig&) { return drawn_text(*ImGui::GetDrawData()); }
bool tells(const Rig& rig, const char* words) { return shown_text(rig).find(words) != std::string::npos; }

// The list of keys, with this command chosen by typing.
void open_at(Rig& rig, const char* search) {
    rig.key("?");
    rig.settle();
    rig.type(search);
}

}  // namespace

TEST_CASE("a key is given, taken over, taken away and put back by keys alone, and kept at once") {
    TemporaryFolder folder;
    Rig rig;
    begin_keys(rig.editor, folder / "keys.xml");
    open_at(rig, "dark");
    const auto now = [&](const char* id) { return shown(id, rig.editor.user.keys); };
    const std::string usual = now("view.dark");
    rig.key("enter");
    CHECK(tells(rig, "Press the new key"));
    rig.key("f12");
    CHECK(now("view.dark") == usual + (usual.empty() ? "" : ", ") + "F12");
    CHECK(read_keys(bytes_of(folder / "keys.xml"), "").keys == rig.editor.user.keys);
    SECTION("another command's key is offered with its name") {
        rig.key("enter");
        rig.key("ctrl+z");
        CHECK(tells(rig, "Ctrl+Z belongs to: Undo"));
        rig.key("esc");
        CHECK(now("edit.undo") == "Ctrl+Z");
        rig.key("enter");
        rig.key("ctrl+z");
        rig.key("enter");
        CHECK(now("edit.undo").empty());
        CHECK(command_for(*key_from("ctrl+z"), rig.editor.user.keys)->id == "view.dark");
        rig.click_on("keys:undo");
        CHECK(now("edit.undo") == "Ctrl+Z");
    }
    SECTION("reserved keys are refused, and nothing happens") {
        rig.key("enter");
        rig.key("space");
        CHECK(tells(rig, "drags the map"));
        rig.key("enter");
        rig.key("esc");
        CHECK(rig.editor.dialog.kind == Dialog::Keys);  // It only stopped waiting.
        CHECK(now("view.dark").ends_with("F12"));
    }
    SECTION("taken away and put back") {
        rig.key("del");
        CHECK(now("view.dark") == usual);
        rig.key("enter");
        rig.key("f12");
        rig.key("insert");
        CHECK(now("view.dark") == usual);
        rig.click_on("keys:all-usual");
        CHECK(rig.editor.user.keys == KeyMap{});
    }
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("the list of keys is searched by words and by keys, and shows commands without one") {
    Rig rig;
    open_at(rig, "resign");
    CHECK(rig.sees("key:play.resign"));
    rig.key("ctrl+a");
    rig.type("ctrl+shift+z");
    CHECK(rig.sees("key:edit.redo"));
    CHECK_FALSE(rig.sees("key:edit.undo"));
    rig.key("ctrl+a");
    rig.type("nothing is called so");
    CHECK(tells(rig, "No command"));
    rig.key("enter");  // There is nothing to give a key to.
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("by mouse: a row is clicked, a key of several is taken away, the usual one that another has is asked for") {
    Rig rig;
    open_at(rig, "redo");
    rig.click_on("key:edit.redo");
    rig.click_on("keys:take-0");
    CHECK(shown("edit.redo", rig.editor.user.keys) == "Ctrl+Shift+Z");
    rig.editor.user.keys = with_key(rig.editor.user.keys, *command("view.dark"), *key_from("ctrl+y"));
    rig.click_on("keys:usual");
    CHECK(tells(rig, "Ctrl+Y belongs to"));
    rig.click_on("keys.take-over");
    CHECK(shown("edit.redo", rig.editor.user.keys) == "Ctrl+Y, Ctrl+Shift+Z");
    rig.click_on("keys:new");
    rig.key("shift+a");
    rig.click_on("keys:undo");
    rig.click_on("dialog.ok");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("keys are called as the language of the window calls them, in menus") {
    static const Words german = words_of_language("de");
    Rig rig(test_catalogue(), german);
    CHECK(to_text(*key_from("ctrl+shift+pgup"), german) == "Strg+Umschalt+Bild auf");
    CHECK(to_text(*key_from("kp5"), german) == "Num 5");
    CHECK(file_text(*key_from("ctrl+shift+pgup")) == "ctrl+shift+pgup");
    rig.click_on("menu.edit");
    CHECK(tells(rig, "Strg+Z"));
    CHECK(tells(rig, "Entf"));
    CHECK_FALSE(tells(rig, "Ctrl"));
}

TEST_CASE("the list of keys calls them as the language of the window does, and finds them so") {
    static const Words german = words_of_language("de");
    Rig rig(test_catalogue(), german);
    open_at(rig, "Strg+Y");
    CHECK(rig.sees("key:edit.redo"));
    CHECK_FALSE(rig.sees("key:edit.undo"));
    CHECK_FALSE(tells(rig, "Ctrl"));
}

}  // namespace hexwright
