#include "formats/sheet/text_clean.h"

#include <catch2/catch.hpp>

using hexwright::printable;

TEST_CASE("every painter can show cleaned text") {
    using namespace std::string_literals;
    CHECK(printable("Grünwald – 3") == "Grünwald – 3");
    CHECK(printable("a\nb\0c"s) == "a b c");
    CHECK(printable("\xFF\xC3x") == "??x");
    CHECK(printable("\xE2\x82") == "??");       // cut short
    CHECK(printable("\xC0\xAF") == "??");       // longer than need be
    CHECK(printable("\xED\xA0\x80") == "???");  // half of a pair
    CHECK(printable("\xF0\x9F\x8C\xB2") == "\xF0\x9F\x8C\xB2");
}
