// Codes in place of files: every sample with rules comes back whole, whichever file has its battlefield.
#include "editor/document/files/open.h"
#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_code.h"
#include "tests/support/every_room.h"

#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("every sample with rules of its own opens from its code as from its file") {
    const Catalogue catalogue = shipped_catalogue();
    int scenarios = 0;
    for (const char* folder : {"scenarios", "puzzles"})
        for (const auto& entry :
             std::filesystem::directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples" / folder)) {
            if (entry.path().extension() != ".xml") continue;
            CAPTURE(entry.path());
            auto read = open_scenario(entry.path(), catalogue);
            REQUIRE(read);
            const auto code = code_of_scenario(read->scenario, catalogue);
            REQUIRE(code);
            CHECK(is_code(code->text));
            const auto again = open_scenario(code->text, catalogue);
            INFO((again ? "" : english()(again.error().message)));
            REQUIRE(again);
            read->scenario.battlefield_source.clear();
            CHECK(write_scenario(again->scenario, catalogue) == write_scenario(read->scenario, catalogue));
            ++scenarios;
        }
    CHECK(scenarios > 30);
}

TEST_CASE("a code is known by how it begins") {
    CHECK(is_code("HW1:ABC"));
    CHECK(is_code(" \nHW2:abc"));
    for (const char* name : {"HW3:ABC", "map.xml", "hw2:abc", "", "maps/HW2:abc"}) CHECK_FALSE(is_code(name));
}
