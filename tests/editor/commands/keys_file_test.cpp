// Keys that a person changes in a file: which presses work, and what menus and the key list show.
#include "editor/commands/keys_file.h"

#include "editor/commands/key_edits.h"
#include "editor/workspace/key_map.h"
#include "tests/editor/commands/changed_keys.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <fstream>

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
          "keys.xml:6:28: f9 is already used for view.dark above; give edit.undo another key");
    CHECK(read.troubles[3].at->line == 7);
    CHECK(command_for(*key_from("f9"), read.keys)->id == "view.dark");
    CHECK(read_keys("rubbish", "keys.xml").troubles.size() == 1);
    CHECK(read_keys("<keys xmlns=\"urn:hexwright:keys:1\"><kex/></keys>", "keys.xml").troubles.size() == 1);
}

TEST_CASE("keys have names for files, and read back as they are shown") {
    for (const char* text : {"f1", "f12", "ctrl+shift+f5", "alt+,", "7", "pgup", "ctrl+-"}) {
        INFO(text);
        REQUIRE(key_from(text));
        std::string shown = to_text(*key_from(text), test_words());
        std::ranges::transform(shown, shown.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
        CHECK(key_from(shown) == key_from(text));
    }
    for (const char* text : {"f0", "f13", "f1x", "", "ctrl+", "ctrl", "hyper+a"}) CHECK_FALSE(key_from(text));
}

namespace {

const Command& command_named(const char* id) { return *command(id); }
KeyPress pressed(const char* text) { return *key_from(text); }
std::string ids_of(const std::vector<const Command*>& found) {
    std::string text;
    for (const Command* each : found) text += (text.empty() ? "" : " ") + std::string(each->id);
    return text;
}

}  // namespace

TEST_CASE("a key that two modes share stays with both, whichever of them is named in the file") {
    const ReadKeys read =
        keys_from("<key command=\"file.save\" press=\"ctrl+s\"/> <key command=\"file.save\" press=\"f12\"/>");
    CHECK(read.troubles.empty());
    CHECK(ids_of(commands_of(pressed("ctrl+s"), read.keys)) == "file.save play.save");
    // Never there at once: each may have it alone.
    CHECK(keys_from("<key command=\"edit.undo\" press=\"f12\"/> <key command=\"play.resign\" press=\"f12\"/>")
              .troubles.empty());
    const KeyMap given = with_key({}, command_named("play.resign"), pressed("ctrl+d"));
    CHECK(ids_of(commands_of(pressed("ctrl+d"), given)) == "scenario.duplicate edit.duplicate play.resign");
}

TEST_CASE("every key of every command reads back from a file as it was") {
    KeyMap keys;
    for (const Command& row : all_commands())
        if (!usual_keys(row, {}).empty()) keys.changed[std::string(row.id)] = usual_keys(row, {});
    keys.changed["level.all"] = {};
    const ReadKeys read = read_keys(write_keys(keys), "keys.xml");
    REQUIRE(read.troubles.empty());
    CHECK(read.keys == keys);
}

TEST_CASE("a key is given, taken over, taken away and put back, and the file names only what differs") {
    const KeyMap none;
    CHECK(ids_of(losers(pressed("ctrl+z"), command_named("view.dark"), none)) == "edit.undo play.take-back");
    CHECK(losers(pressed("f12"), command_named("view.dark"), none).empty());
    KeyMap keys = with_key(none, command_named("view.dark"), pressed("ctrl+z"));
    CHECK(shown("edit.undo", keys).empty());
    CHECK(keys.changed.size() == 1);
    CHECK_FALSE(has_usual_keys(command_named("edit.undo"), keys));
    CHECK(ids_of(losers(pressed("ctrl+z"), command_named("edit.undo"), keys)) == "view.dark");
    SECTION("taken over again, it is as it was") {
        keys = with_key(keys, command_named("edit.undo"), pressed("ctrl+z"));
        CHECK(shown("edit.undo", keys) == shown("edit.undo", none));
        CHECK(shown("view.dark", keys) == shown("view.dark", none));
        CHECK(keys == none);
    }
    SECTION("taken away, the others have it again") {
        keys = without_key(keys, command_named("view.dark"), pressed("ctrl+z"));
        CHECK(keys == none);
        keys = without_key(keys, command_named("edit.redo"), pressed("ctrl+y"));
        CHECK(shown("edit.redo", keys) == "Ctrl+Shift+Z");
        keys = without_key(keys, command_named("edit.redo"), pressed("ctrl+shift+z"));
        CHECK(shown("edit.redo", keys).empty());
        CHECK(read_keys(write_keys(keys), "keys.xml").keys == keys);
        CHECK(with_usual_keys(keys, command_named("edit.redo")) == none);
    }
}

TEST_CASE("some keys are no command's: each is refused with a reason") {
    for (const char* text : {"esc", "ctrl+esc", "space", "alt+f4"}) {
        INFO(text);
        REQUIRE(why_reserved(pressed(text), {}));
        CHECK_FALSE(test_words()(*why_reserved(pressed(text), {})).empty());
    }
    CHECK(why_reserved({static_cast<Key>(283)}, {}));  // Print screen.
    for (const char* text : {"ctrl+space", "f4", "kp5", "?", "a", "shift+pgup"})
        CHECK_FALSE(why_reserved(pressed(text), {}));
}

TEST_CASE("keys are kept at once, whole or not at all") {
    const testing::TemporaryFolder folder;
    SessionRig rig;
    begin_keys(rig.editor, folder / "hexwright" / "keys.xml");
    const KeyMap keys = with_key({}, command_named("view.dark"), pressed("f12"));
    CHECK_FALSE(keep_keys(rig.editor, keys));
    SessionRig later;
    begin_keys(later.editor, folder / "hexwright" / "keys.xml");
    CHECK(later.editor.user.keys == keys);
    SECTION("a file with mistakes is set aside before it is written") {
        const std::string mine = "<keys xmlns=\"urn:hexwright:keys:1\"><key command=\"nothing\" press=\"f9\"/></keys>";
        std::ofstream(folder / "mine.xml") << mine;
        begin_keys(later.editor, folder / "mine.xml");
        CHECK_FALSE(keep_keys(later.editor, keys));
        CHECK(testing::bytes_of(folder / "mine.xml.broken-1") == mine);
        CHECK(read_keys(testing::bytes_of(folder / "mine.xml"), "mine.xml").keys == keys);
        CHECK_FALSE(keep_keys(later.editor, {}));
        CHECK_FALSE(std::filesystem::exists(folder / "mine.xml.broken-2"));
    }
    SECTION("where they cannot be written, they stay as they were, and it is said why") {
        std::filesystem::create_directory(folder / "full.xml");
        later.editor.user.keys_file = {folder / "full.xml"};
        const auto trouble = keep_keys(later.editor, {});
        REQUIRE(trouble);
        CHECK(describe(*trouble, test_words()).find("full.xml") != std::string::npos);
        CHECK(later.editor.user.keys == keys);
    }
}

}  // namespace hexwright
