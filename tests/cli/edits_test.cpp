#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

const char* const meadow = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" edition="master-2007">
  <battlefield>
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
      <!-- a lone stone -->
      <piece kind="rock-1" at="5,0"/>
    </level>
  </battlefield>
</scenario>
)";

bool has_line(const Program& program, const std::string& file, const std::string& line) {
    return contents(program.file(file)).find(line) != std::string::npos;
}

}  // namespace

TEST_CASE("a refused place leaves the file's bytes, says why and what is missing") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const std::string before = contents(hexwright.file("the-narrows.xml"));
    const Ran none_left = hexwright("place the-narrows.xml swamp-7 100,100,1 --json");
    CHECK(none_left.exit == 1);
    CHECK(none_left.json()["done"] == false);
    CHECK(none_left.json()["missing"].dump() == R"([{"id":"swamp-7","count":1}])");
    CHECK(none_left.json()["in_the_way"] == Json::array());
    CHECK(none_left.err == none_left.json()["reason"].get<std::string>() + "\n");
    CHECK(contents(hexwright.file("the-narrows.xml")) == before);

    hexwright.write("meadow.xml", meadow);
    const Ran in_the_way = hexwright("place meadow.xml rock-2 4,0,1 --out other.xml --json");
    CHECK(in_the_way.exit == 1);
    CHECK(in_the_way.json()["in_the_way"].dump() == R"([{"kind":"rock-1","at":"5,0","level":1,"turn":0}])");
    CHECK_FALSE(in_the_way.json().contains("missing"));
    CHECK_FALSE(std::filesystem::exists(hexwright.file("other.xml")));
    CHECK(contents(hexwright.file("meadow.xml")) == meadow);
}

