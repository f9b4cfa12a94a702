#include "formats/xml/scenario/scenario_xml.h"

#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/formats/xml/small_catalogue.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

const Catalogue& catalogue() {
    static const Catalogue small = small_catalogue();
    return small;
}

std::string wrapped(std::string_view inside) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"a\" "
           "edition=\"master-2007\">\n" +
           std::string(inside) + "</scenario>\n";
}

// The canonical text of the scenario, or the error as a person reads it.
std::string written(std::string_view xml) {
    static const Words words = english();
    const auto read = read_scenario(xml, "a.xml", catalogue());
    return read ? write_scenario(read->scenario, catalogue()) : describe(read.error(), words);
}

const std::string everything = R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- before the root -->
<!-- twice -->
<scenario xmlns="urn:hexwright:scenario:2" id="meadow" edition="master-2007">
  <!-- before about -->
  <about title="Meadow &amp; more" author="A. Uthor">
    <!-- before the story -->
    <story>One &lt; two.
Second line.</story>
    <!-- after the story -->
  </about>
  <!-- before the limit -->
  <limit beyond="yes">
    <!-- before the contest -->
    <contest id="meadow-cup" name="Meadow cup &amp; more" loose="yes">
      <from group="meadows" sets="meadow-box" least="1" most="2"/>
      <from group="nothing" sets="" most="0"/>
      <threshold number="zone-gap" least="12"/>
      <threshold number="one-level" least="0.25" most="0.8"/>
      <threshold number="burden"/>
      <!-- last in the contest -->
    </contest>
    <!-- before the set -->
    <set id="meadow-box" count="2"/>
    <!-- before the item -->
    <item id="grass-3" count="4"/>
    <!-- last in the limit -->
  </limit>
  <!-- before the battlefield -->
  <battlefield name="Meadow">
    <!-- before level 1 -->
    <level number="1">
      <!-- before
           the first piece -->
      <piece kind="grass-3" at="3,-1"/>
      <piece kind="grass-1" at="0,0"/>
      <piece kind="grass-2" at="1,0" turn="2"><!-- inside of a piece --></piece>
      <piece kind="ruin-2" at="0,2" turn="3" name="old-mill" group="The mill &amp; more"/>
      <!-- before the edge -->
      <edge kind="ladder" at="-1,0" side="se"/>
      <span kind="stone-wall-4" from="0,0" to="3,0" group="The mill &amp; more"/>
      <!-- last in level 1 -->
    </level>
    <level number="2">
      <!-- an empty level that somebody wrote about -->
    </level>
    <level number="12">
      <piece kind="grass-1" at="0,0"/>
    </level>
    <!-- last in the battlefield -->
  </battlefield>
  <!-- before the zones -->
  <zones>
    <!-- before red -->
    <zone id="red" use="start" color="red" size="2" spaces="0,0,1 1,0,1"/>
    <zone id="springs"/>
    <!-- last in the zones -->
  </zones>
  <!-- before the glyphs -->
  <glyphs>
    <!-- before the unknown glyph -->
    <glyph at="0,0,1" facing="symbol"/>
    <glyph id="wannok" at="1,0,1" facing="power"/>
    <!-- last in the glyphs -->
  </glyphs>
  <!-- before what is carried -->
  <carried source="hsc">
aGVsbG8=
    <!-- last in it -->
  </carried>
  <!-- last of all -->
</scenario>
<!-- after the root -->
)";

}  // namespace

TEST_CASE("a canonical file reads and writes to the same bytes, comments included") {
    const auto read = read_scenario(everything, "a.xml", catalogue());
    REQUIRE(read);
    CHECK(read->notes.empty());
    CHECK(write_scenario(read->scenario, catalogue()) == everything);
}

