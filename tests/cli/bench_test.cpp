// The safety net for changes that should leave play as it is.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

// A change that alters how games are played puts the new signature here and says in its message what was altered. Every
// compiler, with any optimisation, gives the same one.
TEST_CASE("bench plays the same games as ever", "[figures]") {
    const Program hexwright;
    const Ran ran = hexwright("bench --json");
    REQUIRE(ran.exit == 0);
    const auto json = ran.json();
    CHECK(json["signature"] == "4cb277087aad6bf1");
    CHECK(json["games"] == 51);
    CHECK(json["decisions"] == 7004);
    CHECK(json["seconds"] > 0.0);
}

TEST_CASE("bench prints one line and takes nothing but --json", "[figures]") {
    const Program hexwright;
    const Ran ran = hexwright("bench");
    CHECK(ran.exit == 0);
    CHECK(ran.out.starts_with("Signature "));
    CHECK(std::ranges::count(ran.out, '\n') == 1);
    CHECK(tells(ran.out, "decisions per second: "));
    CHECK(tells(hexwright("bench --language de").out, "Entscheidungen je Sekunde: "));
    CHECK(hexwright("bench games.xml").exit == 2);
    CHECK(tells(hexwright("bench --help").out, "Example: hexwright bench"));
}
