#include "editor/editing/map_preview.h"

#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <algorithm>
#include <fstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("a map's picture fills its box, with what the map is") {
    const Catalogue catalogue = shipped_catalogue();
    const auto preview =
        preview_of(HEXWRIGHT_SOURCE_DIR "/samples/battlefields/the-narrows.xml", catalogue, {120, 80, 0xFFFFFF});
    REQUIRE(preview);
    CHECK(preview->title == "The Narrows");
    CHECK(preview->pieces == 75);
    CHECK(preview->boxes == "Swarm of the Marro ×1");
    REQUIRE(preview->picture.bgra.size() == 120 * 80);
    const auto painted = [&](int x, int y) {
        return preview->picture.bgra[static_cast<std::size_t>(y * 120 + x)] != 0xFFFFFFFF;
    };
    const auto any_in_row = [&](int y) {
        for (int x = 0; x < 120; ++x)
            if (painted(x, y)) return true;
        return false;
    };
    const auto any_in_column = [&](int x) {
        for (int y = 0; y < 80; ++y)
            if (painted(x, y)) return true;
        return false;
    };
    CHECK((any_in_row(8) || any_in_column(8)));
    CHECK((any_in_row(71) || any_in_column(111)));
    CHECK(painted(60, 40));
}

TEST_CASE("what is no map, and what is too large, has no picture but a reason") {
    const TemporaryFolder folder;
    const Catalogue catalogue = shipped_catalogue();
    std::ofstream(folder / "broken.xml") << "<nothing";
    std::ofstream(folder / "huge.xml") << std::string(5 << 20, ' ');
    CHECK_FALSE(preview_of(folder / "broken.xml", catalogue, {10, 10}));
    CHECK_FALSE(preview_of(folder / "none.xml", catalogue, {10, 10}));
    CHECK(preview_of(folder / "huge.xml", catalogue, {10, 10}).error().message.id == "preview.too-large");
}

TEST_CASE("the samples are found from the folder of the build") {
    const auto maps = samples_in("battlefields");
    CHECK(maps.size() >= 14);
    CHECK(std::ranges::is_sorted(maps));
}
