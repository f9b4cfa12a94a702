#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

const char* const floating_rock = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" id="floating" edition="master-2007">
  <battlefield>
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
    </level>
    <level number="3">
      <piece kind="rock-1" at="0,0" name="rock"/>
    </level>
  </battlefield>
</scenario>
)";

const char* const two_islands = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" edition="master-2007">
  <battlefield>
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
      <piece kind="grass-7" at="9,9"/>
    </level>
  </battlefield>
</scenario>
)";

}  // namespace

TEST_CASE("the rulebook's maps: no errors, no warnings, the infos that the rulebook's own building makes") {
    Program hexwright;
    for (const char* name : {"the-narrows.xml", "montiqua-ledge.xml", "waters-of-life.xml", "xualtiaca.xml"})
        hexwright.sample(name);
    const Ran narrows = hexwright("check the-narrows.xml");
    CHECK(narrows.exit == 0);
    CHECK(narrows.out == "the-narrows.xml: 0 errors, 0 warnings, 0 infos\n");
    CHECK(narrows.err.empty());
    CHECK(hexwright("check the-narrows.xml --json").out ==
          R"({"hexwright":1,"command":"check","issues":[],"errors":0,"warnings":0,"infos":0})"
          "\n");
    CHECK(hexwright("check xualtiaca.xml").out ==
          "xualtiaca.xml:76: info: 2 hexes of the seven-hex swamp tile at 12,8,2 have nothing underneath: 12,9,2, "
          "13,8,2. [overhang]\n"
          "xualtiaca.xml:72: info: 2 hexes of the seven-hex swamp tile at 14,5,2 have nothing underneath: 14,6,2, "
          "14,7,2. [overhang]\n"
          "xualtiaca.xml: 0 errors, 0 warnings, 2 infos\n");
    const Json waters = hexwright("check waters-of-life.xml --strict --json").json();
    CHECK(waters["infos"] == 3);
    CHECK(waters["warnings"] == 0);
    CHECK(waters["issues"][2]["code"] == "hive-on-table");
}

TEST_CASE("an issue in JSON: its keys, its order, its pieces") {
    Program hexwright;
    hexwright.write("map.xml", floating_rock);
    const Ran ran = hexwright("check map.xml --json");
    CHECK(ran.exit == 1);
    const Json issue = ran.json()["issues"][0];
    std::vector<std::string> keys;
    for (const auto& [key, value] : issue.items()) keys.push_back(key);
    CHECK(keys ==
          std::vector<std::string>{"severity", "code", "message", "fix", "spaces", "pieces", "line", "approved"});
    CHECK(issue["severity"] == "error");
    CHECK(issue["code"] == "nothing-underneath");
    CHECK(issue["spaces"] == Json{"0,0,3"});
    CHECK(issue["pieces"].dump() == R"([{"kind":"rock-1","at":"0,0","level":3,"turn":0,"name":"rock"}])");
    CHECK(issue["line"] == 8);
    CHECK(issue["approved"] == false);
    CHECK(hexwright("check map.xml").out.find("map.xml:8: error: ") == 0);
}

TEST_CASE("warnings are fine unless the check is strict") {
    Program hexwright;
    hexwright.write("map.xml", two_islands);
    CHECK(hexwright("check map.xml").exit == 0);
    CHECK(hexwright("check map.xml").out.find("[separate-parts]") != std::string::npos);
    CHECK(hexwright("check map.xml --strict").exit == 1);
}

TEST_CASE("several files: each with its issues, and one that cannot be read hides no other") {
    Program hexwright;
    hexwright.write("a.xml", two_islands);
    hexwright.write("b.xml", floating_rock);
    const Ran both = hexwright("check a.xml b.xml --json");
    CHECK(both.exit == 1);
    CHECK(both.json()["files"][0]["file"] == "a.xml");
    CHECK(both.json()["files"][0]["warnings"] == 1);
    CHECK(both.json()["files"][1]["errors"] == 1);
    const Ran missing = hexwright("check a.xml nowhere.xml b.xml --json");
    CHECK(missing.exit == 2);
    CHECK(missing.json()["files"][1]["error"]["file"] == "nowhere.xml");
    CHECK(missing.json()["files"][2]["errors"] == 1);
    CHECK(hexwright("check a.xml nowhere.xml").err.find("nowhere.xml: ") == 0);
}

