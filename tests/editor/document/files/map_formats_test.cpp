// The table of map files: what every row has to have so that opening, saving and converting can go by it.
#include "editor/document/files/map_formats.h"

#include "editor/document/files/open.h"
#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"

#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("a kind of map file is known by its ending, in any case of letters, and by how it begins") {
    const Catalogue catalogue = shipped_catalogue();
    const auto read = open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/battlefields/the-narrows.xml", catalogue);
    REQUIRE(read);
    for (const MapFormat& format : map_formats()) {
        for (const std::string ending : format.endings) {
            INFO(ending);
            CHECK(kind_of("Map" + ending) == format.kind);
            CHECK(opens_as_map("map" + ending));
        }
        if (!format.write) continue;
        const std::string bytes = format.write(read->scenario, catalogue).bytes;
        CHECK(kind_of("a name without an ending", bytes) == format.kind);
        const auto again = format.read(bytes, "written", catalogue);
        REQUIRE(again);
        CHECK(again->scenario.battlefield.size() == read->scenario.battlefield.size());
    }
    CHECK(kind_of("MAP.HSC") == FileKind::Hsc);
    CHECK(kind_of("a name without an ending", " {}") == FileKind::Web);
    CHECK(kind_of("map.txt") == FileKind::Other);
    CHECK_FALSE(opens_as_map("many.tar.gz"));
}

TEST_CASE("a kind of map file that is written has a name in the dialog, one that is only read says so") {
    const Words words = english();
    for (const MapFormat& format : map_formats()) {
        INFO(format.endings.front());
        if (format.write) CHECK((format.type && words.knows(format.type)));
        else CHECK((format.not_written && words.knows(format.not_written)));
        if (!format.write) CHECK((format.not_saved && words.knows(format.not_saved)));
    }
}
