// Keys by the character printed on them, in several layouts. The characters are those that the layouts of X11 give.
#include "editor/commands/printed_keys.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

constexpr Mods held_shift{false, true, false}, held_ctrl{true, false, false};

std::string seen_as(char position, std::string_view printed, Mods mods = {}, bool latin = true) {
    return file_text(press_of({static_cast<Key>(position), printed, mods, latin}));
}

}  // namespace

TEST_CASE("keys do what the character on them says, wherever the layout has it") {
    CHECK(seen_as(';', "m") == "m");  // French.
    CHECK(seen_as('M', ",") == ",");
    CHECK(seen_as('M', ",", held_ctrl) == "ctrl+,");
    CHECK(seen_as('Q', "a") == "a");
    CHECK(seen_as(';', "s") == "s");  // Dvorak.
    CHECK(seen_as('/', "z", held_ctrl) == "ctrl+z");
    CHECK(seen_as('X', "q") == "q");
    CHECK(seen_as('Q', "'") == "'");
    CHECK(seen_as(';', "o") == "o");  // Colemak.
    CHECK(seen_as('P', ";") == ";");
    CHECK(seen_as('[', "z") == "z");  // Bépo.
    CHECK(seen_as(']', "w") == "w");
    CHECK(seen_as('K', "s", held_shift) == "shift+s");
}

TEST_CASE(
    "a letter that we have no key for is no other key, but where no Latin letter is typed keys go by their places") {
    CHECK(seen_as('W', "\u00e9").empty());  // Bépo's é.
    CHECK(seen_as('Y', "").empty());        // Its dead circumflex.
    CHECK(seen_as('W', "\u0446", {}, false) == "w");
    CHECK(seen_as(',', "\u0431", {}, false) == ",");
}

TEST_CASE("the row of digits has digits where a layout prints them above other characters, with Shift and without") {
    CHECK(seen_as('1', "&") == "1");
    CHECK(seen_as('2', "\u00e9") == "2");
    CHECK(seen_as('1', "&", held_shift) == "1");
    CHECK(seen_as('1', "1", held_shift) == "shift+1");  // American: an exclamation mark.
    CHECK(seen_as('1', "&", held_ctrl) == "ctrl+1");
}

TEST_CASE("plus, minus and the question mark come by their characters, on whatever key they are") {
    for (const char character : {'+', '-', '?'}) {
        CHECK(is_known_by_character(static_cast<unsigned char>(character)));
        CHECK(seen_as('8', std::string(1, character)).empty());  // Not twice.
    }
    CHECK_FALSE(is_known_by_character('='));
    CHECK_FALSE(is_known_by_character(0x2212));
    CHECK(seen_as('-', "-", held_ctrl) == "ctrl+-");
    CHECK(file_text(*key_from("+")) == "+");
    CHECK(file_text(*key_from("ctrl++")) == "ctrl++");
    CHECK_FALSE(key_from("ctrl+"));
}

TEST_CASE("keys without a character are what they are, and one without an American place is what it types") {
    CHECK(press_of({Key::PageUp, "", held_shift, true}) == KeyPress{Key::PageUp, held_shift});
    CHECK(press_of({Key::Space, " ", {}, true}) == KeyPress{Key::Space, {}});
    CHECK(press_of({Key::None, "m", {}, true}) == KeyPress{letter('M'), {}});
    CHECK(press_of({Key::None, "", {}, false}).key == Key::None);
}

}  // namespace hexwright
