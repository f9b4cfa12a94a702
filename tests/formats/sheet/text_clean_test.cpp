#include "formats/xml/bytes/text_clean.h"

#include <catch2/catch.hpp>

using hexwright::xml::printable;

TEST_CASE("every painter can show cleaned text") {
    using namespace std::string_literals;
    CHECK(printable("Grünwald – 3") == "Grünwald – 3");
    CHECK(printable("a\nb\0c"s) == "a b c");
    CHECK(printable("\xFF\xC3x") == "??x");
    CHECK(printable("\xE2\x82") == "??");       // Truncated sequence.
    CHECK(printable("\xC0\xAF") == "??");       // Overlong encoding.
    CHECK(printable("\xED\xA0\x80") == "???");  // Lone surrogate.
    CHECK(printable("\xF0\x9F\x8C\xB2") == "\xF0\x9F\x8C\xB2");
}

TEST_CASE("no control character of one byte or two is left for a terminal to obey") {
    CHECK(printable("a\x1B[31mb\x7F\xC2\x9B\xC2\x80z") == "a [31mb   z");
    CHECK(printable("\xC2\xA0") == "\xC2\xA0");  // A blank, although without a break.
}