TEST_CASE("everything of the file arrives in the scenario") {
    const auto read = read_scenario(everything, "a.xml", catalogue());
    REQUIRE(read);
    const Scenario& scenario = read->scenario;
    CHECK(scenario.id == "meadow");
    CHECK(*scenario.about == About{"Meadow & more", "A. Uthor", "One < two.\nSecond line."});
    CHECK(scenario.limit->beyond_sets);
    REQUIRE(scenario.limit->contest);
    CHECK(scenario.limit->contest->name == "Meadow cup & more");
    CHECK(scenario.limit->contest->loose);
    CHECK(scenario.limit->contest->thresholds ==
          std::vector<ProfileThreshold>{{"zone-gap", 12, {}}, {"one-level", 0.25, 0.8}, {"burden", {}, {}}});
    CHECK(scenario.limit->contest->rows ==
          std::vector<ProfileRow>{{"meadows", {*catalogue().set("meadow-box")}, 1, 2}, {"nothing", {}, 0, 0}});
    CHECK(scenario.limit->sets == std::vector<SetCount>{{*catalogue().set("meadow-box"), 2}});
    CHECK(scenario.limit->items == std::vector<LooseItem>{{*catalogue().item("grass-3"), 4}});
    CHECK(scenario.battlefield.size() == 7);
    CHECK(scenario.battlefield.names() == std::map<PieceId, std::string>{{PieceId{3}, "old-mill"}});
    CHECK(*scenario.groups ==
          std::map<PieceId, std::string>{{PieceId{3}, "The mill & more"}, {PieceId{5}, "The mill & more"}});
    const PlacedPiece edge = *scenario.battlefield.find(PieceId{4});
    CHECK((edge.at == HexCoord{-1, 0} && edge.side == Direction::SE && edge.level == 1));
    CHECK(scenario.battlefield.find(PieceId{5})->to == HexCoord{3, 0});
    CHECK(scenario.zones->at(0) == Zone{"red", "start", "red", 2, {{{0, 0}, 1}, {{1, 0}, 1}}});
    CHECK(scenario.zones->at(1).id == "springs");
    CHECK(*scenario.glyphs ==
          std::vector<Glyph>{{"", {{0, 0}, 1}, Facing::Symbol}, {"wannok", {{1, 0}, 1}, Facing::Power}});
    CHECK(*scenario.carried == Carried{"hsc", "hello"});
    CHECK(read->piece_lines == std::vector<int>{35, 36, 37, 38, 40, 41, 48});
}

