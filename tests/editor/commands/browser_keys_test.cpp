// Keys in a browser tab: those that the browser keeps for itself are no command's, and others stand in their place.
#include "editor/commands/browser_keys.h"

#include "editor/commands/commands.h"
#include "editor/commands/key_edits.h"
#include "formats/xml/bytes/file.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <cctype>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

KeyMap keys_in_tab() {
    KeyMap keys;
    keys.in_browser = true;
    return keys;
}

std::string shown_in_tab(std::string_view id) { return keys_of(*command(id), keys_in_tab(), test_words()); }

}  // namespace

TEST_CASE("tabs, windows, the address, reloading and tools are the browser's keys") {
    for (const char* text : {"ctrl+n", "ctrl+shift+n", "ctrl+t", "ctrl+w", "ctrl+r", "ctrl+l", "f5", "shift+f5", "f11",
                             "f12", "ctrl+f4", "alt+f4", "ctrl+shift+i"}) {
        INFO(text);
        CHECK(is_browsers(*key_from(text)));
    }
    for (const char* text : {"n", "ctrl+s", "ctrl+i", "f4", "alt+n", "ctrl+alt+n", "f1"}) {
        INFO(text);
        CHECK_FALSE(is_browsers(*key_from(text)));
        CHECK(in_browser(*key_from(text)) == *key_from(text));
    }
}

TEST_CASE("the page leaves to the browser what commands leave to it") {
    const std::string page = *read_file(HEXWRIGHT_SOURCE_DIR "/editor/app_web/page/keys.js", 100'000);
    const auto codes = [&](const std::string& list) {
        std::smatch found;
        REQUIRE(std::regex_search(page, found, std::regex(list + R"( = \[([^\]]*)\])")));
        std::vector<std::string> keys;
        const std::string inside = found[1];
        const std::regex code(R"('(?:Key)?(\w+)')");
        for (std::sregex_iterator at(inside.begin(), inside.end(), code), end; at != end; ++at)
            keys.push_back((*at)[1].str());
        REQUIRE_FALSE(keys.empty());
        return keys;
    };
    const auto is_kept = [](const std::string& text) {
        INFO(text);
        std::string lower = text;
        for (char& letter : lower) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        return is_browsers(*key_from(lower));
    };
    for (const std::string& key : codes("withControl")) CHECK(is_kept("ctrl+" + key));
    for (const std::string& key : codes("withShift")) CHECK(is_kept("ctrl+shift+" + key));
    for (const std::string& key : codes("alone")) CHECK(is_kept(key));
    std::size_t letters = 0;
    for (char letter = 'a'; letter <= 'z'; ++letter) letters += is_kept(std::string("ctrl+") + letter);
    CHECK(letters + 1 == codes("withControl").size());  // F4 is the other.
}

TEST_CASE("in a tab a command shows the key that works there") {
    CHECK(shown_in_tab("file.new") == "Alt+N");
    CHECK(shown_in_tab("play.new") == "Alt+Shift+P");
    CHECK(shown_in_tab("file.save") == "Ctrl+S");
    CHECK(command_for(*key_from("alt+n"), keys_in_tab()) == command("file.new"));
    CHECK(command_for(*key_from("ctrl+n"), keys_in_tab()) == nullptr);
    CHECK(command_for(*key_from("ctrl+n"), KeyMap{}) == command("file.new"));
}

TEST_CASE("in a tab no command has a key of the browser, and none loses its key to another") {
    const KeyMap keys = keys_in_tab();
    for (const Command& row : all_commands()) {
        INFO(row.id);
        CHECK(presses_of(row, keys).size() == presses_of(row, {}).size());
        for (const KeyPress press : presses_of(row, keys)) {
            CHECK_FALSE(is_browsers(press));
            for (const Command* other : commands_of(press, keys)) CHECK(may_share(row, *other, press, keys));
        }
    }
}

TEST_CASE("in a tab a key of the browser is given to no command, with a reason") {
    CHECK(why_reserved(*key_from("ctrl+n"), keys_in_tab())->id == "keys.reserved-browser");
    CHECK_FALSE(why_reserved(*key_from("alt+n"), keys_in_tab()));
    CHECK_FALSE(why_reserved(*key_from("ctrl+n"), {}));
}

}  // namespace hexwright
