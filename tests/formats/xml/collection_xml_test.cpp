#include "formats/xml/catalogue/collection_xml.h"

#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("a collection reads as it was written") {
    const Catalogue catalogue = shipped_catalogue();
    const Collection mine{"The shelf <\"upstairs\">",
                          {{{*catalogue.set("swarm-of-the-marro"), 2}, {*catalogue.set("ticalla-jungle"), 1}},
                           {{*catalogue.item("grass-1"), 12}}}};
    const std::string xml = write_collection(mine, catalogue);
    const auto read = read_collection(xml, "mine.xml", catalogue);
    REQUIRE(read);
    CHECK(*read == mine);
    CHECK(write_collection(*read, catalogue) == xml);
    CHECK(items_of(read->owned, catalogue)[*catalogue.item("grass-1")] == 14);
    CHECK(read_collection(write_collection({"Empty", {}}, catalogue), "mine.xml", catalogue)->owned.empty());
}

TEST_CASE("a mistake in a collection is named with its place") {
    const Catalogue catalogue = shipped_catalogue();
    const auto mistake = [&](const std::string& attributes, const std::string& inside) {
        const std::string xml =
            "<collection xmlns=\"urn:hexwright:collection:1\"" + attributes + ">\n" + inside + "\n</collection>";
        return describe(read_collection(xml, "mine.xml", catalogue).error(), english());
    };
    CHECK(mistake(" name=\"x\"", "<set id=\"swarm-of-the-maro\" count=\"1\"/>") ==
          "mine.xml:2:6: there is no set \"swarm-of-the-maro\"; did you mean \"swarm-of-the-marro\"?");
    CHECK(mistake(" name=\"x\"", "<item id=\"grass-1\" count=\"0\"/>").starts_with("mine.xml:2:20: "));
    CHECK(mistake(" name=\"x\"", "<item id=\"grass-1\" count=\"1\"/><item id=\"grass-1\" count=\"1\"/>")
              .starts_with("mine.xml:2:"));
    CHECK(mistake("", "").starts_with("mine.xml:1:1: "));
    CHECK(mistake(" name=\"x\"", "<box id=\"grass-1\"/>").starts_with("mine.xml:2:1: "));
    CHECK_FALSE(read_collection("<collection/>", "mine.xml", catalogue).has_value());
}