TEST_CASE("any other form becomes canonical once, and says so") {
    const std::string loose =
        "\xEF\xBB\xBF<scenario edition='master-2007' xmlns='urn:hexwright:scenario:2' id='a'><battlefield>\r\n"
        "<level number='02'><piece at='5,5' kind='grass-1' turn='4'/></level><level number='1'>"
        "<edge side='e' kind='ladder' at='0,0'/><piece turn='0' kind='grass-2' at='1,0'/><!-- moved -->"
        "<piece kind='grass-2' at='1,0' turn='3'/></level><level number='3'/></battlefield>"
        "<zones><zone id='z' spaces=' 2,2,1\n 1,2,1 2,2,1'/></zones><glyphs/><about author=''/><limit "
        "beyond='no'/></scenario>";
    const auto read = read_scenario(loose, "a.xml", catalogue());
    REQUIRE(read);
    REQUIRE(read->notes.size() == 1);
    CHECK(read->notes[0].id == "scenario.made-canonical");
    const std::string canonical = write_scenario(read->scenario, catalogue());
    CHECK(canonical == wrapped(R"(  <battlefield>
    <level number="1">
      <!-- moved -->
      <piece kind="grass-2" at="0,0"/>
      <piece kind="grass-2" at="1,0"/>
      <edge kind="ladder" at="0,0" side="e"/>
    </level>
    <level number="2">
      <piece kind="grass-1" at="5,5"/>
    </level>
  </battlefield>
  <zones>
    <zone id="z" spaces="1,2,1 2,2,1"/>
  </zones>
)"));
    CHECK(written(canonical) == canonical);
    CHECK(read_scenario(canonical, "a.xml", catalogue())->notes.empty());
}

TEST_CASE("a reference to another file's battlefield is kept as it is") {
    const std::string xml = wrapped("  <!-- elsewhere -->\n  <battlefield src=\"the-narrows.xml\"/>\n");
    CHECK(written(xml) == xml);
    CHECK(read_scenario(xml, "a.xml", catalogue())->scenario.battlefield_source == "the-narrows.xml");
}

TEST_CASE("a new scenario is written as a file that can be read") {
    const std::string empty = write_scenario({}, catalogue());
    CHECK(written(empty) == empty);
    CHECK(empty.ends_with("edition=\"master-2007\">\n  <battlefield/>\n</scenario>\n"));
}

TEST_CASE("every mistake has its place and its remedy") {
    const auto in_level = [](std::string_view piece) {
        return wrapped("<battlefield><level number=\"1\">\n" + std::string(piece) + "</level></battlefield>");
    };
    struct {
        std::string xml, sentence;
    } const table[] = {
        {"", "a.xml: the file is empty; a file begins with its outermost element"},
        {"<scenario/>", "a.xml:1:1: <scenario> needs xmlns=\"urn:hexwright:scenario:2\""},
        {"<scenario xmlns='urn:hexwright:scenario:3'/>",
         "a.xml:1:11: this file has version 3, but this program reads only up to 2; get a newer hexwright"},
        {"<scenario xmlns='urn:hexwright:scenario:99999999999999'/>",
         "a.xml:1:11: this file has version 99999999999999, but this program reads only up to 2; get a "
         "newer hexwright"},
        {"<scenario xmlns='urn:hexwright:scenario:0'/>",
         "a.xml:1:11: xmlns=\"urn:hexwright:scenario:0\" does not belong to this kind of file; write "
         "xmlns=\"urn:hexwright:scenario:2\""},
        {"<map xmlns='urn:hexwright:scenario:2'/>",
         "a.xml:1:1: this file begins with <map>; expected <scenario xmlns=\"urn:hexwright:scenario:2\">"},
        {wrapped(""), "a.xml:2:1: there is no <battlefield>; add one, even an empty one: <battlefield/>"},
        {wrapped("<batlefield/>"),
         "a.xml:3:1: <batlefield> is not allowed inside <scenario>; did you mean <battlefield>?"},
        {wrapped("<battlefield/>\n <battlefield/>"), "a.xml:4:2: <battlefield> appears twice here; join the two"},
        {wrapped("<battlefield nane='x'/>"), "a.xml:3:14: <battlefield> has no attribute nane; did you mean name?"},
        {wrapped("<battlefield src='b.xml'><level number='1'/></battlefield>"),
         "a.xml:3:26: <level> is not allowed inside <battlefield>, which has no elements; remove it"},
        {wrapped("<limit/><battlefield src='b.xml'/>"),
         "a.xml:3:1: the limit comes from the file named by battlefield src; remove this limit"},
        {wrapped("<battlefield><level number='121'/></battlefield>"),
         "a.xml:3:21: number=\"121\" is out of range; write a number from 1 to 120"},
        {wrapped("<battlefield><level/></battlefield>"), "a.xml:3:14: <level> needs the attribute number"},
        {wrapped("<battlefield>words</battlefield>"),
         "a.xml:3:1: there is text inside <battlefield>, which cannot have any; remove it"},
        {in_level("  <piece kind='grass-4' at='0,0'/>"),
         "a.xml:4:10: there is no piece of the kind \"grass-4\"; did you mean \"grass-1\"?"},
        {in_level("<piece kind='zzzzzzzz' at='0,0'/>"),
         "a.xml:4:8: there is no piece of the kind \"zzzzzzzz\"; hexwright catalogue pieces lists them"},
        {in_level("<piece kind='grass-1'/>"), "a.xml:4:1: <piece> needs the attribute at"},
        {in_level("<piece kind='grass-1' at='0'/>"),
         "a.xml:4:23: at=\"0\" is not a hex; write q,r, both whole numbers from -2000 to 2000"},
        {in_level("<piece kind='grass-1' at='0,2001'/>"),
         "a.xml:4:23: at=\"0,2001\" is not a hex; write q,r, both whole numbers from -2000 to 2000"},
        {in_level("<piece kind='grass-2' at='2000,0'/>"),
         "a.xml:4:1: grass-2 is more than 2000 hexes from 0,0 here; move the map closer to the middle"},
        {in_level("<piece kind='grass-1' at='0,0' turn='6'/>"),
         "a.xml:4:32: turn=\"6\" is out of range; write a number from 0 to 5"},
        {in_level("<piece kind='grass-1' at='0,0' turn='1.5'/>"),
         "a.xml:4:32: turn=\"1.5\" is not a whole number; write one from 0 to 5"},
        {in_level("<piece kind='grass-1' at='0,0' side='e'/>"),
         "a.xml:4:32: <piece> has no attribute side; it has kind, at, turn, name, group"},
        {in_level("<piece kind='grass-1' at='0,0' name='Hive'/>"),
         "a.xml:4:32: name=\"Hive\" is not an id; use lower-case letters, digits and dashes"},
        {in_level("<piece kind='grass-1' at='0,0' name='a'/>\n<piece kind='grass-1' at='1,0' name='a'/>"),
         "a.xml:5:32: <piece> \"a\" appears twice; name it once"},
        {in_level("<piece kind='ladder' at='0,0'/>"), "a.xml:4:1: ladder is not written as <piece>; write <edge>"},
        {in_level("<edge kind='grass-1' at='0,0' side='e'/>"),
         "a.xml:4:1: grass-1 is not written as <edge>; write <piece>"},
        {in_level("<edge kind='ladder' at='0,0' side='n'/>"),
         "a.xml:4:30: side=\"n\" is not one of ne, e, se, sw, w, nw"},
        {in_level("<span kind='stone-wall-4' from='0,0' to='2,0'/>"),
         "a.xml:4:38: stone-wall-4 cannot run between these two hexes; they must lie in one straight row, at a "
         "distance of 3"},
        {wrapped("<limit><set id='medow-box'/></limit><battlefield/>"),
         "a.xml:3:13: there is no set \"medow-box\"; did you mean \"meadow-box\"?"},
        {wrapped("<limit><set id='meadow-box' count='0'/></limit><battlefield/>"),
         "a.xml:3:29: count=\"0\" is out of range; write a number from 1 to 1000"},
        {wrapped("<limit><item id='grass-1'/><item id='grass-1'/></limit><battlefield/>"),
         "a.xml:3:34: <item> \"grass-1\" appears twice; name it once"},
        {wrapped("<limit><contest id='a' name='A'><threshold number='gap'/></contest></limit><battlefield/>"),
         "a.xml:3:44: there is no number \"gap\"; the manual lists them"},
        {wrapped("<limit><contest id='a' name='A'><threshold number='burden'/>\n<threshold "
                 "number='burden'/></contest></limit><battlefield/>"),
         "a.xml:4:12: The number burden already has a threshold; keep one of the two."},
        {wrapped("<limit><contest id='a' name='A'/><contest id='b' name='B'/></limit><battlefield/>"),
         "a.xml:3:34: <contest> appears twice here; join the two"},
        {wrapped("<limit><contest id='a' name='A'><from group='g' sets='medow-box' most='1'/></contest></limit>"
                 "<battlefield/>"),
         "a.xml:3:49: there is no set \"medow-box\"; did you mean \"meadow-box\"?"},
        {wrapped("<limit><contest id='a' name='A'><from group='g' sets='meadow-box' least='2' most='1'/></contest>"
                 "</limit><battlefield/>"),
         "a.xml:3:77: most=\"1\" is out of range; write a number from 2 to 1000"},
        {wrapped("<limit beyond='maybe'/><battlefield/>"), "a.xml:3:8: beyond=\"maybe\" is not one of no, yes"},
        {wrapped("<battlefield/><zones><zone id='a'/><zone id='a'/></zones>"),
         "a.xml:3:42: <zone> \"a\" appears twice; name it once"},
        {wrapped("<battlefield/><zones><zone id='a' color='pink'/></zones>"),
         "a.xml:3:35: color=\"pink\" is not one of red, blue, green, orange, yellow, purple, cyan, magenta"},
        {wrapped("<battlefield/><zones><zone id='a' spaces='0,0,1 0,0'/></zones>"),
         "a.xml:3:35: spaces: \"0,0\" is not a space; write q,r,level, q and r from -2000 to 2000, level from 1 to "
         "120"},
        {wrapped("<battlefield/><glyphs><glyph id='wanok' at='0,0,1'/></glyphs>"),
         "a.xml:3:30: there is no glyph \"wanok\"; did you mean \"wannok\"?"},
        {wrapped("<battlefield/><about><story>a<b/></story></about>"),
         "a.xml:3:30: <story> contains only text; take the element out or write &lt; for <"},
    };
    for (const auto& row : table) {
        CAPTURE(row.xml);
        CHECK(written(row.xml) == row.sentence);
    }
}

TEST_CASE("bounds of a scenario hold exactly") {
    const auto many = [](int count, const std::string& before, const std::string& after) {
        std::string all;
        for (int i = 0; i < count; ++i) all += before + std::to_string(i) + after;
        return all;
    };
    const auto trouble = [](const std::string& inside) {
        const auto read = read_scenario(wrapped(inside), "a.xml", catalogue());
        return read ? std::string("none") : read.error().message.id;
    };
    const auto zones = [&](int count) {
        return "<battlefield/><zones>" + many(count, "<zone id='z", "'/>") + "</zones>";
    };
    CHECK(trouble(zones(64)) == "none");
    CHECK(trouble(zones(65)) == "scenario.too-many-zones");
    const auto glyphs = [&](int count) {
        return "<battlefield/><glyphs>" + many(count, "<glyph at='", ",0,1'/>") + "</glyphs>";
    };
    CHECK(trouble(glyphs(1000)) == "none");
    CHECK(trouble(glyphs(1001)) == "scenario.too-many-glyphs");
    const auto title = [](std::size_t length) {
        return "<about title='" + std::string(length, 'x') + "'/><battlefield/>";
    };
    CHECK(trouble(title(200)) == "none");
    CHECK(trouble(title(201)) == "xml.text-too-long");
    const auto plain = [&](int count) {
        std::string all = "<battlefield><level number='1'>";
        for (int i = 0; i < count; ++i) all += "<piece kind='grass-1' at='0,0'/>";
        return all + "</level></battlefield>";
    };
    CHECK(trouble(plain(200'000)) == "none");
    CHECK(trouble(plain(200'001)) == "scenario.too-many-pieces");
    const auto large = [](int count) {
        std::string all = "<battlefield><level number='1'>";
        for (int i = 0; i < count; ++i) all += "<piece kind='swamp-24' at='0,0'/>";
        const auto read = read_scenario(wrapped(all + "</level></battlefield>"), "a.xml", shipped_catalogue());
        return read ? std::string("none") : read.error().message.id;
    };
    CHECK(large(41'666) == "none");  // 999,984 hexes.
    CHECK(large(41'667) == "scenario.too-many-hexes");
    const auto named = [&](int count) {
        return "<battlefield><level number='1'>" + many(count, "<piece kind='grass-1' at='0,0' name='p", "'/>") +
               "</level></battlefield>";
    };
    CHECK(trouble(named(10'000)) == "none");
    CHECK(trouble(named(10'001)) == "scenario.too-many-names");
    const auto comments = [&](int count) { return "<battlefield/>" + many(count, "<!--", "-->"); };
    CHECK(trouble(comments(20'000)) == "none");
    CHECK(trouble(comments(20'001)) == "scenario.too-many-comments");
}
