#include "formats/xml/bytes/utf8.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("a sentence of a library repeats at most 60 characters of each argument") {
    const std::string long_one(300, 'x'), cut = std::string(57, 'x') + "…";
    CHECK(with_short_arguments("--level: Value " + long_one + " not in range", {"a", "--level=" + long_one}) ==
          "--level: Value " + cut + " not in range");
    CHECK(with_short_arguments("not expected: " + long_one + " " + long_one, {long_one, long_one}) ==
          "not expected: " + cut + " " + cut);
    CHECK(with_short_arguments("\"'" + long_one + "'\" is not one", {"'" + long_one + "'"}) ==
          "\"'" + std::string(56, 'x') + "…\" is not one");
    CHECK(with_short_arguments("no map", {"", "=", std::string(60, 'x')}) == "no map");
}