TEST_CASE("a map from standard input, and one whose battlefield stands in another file") {
    Program hexwright;
    hexwright.write("map.xml", floating_rock);
    std::filesystem::create_directory(hexwright.file("deep"));
    CHECK(hexwright("check - < map.xml").exit == 1);
    hexwright.write("deep/other.xml",
                    R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield src="../map.xml"/></scenario>)");
    const Json other = hexwright("check deep/other.xml --json").json();
    CHECK(other["issues"][0]["code"] == "nothing-underneath");
    CHECK_FALSE(other["issues"][0].contains("line"));  // It would be a line of the other file.
    hexwright.write("deep/third.xml",
                    R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield src="other.xml"/></scenario>)");
    CHECK(hexwright("check deep/third.xml").exit == 2);  // References go one step only.
    hexwright.write(
        "net.xml",
        R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield src="http://example.org/map.xml"/></scenario>)");
    CHECK(hexwright("check net.xml").exit == 2);
}

TEST_CASE("what a person owns: listed, in a file, saved under a name") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    CHECK(hexwright("check the-narrows.xml --owned swarm-of-the-marro").out.find("not-owned") == std::string::npos);
    CHECK(hexwright("check the-narrows.xml --owned swarm-of-the-marro:0").exit == 2);
    const Ran little = hexwright("check the-narrows.xml --owned rise-of-the-valkyrie --json");
    CHECK(little.exit == 0);
    CHECK(little.json()["warnings"] > 0);
    CHECK(little.json()["issues"][0]["code"] == "not-owned");
    hexwright.write("mine.txt", "# my shelf\nswarm-of-the-marro:2\n");
    CHECK(hexwright("check the-narrows.xml --strict --owned mine.txt").exit == 0);
    const std::string saved =
        R"(<collection xmlns="urn:hexwright:collection:1" name="shelf"><set id="swarm-of-the-marro" count="1"/></collection>)";
    std::filesystem::create_directories(hexwright.file("data/hexwright/collections"));
    hexwright.write("data/hexwright/collections/shelf.xml", saved);
    const std::string data = "XDG_DATA_HOME=" + hexwright.file("data").string();
    CHECK(hexwright("check the-narrows.xml --strict --owned shelf", data).exit == 0);
    const Ran misspelt = hexwright("check the-narrows.xml --owned swarm-of-the-maro");
    CHECK(misspelt.exit == 2);
    CHECK(misspelt.err.find("did you mean \"swarm-of-the-marro\"?") != std::string::npos);
}

TEST_CASE("what a person owns may be a table, with a place for each line that is not understood") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const auto owned = [&](const std::string& name, const std::string& table) {
        hexwright.write(name, table);
        return hexwright("check the-narrows.xml --strict --owned " + name);
    };
    CHECK(owned("mine.csv", "set,count\nSwarm of the Marro,2\n").exit == 0);
    CHECK(owned("mine.tsv", "Count\tID\r\n1\tswarmOfTheMarro\r\n").exit == 0);
    CHECK(owned("mine.txt", "\xEF\xBB\xBFswarm-of-the-marro;1\n").exit == 0);  // Known by its first line.
    CHECK(owned("list.csv", "swarm-of-the-marro:1\n").exit == 0);
    CHECK(owned("column.csv", "swarm-of-the-marro\ngrass-1\n").exit == 0);
    const Ran little = owned("little.tsv", "ID\tType\tSize\tCount\ngrass24\tGrass\t24\t1\ntree415\tTree\t15\t1\n");
    CHECK(little.exit == 1);
    CHECK(tells(little.out, "not-owned"));
    const Ran wrong = owned("wrong.csv", "set,count\nswarm-of-the-marro,two\ngras-7,1\n");
    CHECK(wrong.exit == 2);
    CHECK(wrong.err ==
          "wrong.csv:2:20: “two” is not a number of pieces; write a whole number from 0 to 10000\n"
          "wrong.csv:3:1: there is no set or piece “gras-7”; did you mean “grass-7”?\n");
    for (const char* nothing : {"", "set,count\n", "# mine\n"}) {
        INFO(nothing);
        CHECK(owned("nothing.csv", nothing).exit == 2);
        CHECK(owned("nothing.txt", nothing).exit == 2);
    }
    hexwright.write("mine.csv", "set,count\nSwarm of the Marro,2\n");
    CHECK(hexwright("parts the-narrows.xml --json --owned mine.csv").json()["pieces"][0]["left"] > 0);
    CHECK(hexwright("sheet the-narrows.xml own.pdf --owned mine.csv").exit == 0);
    CHECK(hexwright("parts the-narrows.xml --owned wrong.csv").exit == 2);
    CHECK(hexwright("check the-narrows.xml --strict --owned SWARM_of_the_marro:2").exit == 0);
}

