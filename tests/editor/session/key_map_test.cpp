// Keys that a person changes in a file: which presses work, and what menus and the key list show.
#include "editor/session/key_map.h"

#include "tests/editor/session/changed_keys.h"
#include "tests/editor/session/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a key that is given away is taken from whatever had it, none leaves a command without") {
    const ReadKeys read =
        keys_from("<key command=\"file.save\" press=\"ctrl+shift+z\"/> <key command=\"level.all\" press=\"none\"/>");
    CHECK(read.troubles.empty());
    CHECK(command_for(*key_from("ctrl+shift+z"), read.keys)->id == "file.save");
    CHECK(shown("edit.redo", read.keys) == "Ctrl+Y");
    CHECK(shown("level.all", read.keys).empty());
    CHECK(command_for(*key_from("a"), read.keys) == nullptr);
    CHECK(command_for(*key_from("ctrl+s"), read.keys)->id == "play.save");  // The other mode's.
}

TEST_CASE("what cannot be used is told with its place, the other lines hold") {
    const ReadKeys read = keys_from(
        "<key command=\"edit.undoo\" press=\"ctrl+z\"/>\n<key command=\"edit.redo\" press=\"hyper+z\"/>\n"
        "<key command=\"view.dark\" press=\"f9\"/>\n  <key command=\"edit.undo\" press=\"f9\"/>\n<key press=\"f9\"/>");
    REQUIRE(read.troubles.size() == 4);
    CHECK(describe(read.troubles[0], test_words()) ==
          "keys.xml:3:6: there is no command edit.undoo; did you mean edit.undo?");
    CHECK(describe(read.troubles[1], test_words()) ==
          "keys.xml:4:26: hyper+z is not a key; write one like ctrl+z, shift+f5, pgup or none");
    CHECK(describe(read.troubles[2], test_words()) ==
          "keys.xml:6:28: f9 is already given to view.dark above; give edit.undo another key");
    CHECK(read.troubles[3].at->line == 7);
    CHECK(command_for(*key_from("f9"), read.keys)->id == "view.dark");
    CHECK(read_keys("rubbish", "keys.xml").troubles.size() == 1);
    CHECK(read_keys("<keys xmlns=\"urn:hexwright:keys:1\"><kex/></keys>", "keys.xml").troubles.size() == 1);
}

TEST_CASE("keys have names for files, and read back as they are shown") {
    for (const char* text : {"f1", "f12", "ctrl+shift+f5", "alt+,", "7", "pgup", "ctrl+-"}) {
        INFO(text);
        REQUIRE(key_from(text));
        std::string shown = to_text(*key_from(text));
        std::ranges::transform(shown, shown.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
        CHECK(key_from(shown) == key_from(text));
    }
    for (const char* text : {"f0", "f13", "f1x", "", "ctrl+", "ctrl", "hyper+a"}) CHECK_FALSE(key_from(text));
}

}  // namespace hexwright
