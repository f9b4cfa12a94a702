// Not built: test_ledger must refuse this file.
#include <catch2/catch.hpp>

TEST_CASE("a tag (with parentheses \" in its name) that names no row", "[MOVE-UP-99]") {}
