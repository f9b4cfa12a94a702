#include "formats/xml/catalogue/catalogue_xml.h"

#include "engine/board/catalogue/boxes.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <set>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string catalogue_file(const std::string& inside) {
    return "<catalogue xmlns=\"urn:hexwright:catalogue:1\">\n" + inside + "\n</catalogue>\n";
}

std::string catalogue_mistake(const std::string& inside) {
    const auto read = read_catalogue(catalogue_file(inside), "mine.xml", shipped());
    return read ? "no mistake" : describe(read.error(), english());
}

}  // namespace

TEST_CASE("our own catalogue is read whole") {
    CHECK(shipped().pieces().size() == 108);
    CHECK(shipped().items().size() == 104);
    CHECK(shipped().terrains().size() == 33);
    CHECK(shipped().sets().size() == 19);
    CHECK(shipped().glyphs().size() == 27);
}

TEST_CASE("a user's own file adds pieces, sets and glyphs, in any order") {
    const auto mine = read_catalogue(catalogue_file(R"(
        <set id="my-box" name="My box" release="2026" for-sale="no" doubt="made at home">
          <item id="grass-7" count="3"/><item id="moss-4" count="2" doubt="one is lost"/><glyph id="wannok" count="1"/>
        </set>
        <piece id="moss-4" terrain="moss" carries="everything" shape="four"/>
        <piece id="moss-7" terrain="moss" carries="everything" shape="swamp-7" items="moss-4 moss-4" name="pair of moss"/>
        <shape id="four" hexes="0,0 1,0 0,1 1,1"/>
        <item id="moss-4" name="mossy tile"/>
        <terrain id="moss" name="moss" color="#00ff7F" letter="Mo"/>)"),
                                     "mine.xml", shipped());
    REQUIRE(mine);
    const PieceType& moss = (*mine)[*mine->piece("moss-4")];
    CHECK(moss.name == "mossy tile");
    CHECK(moss.plural == "mossy tiles");
    CHECK(moss.hexes == std::vector<HexCoord>{{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    CHECK(moss.items == std::vector{*mine->item("moss-4")});
    CHECK((*mine)[moss.terrain].color == 0x00FF7F);
    const PieceType& pair = (*mine)[*mine->piece("moss-7")];
    CHECK(pair.hexes == (*mine)[*mine->piece("swamp-7")].hexes);
    CHECK(pair.plural == "pair of mosss");  // The rule is simple; an irregular plural must be given.
    const ProductSet& box = (*mine)[*mine->set("my-box")];
    CHECK_FALSE(box.for_sale);
    CHECK(box.items[1].doubt == "one is lost");
    CHECK(mine->pieces().size() == shipped().pieces().size() + 2);
    CHECK(mine->footprint(*mine->piece("moss-4"), 3).size() == 4);
}

TEST_CASE("a user's own file corrects an entry by its id, and everything else keeps its place") {
    const auto mine = read_catalogue(catalogue_file(R"(<item id="grass-7" name="big green tile"/>
        <set id="swarm-of-the-marro" name="Swarm, without its water"><item id="swamp-7" count="9"/></set>)"),
                                     "mine.xml", shipped());
    REQUIRE(mine);
    CHECK(mine->item("grass-7") == shipped().item("grass-7"));
    CHECK((*mine)[*mine->item("grass-7")].name == "big green tile");
    CHECK((*mine)[*mine->set("swarm-of-the-marro")].items.size() == 1);
    CHECK(mine->sets().size() == shipped().sets().size());
}

TEST_CASE("a mistake in a user's file is named with its place and a remedy") {
    struct {
        const char* inside;
        const char* error;
    } const table[] = {
        {"<piece id=\"x\" terrain=\"swmap\" shape=\"swamp-7\" items=\"grass-1\"/>",
         "mine.xml:2:15: there is no terrain \"swmap\"; did you mean \"swamp\"?"},
        {"<piece id=\"x\" terrain=\"swamp\" shape=\"swamp7\" items=\"grass-1\"/>",
         "mine.xml:2:31: there is no shape \"swamp7\"; did you mean \"swamp-7\"?"},
        {"<piece id=\"x\" terrain=\"swamp\" shape=\"swamp-7\"/>",
         "mine.xml:2:8: there is no item \"x\"; define it here, or run hexwright catalogue to see what there is"},
        {"<piece id=\"x\" terrain=\"swamp\" shape=\"swamp-7\" items=\"grass-1 grass-22\"/>",
         "mine.xml:2:47: there is no item \"grass-22\"; did you mean \"grass-2\"?"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\"/>", "mine.xml:2:1: piece x needs either shape or hexes"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0 1,0 1,0\"/>",
         "mine.xml:2:47: \"0,0 1,0 1,0\" is not a list of hexes; write up to 64 different ones, each within 32 of 0,0, "
         "like 0,0 1,0"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"1,0\"/>",
         "mine.xml:2:47: the hexes of x do not begin with 0,0, the hex that the piece turns about"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" walls=\"0,1:sw\"/>",
         "mine.xml:2:59: \"0,1:sw\" is not a wall; write a hex of the piece and a side, like 0,0:sw"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" solid=\"0,0:0..1\"/>",
         "mine.xml:2:59: \"0,0:0..1\" does not say which slots of a hex are filled; write a hex of the piece and slots "
         "below 1, like 1,0:8..9"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0 1,0\" body=\"span\"/>",
         "mine.xml:2:1: piece x is a span: set reach to the possible distances between its ends"},
        {"<terrain id=\"moss\" name=\"moss\" color=\"green\"/>",
         "mine.xml:2:32: \"green\" is not a colour; write it like #6FA84F"},
        {"<item id=\"a\" name=\"a\"/>\n<item id=\"a\" name=\"b\"/>",
         "mine.xml:3:7: item a appears twice; give one of them another id"},
        {"<set id=\"a\" name=\"a\"><item id=\"grass-1\" count=\"1\"/><item id=\"grass-1\" count=\"2\"/></set>",
         "mine.xml:2:58: item grass-1 appears twice; give one of them another id"},
        {"<set id=\"a\" name=\"a\"><glyph id=\"wanok\" count=\"1\"/></set>",
         "mine.xml:2:29: there is no glyph \"wanok\"; did you mean \"wannok\"?"},
    };
    for (const auto& row : table) CHECK(catalogue_mistake(row.inside) == row.error);
}

TEST_CASE("nonsense in a user's file is refused at its place") {
    struct {
        const char* inside;
        const char* place;
    } const table[] = {
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" slots=\"0\"/>", "mine.xml:2:59:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" slots=\"121\"/>", "mine.xml:2:59:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" slots=\"1x\"/>", "mine.xml:2:59:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" body=\"tiel\"/>", "mine.xml:2:59:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0 40,0\"/>", "mine.xml:2:47:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" reach=\"0\"/>", "mine.xml:2:59:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"\" hexes=\"0,0\"/>", "mine.xml:2:31:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" border=\"pink\"/>", "mine.xml:2:59:"},
        {"<piece id=\"x\" terrain=\"swamp\" items=\"grass-1\" hexes=\"0,0\" colour=\"pink\"/>", "mine.xml:2:59:"},
        {"<set id=\"a\" name=\"a\"><item id=\"grass-1\" count=\"99999999999999\"/></set>", "mine.xml:2:41:"},
        {"<set id=\"a\" name=\"a\"><item id=\"grass-1\" count=\"-1\"/></set>", "mine.xml:2:41:"},
        {"<set id=\"a\" name=\"a\"><tile id=\"grass-1\" count=\"1\"/></set>", "mine.xml:2:22:"},
        {"<card id=\"a\"/>", "mine.xml:2:1:"},
    };
    for (const auto& row : table)
        CHECK(catalogue_mistake(row.inside).substr(0, std::string(row.place).size()) == row.place);
}

TEST_CASE("only a catalogue of a version that we know is read") {
    for (const char* xml : {"<catalogue/>", "<catalogue xmlns=\"urn:hexwright:catalogue:2\"/>",
                            "<catalogue xmlns=\"urn:hexwright:scenario:2\"/>",
                            "<scenario xmlns=\"urn:hexwright:catalogue:1\"/>", "", "catalogue"})
        CHECK_FALSE(read_catalogue(xml, "mine.xml", shipped()).has_value());
    CHECK(read_catalogue("<catalogue xmlns=\"urn:hexwright:catalogue:1\"/>", "mine.xml", shipped()).has_value());
}

TEST_CASE("a thousand hexes are not a piece") {
    std::string hexes = "0,0";
    for (int i = 1; i < 1000; ++i) hexes += " " + std::to_string(i % 30) + "," + std::to_string(-i / 30);
    CHECK(
        catalogue_mistake("<shape id=\"x\" hexes=\"" + hexes.substr(0, 1900) + "\"/>").find("is not a list of hexes") !=
        std::string::npos);
}