TEST_CASE("place, remove and move change one line of the file") {
    Program hexwright;
    hexwright.write("map.xml", meadow);
    const Ran placed = hexwright("place map.xml sand-3 8,0,1,2 --json");
    CHECK(placed.out == R"({"hexwright":1,"command":"place","done":true,"in_the_way":[]})"
                        "\n");
    CHECK(placed.exit == 0);
    CHECK(has_line(hexwright, "map.xml", R"(<piece kind="sand-3" at=")"));
    CHECK(hexwright("move map.xml 5,0,1 -4,9,1").exit == 0);
    CHECK(has_line(hexwright, "map.xml", R"(<piece kind="rock-1" at="-4,9"/>)"));
    CHECK(has_line(hexwright, "map.xml", "<!-- a lone stone -->"));
    CHECK(hexwright("remove map.xml -4,9,1").exit == 0);
    CHECK_FALSE(has_line(hexwright, "map.xml", "rock-1"));
    CHECK(has_line(hexwright, "map.xml", "<!-- a lone stone -->"));
    CHECK(hexwright("remove map.xml 0,1,1").exit == 0);  // Any hex that the seven-hex tile covers will do.
    CHECK_FALSE(has_line(hexwright, "map.xml", "grass-7"));
    CHECK(hexwright("check map.xml").exit == 0);
}

TEST_CASE("edge pieces have a side, walls two hexes, and what is ambiguous is asked for") {
    Program hexwright;
    hexwright.write(
        "map.xml",
        R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield><level number="1"><piece kind="road-5" at="0,0"/></level></battlefield></scenario>)");
    REQUIRE(hexwright("place map.xml castle-ladder 1,0,2,ne").exit == 0);
    REQUIRE(hexwright("place map.xml castle-battlement 1,0,2,sw").exit == 0);
    REQUIRE(hexwright("place map.xml stone-wall-4 0,0,2 3,0").exit == 0);
    CHECK(has_line(hexwright, "map.xml", R"(<edge kind="castle-ladder" at="1,0" side="ne"/>)"));
    CHECK(has_line(hexwright, "map.xml", R"(<span kind="stone-wall-4" from="0,0" to="3,0"/>)"));
    struct {
        const char* arguments;
        int exit;
        const char* says;
    } const table[] = {
        {"place map.xml castle-ladder 1,0,2,ne", 1, "There is already another "},
        {"place map.xml castle-ladder 1,0,2", 2, "write the side"},
        {"place map.xml castle-ladder 1,0,2,3", 2, "instead of a turn"},
        {"place map.xml grass-1 9,0,1,ne", 2, "turn from 0 to 5"},
        {"place map.xml grass-1 9,0,1,6", 2, "is not a place"},
        {"place map.xml grass-1 9,0,0", 2, "is not a place"},
        {"place map.xml grass-1 9,0,12abc", 2, "is not a place"},
        {"place map.xml grass-1 99999999999999,0,1", 2, "is not a place"},
        {"place map.xml grass-1 9,0,1 3,3", 2, "leave out the second hex"},
        {"place map.xml stone-wall-4 0,0,2", 2, "write the second one"},
        {"place map.xml stone-wall-4 0,0,2 4,0", 1, "at a distance of 3"},
        {"place map.xml stone-wall-4 0,0,2,ne 3,0", 2, "neither turn nor side"},
        {"place map.xml stone-wall-4 0,0,2 3,2001", 2, "from -2000 to 2000"},
        {"place map.xml grass-7 2000,0,1", 1, "q and r go from -2000 to 2000"},
        {"move map.xml 1,0,2 2,0,2,w grass-1", 1, "No such piece"},
        {"move map.xml 1,0,2 2,0,2,w castle-laddr", 2, "did you mean"},
        {"remove map.xml 1,0,2", 1, "Several pieces lie at 1,0,2"},
        {"remove map.xml 1,0,2 grass-1", 1, "No such piece"},
        {"remove map.xml 40,0,2", 1, "There is no piece at 40,0,2."},
        {"move map.xml 40,0,2 41,0,2", 1, "There is no piece at 40,0,2."},
    };
    for (const auto& row : table) {
        INFO(row.arguments);
        const Ran ran = hexwright(row.arguments);
        CHECK(ran.exit == row.exit);
        CHECK(ran.err.find(row.says) != std::string::npos);
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    }
    CHECK(hexwright("remove map.xml 1,0,2 castle-ladder").exit == 0);
    CHECK(hexwright("move map.xml 1,0,2,sw 2,0,2,w").exit == 0);
    CHECK(has_line(hexwright, "map.xml", R"(<edge kind="castle-battlement" at="2,0" side="w"/>)"));
}

TEST_CASE("a file of edits is one step: all of it or nothing") {
    Program hexwright;
    hexwright.write("map.xml", meadow);
    hexwright.write("edits.xml", R"(<edits xmlns="urn:hexwright:edits:1">
  <remove at="5,0,1"/>
  <place><piece kind="sand-1" at="5,0" level="1"/><piece kind="sand-1" at="5,0" level="2"/></place>
  <move at="5,0,2" to="6,0,1"/>
  <zone id="red" use="start" color="red" spaces="0,0,1"/>
</edits>)");
    const Ran done = hexwright("apply map.xml edits.xml --out after.xml --json");
    CHECK(done.out == R"({"hexwright":1,"command":"apply","done":true,"in_the_way":[]})"
                      "\n");
    CHECK(has_line(hexwright, "after.xml", R"(<piece kind="sand-1" at="6,0"/>)"));
    CHECK(has_line(hexwright, "after.xml", R"(<zone id="red")"));
    CHECK(contents(hexwright.file("map.xml")) == meadow);

    hexwright.write("bad.xml", R"(<edits xmlns="urn:hexwright:edits:1">
  <place><piece kind="sand-1" at="20,0" level="1"/></place>
  <place><piece kind="sand-1" at="20,0" level="1"/></place>
</edits>)");
    const Ran refused = hexwright("apply map.xml bad.xml --json");
    CHECK(refused.exit == 1);
    CHECK(refused.err.find("bad.xml:3: ") == 0);
    CHECK(refused.json()["done"] == false);
    CHECK(contents(hexwright.file("map.xml")) == meadow);
    CHECK(hexwright("apply - - < map.xml").exit == 2);
    CHECK(hexwright("apply map.xml nowhere.xml").exit == 2);
}

TEST_CASE("what names the piece to remove names the piece to move, too") {
    const Program hexwright;
    hexwright.write(
        "map.xml",
        R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield><level number="1"><span kind="laur-wall-short" from="0,0" to="1,0"/><span kind="laur-wall-long" from="0,0" to="2,0"/></level></battlefield></scenario>)");
    CHECK(hexwright("move map.xml 0,0,1 0,5,1").err.find("Name the kind") != std::string::npos);
    CHECK(hexwright("move map.xml 0,0,1 0,5,1 laur-wall-long").exit == 0);
    CHECK(has_line(hexwright, "map.xml", R"(<span kind="laur-wall-long" from="0,5" to="2,5"/>)"));
}

TEST_CASE("an edit that says what the piece does not have is refused, not half done") {
    const Program hexwright;
    hexwright.write("map.xml", meadow);
    hexwright.write("end.xml",
                    R"(<edits xmlns="urn:hexwright:edits:1"><move at="5,0,1" to="9,0,1" end="12,0"/></edits>)");
    const Ran refused = hexwright("apply map.xml end.xml");
    CHECK(refused.exit == 1);
    CHECK(refused.err == "end.xml:1: a rock-1 has no end to move; remove end\n");
    CHECK(contents(hexwright.file("map.xml")) == meadow);
}

TEST_CASE("names are as long in every language: 200 characters, not bytes") {
    const Program hexwright;
    hexwright.write("map.xml", meadow);
    std::string name;
    for (int i = 0; i < 200; ++i) name += "\xc3\xa9";
    hexwright.write("name.xml", R"(<edits xmlns="urn:hexwright:edits:1"><about title=")" + name + R"("/></edits>)");
    CHECK(hexwright("apply map.xml name.xml").err.empty());
    CHECK(has_line(hexwright, "map.xml", "title=\"" + name + "\""));
}

TEST_CASE("standard input to standard output, and no JSON in between") {
    Program hexwright;
    hexwright.write("map.xml", meadow);
    const Ran piped = hexwright("place - sand-1 9,9,1 < map.xml");
    CHECK(piped.exit == 0);
    CHECK(piped.out.find(R"(<piece kind="sand-1" at="9,9"/>)") != std::string::npos);
    CHECK(hexwright("place - sand-1 9,9,1 --json < map.xml").exit == 2);
    CHECK(hexwright("place - sand-1 9,9,1 --json --out out.xml < map.xml").json()["done"] == true);
}

TEST_CASE("apply turns, mirrors and shifts parts of a map, merges another one and changes levels") {
    Program hexwright;
    hexwright.write("map.xml", meadow);
    hexwright.write("other.xml", meadow);
    const auto apply = [&](const std::string& inside) {
        hexwright.write("e.xml", "<edits xmlns=\"urn:hexwright:edits:1\">" + inside + "</edits>");
        return hexwright("apply map.xml e.xml --out out.xml");
    };
    CHECK(apply("<turn about='5,1' steps='1' spaces='5,0,1'/>").exit == 0);
    CHECK(has_line(hexwright, "out.xml", "<piece kind=\"rock-1\" at=\"6,0\"/>"));
    CHECK(apply("<mirror through='0,0' axis='e-w'/>").exit == 0);
    CHECK(has_line(hexwright, "out.xml", "<piece kind=\"rock-1\" at=\"5,0\"/>"));
    CHECK(has_line(hexwright, "out.xml", "<piece kind=\"grass-7\" at=\"1,-2\"/>"));
    CHECK(apply("<shift by='1,1' levels='2'/>").exit == 0);
    CHECK(has_line(hexwright, "out.xml", "<level number=\"3\">"));
    CHECK(apply("<merge file='other.xml' to='0,0'/>").exit == 0);  // All of it overlaps.
    CHECK(hexwright("check out.xml").out.find("overlap") != std::string::npos);
    CHECK(apply("<duplicate-level number='1'/><insert-level number='1'/>").exit == 0);
    CHECK(has_line(hexwright, "out.xml", "<level number=\"3\">"));
    CHECK(apply("<shift spaces='9,9,1' by='1,0'/>").exit == 1);
    const Ran missing = apply("<merge file='nowhere.xml' to='0,0'/>");
    CHECK(missing.exit == 2);
    CHECK(missing.err.find("nowhere.xml: there is no such file") != std::string::npos);
}

TEST_CASE("figures of set-ups move with the map, and a figure that is left outside its zone is told") {
    const Program hexwright;
    const auto scenario = [](const std::string& of_red) {
        return R"(<scenario xmlns="urn:hexwright:scenario:2" id="silent" edition="master-2007">
  <battlefield><level number="1"><piece kind="grass-24" at="0,0"/></level></battlefield>
  <zones>
    <zone id="red" use="start" color="red" spaces="0,1,1 0,2,1"/>
    <zone id="blue" use="start" color="blue" spaces="0,5,1 1,5,1"/>
  </zones>
  <setups><setup players="2">
    <player number="1" zone="red"><army><card id="shiori"><figure at=")" +
               of_red + R"("/></card></army></player>
    <player number="2" zone="blue"><army><card id="finn"><figure at="1,5,1"/></card></army></player>
  </setup></setups>
</scenario>
)";
    };
    hexwright.write("map.xml", scenario("0,2,1"));
    struct {
        std::string edit, red, blue;
    } const rows[] = {{"<shift by=\"-1,0\"/>", "-1,2,1", "0,5,1"},
                      {"<turn about=\"0,0\" steps=\"3\"/>", "0,-2,1", "-1,-5,1"}};
    for (const auto& [edit, red, blue] : rows) {
        INFO(edit);
        hexwright.write("edit.xml", "<edits xmlns=\"urn:hexwright:edits:1\">" + edit + "</edits>");
        CHECK(hexwright("apply map.xml edit.xml --out moved.xml").exit == 0);
        const std::string moved = contents(hexwright.file("moved.xml"));
        CHECK(tells(moved, "<figure at=\"" + red + "\"/>"));
        CHECK(tells(moved, "<figure at=\"" + blue + "\"/>"));
        const Ran checked = hexwright("check moved.xml");
        CHECK(checked.exit == 0);
        CHECK_FALSE(tells(checked.out, "figure-outside-zone"));
        CHECK(hexwright("play moved.xml --seed 2").exit == 0);
    }
    hexwright.write("left.xml", scenario("1,2,1"));
    const Ran left = hexwright("check left.xml");
    CHECK(left.exit == 0);  // A warning.
    CHECK(tells(left.out, "figure-outside-zone"));
}

