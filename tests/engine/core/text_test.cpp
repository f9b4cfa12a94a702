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

TEST_CASE("a decimal number has digits and at most one point") {
    struct {
        const char* text;
        std::optional<double> number;
    } const table[] = {{"24", 24},       {"0.35", 0.35}, {".5", 0.5},
                       {"5.", 5},        {"-0.1", -0.1}, {"0.1", 0.1},
                       {"1.005", 1.005}, {"", {}},       {".", {}},
                       {"-", {}},        {"1.2.3", {}},  {"1e3", {}},
                       {" 1", {}},       {"1 ", {}},     {"inf", {}},
                       {"0x10", {}},     {"+1", {}},     {"12345.678901234", 12345.678901234}};
    for (const auto& row : table) {
        INFO(row.text);
        CHECK(decimal_number(row.text) == row.number);
    }
    CHECK_FALSE(decimal_number(std::string(400, '9')));
}

}  // namespace hexwright