TEST_CASE("check --tests runs a scenario's own tests, --mutate names what they do not miss") {
    Program hexwright;
    const std::string start = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" id="duel" edition="master-2007">
  <battlefield>
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
    </level>
  </battlefield>
  <setups>
    <setup players="2">
      <player number="1">
        <army>
          <card id="sonlen">
            <figure at="0,0,1"/>
          </card>
        </army>
      </player>
      <player number="2">
        <army>
          <card id="shiori">
            <figure at="1,0,1"/>
          </card>
        </army>
      </player>
    </setup>
  </setups>
  <rules>
    <rule id="bell">
      <on event="round-end"/>
      <add counter="bells"/>
    </rule>
  </rules>
  <tests>
    <test id="rings">
      <end-round/>
      <expect>
        <counter id="bells" at-least="LEAST"/>
      </expect>
    </test>
  </tests>
</scenario>
)";
    const auto with = [&](const std::string& least) {
        std::string text = start;
        return text.replace(text.find("LEAST"), 5, least);
    };
    hexwright.write("duel.xml", with("1"));
    const Ran fine = hexwright("check duel.xml --mutate");
    CHECK(
        fine.out.ends_with("duel.xml: 1 test, 0 failed; tested without 1 rule, modifier, win, zone, house rule, option "
                           "or amount, 0 not missed\n"));
    CHECK(fine.exit == 0);
    hexwright.write("duel.xml", with("2"));
    const Ran wrong = hexwright("check duel.xml --tests");
    CHECK(wrong.exit == 1);
    CHECK(wrong.out.find("duel.xml:36: test \"rings\": expected <counter id=\"bells\" at-least=\"2\">, but that is "
                         "not the case; bells is 1\n") != std::string::npos);
    CHECK(wrong.out.ends_with("duel.xml: 1 test, 1 failed\n"));
    const Ran untried = hexwright("check duel.xml --mutate");
    CHECK(untried.exit == 1);
    CHECK(untried.out.find(
              "duel.xml:36: not tested with rules removed, because test \"rings\" already fails; fix it first\n") !=
          std::string::npos);
    CHECK(untried.out.ends_with("duel.xml: 1 test, 1 failed\n"));
    const Json refused = hexwright("check duel.xml --mutate --json").json();
    CHECK(refused["not_tried"]["test"] == "rings");
    CHECK(refused["not_tried"]["line"] == 36);
    CHECK_FALSE(refused.contains("mutants"));
    const Json json = hexwright("check duel.xml --tests --json").json();
    CHECK(json["failed"] == 1);
    CHECK(json["tests"][0]["id"] == "rings");
    CHECK(json["tests"][0]["passed"] == false);
    hexwright.write("duel.xml", with("0"));
    const Ran blind = hexwright("check duel.xml --mutate");
    CHECK(blind.exit == 1);
    CHECK(blind.out.find("duel.xml:27: no test fails without this: rule bell\n") != std::string::npos);
    CHECK(hexwright("check duel.xml").exit == 0);
    const Ran campaign = hexwright("check '" HEXWRIGHT_SOURCE_DIR "/samples/campaigns/exploration.xml' --mutate");
    CHECK(campaign.exit == 0);
    CHECK(
        campaign.out.ends_with(": 5 tests, 0 failed; tested without 3 rules, modifiers, wins, zones, house rules, "
                               "options and amounts, 0 not missed\n"));
}