TEST_CASE("apply uses the battlefield of another file, and takes it in") {
    const WithSamples hexwright;
    std::filesystem::create_directories(hexwright.file("mine"));
    hexwright.write("mine/map.xml", R"(<scenario xmlns="urn:hexwright:scenario:2" id="mine">
  <battlefield><level number="1"><piece kind="grass-1" at="0,0"/></level></battlefield></scenario>)");
    const auto edits = [&](const std::string& inside) {
        hexwright.write("e.xml", "<edits xmlns=\"urn:hexwright:edits:1\">" + inside + "</edits>\n");
        return static_cast<const Program&>(hexwright)("apply mine/map.xml e.xml");
    };
    CHECK(edits("<use-battlefield src=\"../samples/battlefields/sparrow-ford.xml\"/>").exit == 0);
    const std::string shared = contents(hexwright.file("mine/map.xml"));
    CHECK(tells(shared, "<battlefield src=\"../samples/battlefields/sparrow-ford.xml\"/>"));
    CHECK(tells(edits("<use-battlefield src=\"no.xml\"/>").err, "no.xml"));
    CHECK(tells(static_cast<const Program&>(hexwright)("remove mine/map.xml 0,0,1").err, "--inline"));
    CHECK(contents(hexwright.file("mine/map.xml")) == shared);
    CHECK(edits("<fold-in/>").exit == 0);
    CHECK(tells(contents(hexwright.file("mine/map.xml")), "<piece kind=\"rock-7\" at=\"-1,-3\"/>"));
}
