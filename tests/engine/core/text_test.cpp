#include "engine/core/text.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a text is taken apart at its white space") {
    CHECK(trimmed(" \t the narrows\r\n") == "the narrows");
    CHECK(trimmed(" \n").empty());
    CHECK(words_in(" give  a\tfigure\n") == std::vector<std::string>{"give", "a", "figure"});
    CHECK(words_in(" ").empty());
}

TEST_CASE("a search finds what holds each of its words, in any order and any letters") {
    CHECK(holds_words("Swamp Water 1 hex", "water SWA"));
    CHECK(holds_words("Swamp Water 1 hex", ""));
    CHECK_FALSE(holds_words("Swamp Water 1 hex", "water rock"));
}

}  // namespace hexwright
