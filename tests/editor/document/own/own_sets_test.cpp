// Sets of a person's own, written into their catalogue file.
#include "editor/document/own/own_sets.h"

#include "editor/document/own/catalogue_text.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <fstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const Catalogue& known() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}
OwnSet workshop() { return {"My \"workshop\" & more", {{*known().item("rock-1"), 12}, {*known().item("grass-7"), 2}}}; }
std::string refused(const Result<std::string>& result) { return result ? "" : result.error().message.id; }

}  // namespace

TEST_CASE("a set of one's own is a new entry of the catalogue file, and is known from then on") {
    const TemporaryFolder folder;
    const auto file = folder / "hexwright/catalogue.xml";
    CHECK(own_catalogue_text(file).value().empty());
    REQUIRE(write_own_catalogue(file, with_own_set("", "f", workshop(), known()).value()));
    const auto read = read_catalogue(own_catalogue_text(file).value(), "catalogue.xml", known());
    REQUIRE(read);
    const auto set = read->set("my-workshop-more");
    REQUIRE(set);
    CHECK((*read)[*set].name == workshop().name);
    CHECK_FALSE((*read)[*set].for_sale);
    REQUIRE((*read)[*set].items.size() == 2);
    CHECK((*read)[*set].items[0].count == 12);
    // A second one of a name with the same letters has an id of its own.
    OwnSet second = workshop();
    second.name = "My workshop, more";
    const auto after = with_own_set(bytes_of(file), "f", second, *read);
    REQUIRE(after);
    CHECK(read_catalogue(*after, "catalogue.xml", known())->set("my-workshop-more-2"));
}

TEST_CASE("a set with a long name gets an id that can be read") {
    const auto after = with_own_set("", "f", {std::string(60, 'a') + " b", workshop().items}, known());
    REQUIRE(after);
    CHECK(read_catalogue(*after, "f", known())->set(std::string(40, 'a')));
}

TEST_CASE("what stands in the catalogue file stays as it is, remarks and own pieces too") {
    const std::string mine = R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="urn:hexwright:catalogue:1">
  <!-- printed in March -->
  <item id="meadow-4" name="four-hex meadow tile"/>
  <piece id="meadow-4" terrain="grass" carries="everything" hexes="0,0 1,0 0,1 1,1"/>
</catalogue>
)";
    const auto after = with_own_set(mine, "mine.xml", workshop(), known());
    REQUIRE(after);
    const std::size_t at = mine.find("</catalogue>");
    CHECK(after->starts_with(mine.substr(0, at)));
    CHECK(after->ends_with("</set>\n</catalogue>\n"));
    CHECK(after->find("  <set id=\"my-workshop-more\"") != std::string::npos);
}

TEST_CASE("a set without a name or pieces, and a file that is none, are refused with a reason") {
    OwnSet set = workshop();
    set.name = "  ";
    CHECK(refused(with_own_set("", "f", set, known())) == "own-sets.no-name");
    set.name = known().sets().front().name;
    CHECK(refused(with_own_set("", "f", set, known())) == "own-sets.name-taken");
    CHECK(refused(with_own_set("", "f", {"Empty", {}}, known())) == "own-sets.nothing");
    CHECK_FALSE(with_own_set("rubbish", "f", workshop(), known()));
    CHECK_FALSE(own_catalogue_text({}));
    CHECK_FALSE(write_own_catalogue({}, ""));
}

TEST_CASE("a set is added to a file whose end is written otherwise") {
    for (const char* mine : {"<catalogue xmlns=\"urn:hexwright:catalogue:1\"/>",
                             "<catalogue xmlns=\"urn:hexwright:catalogue:1\"></catalogue><!-- </catalogue> -->"}) {
        const auto after = with_own_set(mine, "f", workshop(), known());
        REQUIRE(after);
        CHECK(read_catalogue(*after, "f", known())->set("my-workshop-more"));
    }
}
