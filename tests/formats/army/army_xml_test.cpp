#include "formats/xml/catalogue/army_xml.h"

#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "tests/support/every_room.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("a saved army comes back from its file, whatever it is called") {
    for (const HostileText& text : hostile_texts()) {
        if (!text.in_xml || text.text.find_first_of("\r\n\t") != std::string::npos || text.text.size() > 200) continue;
        CAPTURE(text.name);
        const SavedArmy army{text.text, "standard", {{"grimnak"}, {"heavy-gruts", 2}}};
        CHECK(read_army(write_army(army), "a.xml", shipped()) == army);
    }
    const std::string sample = HEXWRIGHT_SOURCE_DIR "/samples/own/orcs.xml";
    const auto read = read_army(*read_file(sample), sample, shipped());
    REQUIRE(read);
    CHECK(read->name == "Orcs of the evening");
    CHECK(read->cards == std::vector<CardOfArmy>{{"grimnak"}, {"heavy-gruts", 2}, {"swog-rider"}});
    CHECK(write_army(*read) == *read_file(sample));
}

TEST_CASE("mistakes in a saved army are named with their place") {
    const auto mistake = [](const std::string& inside) {
        const auto read =
            read_army("<army xmlns=\"urn:hexwright:army:1\" name=\"A\">\n" + inside + "\n</army>", "a.xml", shipped());
        return read ? std::string() : describe(read.error(), english());
    };
    CHECK(mistake("<card id=\"grimnak\"/>").empty());
    CHECK(mistake("<card id=\"grimnac\"/>").find("grimnak") != std::string::npos);
    CHECK(mistake("<card id=\"grimnak\" copies=\"21\"/>").starts_with("a.xml:2:"));
    CHECK(mistake("<crad id=\"grimnak\"/>").starts_with("a.xml:2:"));
}
