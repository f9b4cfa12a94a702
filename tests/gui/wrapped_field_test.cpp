// A field of several lines breaks long ones at its edge; the text that it gives does not have the breaks.
#include "editor/widgets/wrapped_field.h"

#include "tests/gui/desk_rig.h"
#include "tests/gui/rig.h"
#include "tests/support/any_text.h"
#include "tests/support/dice.h"

#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

// Ten bytes to a line, at blanks where there are some.
std::size_t ten_bytes(std::string_view line) {
    if (line.size() <= 10) return line.size();
    const std::size_t blank = line.substr(0, 11).rfind(' ');
    return blank == std::string_view::npos || blank == 0 ? 10 : blank;
}
std::string shown_in_ten(const std::string& text) { return with_soft_breaks(text, ten_bytes); }

}  // namespace

TEST_CASE("lines break at blanks, which stay, and long words anywhere") {
    CHECK(shown_in_ten("short").find('\r') == std::string::npos);
    CHECK(shown_in_ten("the bell rings at dusk") == "the bell \r\nrings at \r\ndusk");
    CHECK(shown_in_ten("own\nlines stay\n\n") == "own\nlines stay\n\n");
    CHECK(shown_in_ten("abcdefghijklmnop") == "abcdefghij\r\nklmnop");
    CHECK(shown_in_ten("aaaaaaaaaä") == "aaaaaaaaaä");  // No letter is torn.
    CHECK(shown_in_ten("").empty());
}

TEST_CASE("any text comes back from its breaks, and so does any place in it") {
    testing::Dice dice{5};
    for (int round = 0; round < 500; ++round) {
        std::string text;
        for (std::size_t words = dice.below(12); words > 0; --words)
            text += testing::any_text(dice) + (dice.below(4) == 0 ? "\n" : " ");
        std::erase(text, '\r');
        const std::string shown = shown_in_ten(text);
        INFO(text);
        CHECK(without_soft_breaks(shown) == text);
        for (std::size_t at = 0; at <= text.size(); ++at) CHECK(place_without(shown, place_with(shown, at)) == at);
    }
}

TEST_CASE("typing at a break changes the text beside it") {
    const std::string shown = "the bell \r\nrings";  // Its break is at 9.
    const auto typed = [&](const std::string& changed, std::size_t before, std::size_t cursor) {
        return after_typing(shown, changed, before, cursor);
    };
    CHECK(typed("the bell \r\nXrings", 11, 12).text == "the bell Xrings");
    CHECK(typed("the bellX \r\nrings", 8, 9).text == "the bellX rings");
    CHECK(typed("the bell \r\nring", 16, 15).text == "the bell ring");
    // Backspace at the beginning of the second line, Delete at the end of the first.
    CHECK(typed("the bell \rrings", 11, 10).text == "the bellrings");
    CHECK(typed("the bell \rrings", 11, 10).cursor == 8);
    CHECK(typed("the bell \nrings", 9, 9).text == "the bell ings");
    CHECK(typed("the bell \n\r\nrings", 9, 10).text == "the bell \nrings");  // Enter.
    CHECK(typed("", 16, 0).text.empty());
}

TEST_CASE("a long line of a scenario's story is seen whole while it is read and while it is written") {
    Rig rig("sparrow-ford");
    REQUIRE(run("scenario.about", rig.editor));
    rig.settle();
    REQUIRE(rig.sees("desk.story-field"));
    std::string story;
    for (int word = 0; word < 60; ++word) story += "river" + std::to_string(word) + " ";
    rig.click_on("desk.story-field");
    rig.key("ctrl+a");
    rig.type(story);
    CHECK(std::ranges::count(rig.main_window.ui.wrapped.shown, '\n') >= 3);
    rig.key("backspace");
    rig.type("end");
    rig.key("ctrl+z");  // Of the field: at most what was typed since the breaks changed.
    rig.click_on("desk.title-field");
    rig.settle();
    CHECK(rig.editor.now().scenario->about->story.starts_with("river0 river1 river2"));
    CHECK(rig.editor.now().scenario->about->story.find_first_of("\r\n") == std::string::npos);
}

}  // namespace hexwright
