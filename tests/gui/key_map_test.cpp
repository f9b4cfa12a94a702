// Keys that a person changes in a file: which presses work, and what menus and the key list show.
#include "editor/session/key_map.h"

#include "tests/editor/session/changed_keys.h"
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

}  // namespace hexwright
