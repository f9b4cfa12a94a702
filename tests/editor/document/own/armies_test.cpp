#include "editor/document/own/armies.h"

#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("armies are kept by name, replaced into the trash, and thrown away") {
    const TemporaryFolder folder;
    const auto armies = folder / "armies", trash = folder / "trash";
    CHECK(armies_in(armies).empty());
    const SavedArmy orcs{"Orcs / 1", "standard", {{"grimnak"}, {"heavy-gruts", 2}}};
    REQUIRE(keep_army(armies, orcs, trash));
    REQUIRE(keep_army(armies, {"Elves", "", {{"syvarris"}}}, trash));
    const auto kept = armies_in(armies);
    REQUIRE(kept.size() == 2);
    CHECK(kept[0].name == "Elves");
    CHECK(kept[1].name == "Orcs / 1");
    CHECK(kept_army(kept[1], shipped()) == orcs);
    REQUIRE(keep_army(armies, {"Orcs / 1", "", {{"grimnak"}}}, trash));
    CHECK(armies_in(armies).size() == 2);
    CHECK(kept_army(kept[1], shipped())->cards.size() == 1);
    CHECK(std::filesystem::exists(trash));  // The old one.
    REQUIRE(throw_away_army(kept[0], trash));
    CHECK(armies_in(armies).size() == 1);
}

TEST_CASE("an army cannot be kept under a name that is none") {
    const TemporaryFolder folder;
    for (const char* name : {"", "   ", "two\nlines"}) {
        const auto kept = keep_army(folder / "armies", {name, "", {{"grimnak"}}}, folder / "trash");
        CHECK_FALSE(kept);
    }
    CHECK_FALSE(keep_army(folder / "armies", {std::string(61, 'a'), "", {}}, folder / "trash"));
    CHECK(keep_army(folder / "armies", {std::string(60, 'a'), "", {}}, folder / "trash"));
}
