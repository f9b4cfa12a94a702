#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

TEST_CASE("The Narrows is 75 pieces, all of one box") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    CHECK(hexwright("parts the-narrows.xml").out ==
          "The Narrows\n"
          "   used  owned   left  piece\n"
          "      1      1      0  grass-1\n"
          "      1      1      0  grass-2\n"
          "      1      1      0  rock-1\n"
          "      1      1      0  rock-2\n"
          "      1      1      0  rock-3\n"
          "      1      1      0  rock-7\n"
          "      1      1      0  sand-1\n"
          "      1      1      0  sand-2\n"
          "      2      2      0  sand-3\n"
          "      5      5      0  sand-7\n"
          "      2      2      0  swamp-1\n"
          "      2      2      0  swamp-2\n"
          "      2      2      0  swamp-3\n"
          "     10     10      0  swamp-7\n"
          "      2      2      0  swamp-24\n"
          "      8      8      0  water-1\n"
          "     34     34      0  swamp-water-1\n"
          "     75  in total\n");
    const Json json = hexwright("parts the-narrows.xml --json").json();
    CHECK(json["total"] == 75);
    CHECK(json["pieces"][0].dump() == R"({"id":"grass-1","used":1,"owned":1,"left":0})");
    CHECK(hexwright("parts the-narrows.xml --csv").out.substr(0, 40) == "id,used,owned,left\ngrass-1,1,1,0\ngrass-2");
}

TEST_CASE("items are counted: 75, 75, 77 and 77 for the rulebook's maps") {
    Program hexwright;
    struct {
        const char* name;
        int total;
    } const table[] = {
        {"the-narrows.xml", 75}, {"montiqua-ledge.xml", 75}, {"xualtiaca.xml", 77}, {"waters-of-life.xml", 77}};
    std::vector<int> totals, expected;
    for (const auto& row : table) {
        hexwright.sample(row.name);
        totals.push_back(hexwright(std::string("parts --json ") + row.name).json()["total"]);
        expected.push_back(row.total);
    }
    std::sort(totals.begin(), totals.end());
    std::sort(expected.begin(), expected.end());
    CHECK(totals == expected);
}

TEST_CASE("by level, the levels add up to the whole") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const Json json = hexwright("parts the-narrows.xml --by-level --json").json();
    int sum = 0;
    for (const Json& level : json["levels"])
        for (const Json& piece : level["pieces"]) sum += piece["used"].get<int>();
    CHECK(sum == 75);
    CHECK(json["levels"].size() == 5);
    CHECK(json["levels"][0]["level"] == 1);
    CHECK_FALSE(json["levels"][0]["pieces"][0].contains("left"));
    CHECK(hexwright("parts the-narrows.xml --by-level --csv").out.substr(0, 14) == "level,id,used\n");
    CHECK(hexwright("parts the-narrows.xml --by-level").out.find("level 1: ") != std::string::npos);
}

TEST_CASE("a collection is reported beside the limit, with neither, nothing is left or missing") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const Json both = hexwright("parts the-narrows.xml --json --owned swarm-of-the-marro:2").json();
    CHECK(both["pieces"][0].dump() == R"({"id":"grass-1","used":1,"owned":2,"left":1,"limit":1,"limit_left":0})");
    hexwright.write(
        "free.xml",
        R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield><level number="1"><piece kind="marro-hive" at="0,0"/></level></battlefield></scenario>)");
    CHECK(
        hexwright("parts free.xml --json").out ==
        R"({"hexwright":1,"command":"parts","pieces":[{"id":"swamp-water-6","used":1},{"id":"marro-hive","used":1}],"total":2})"
        "\n");
}

TEST_CASE("the boxes that are needed, fewest or cheapest") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const Json needed = hexwright("parts the-narrows.xml --needed --json").json();
    CHECK(needed["sets"].dump() == R"([{"id":"swarm-of-the-marro","count":1}])");
    CHECK(needed["boxes"] == 1);
    CHECK(needed["missing"] == Json::array());
    hexwright.write("prices.txt", "# shop\nswarm-of-the-marro 39.90\n");
    CHECK(hexwright("parts the-narrows.xml --needed --prices prices.txt --json").json()["price"] == "39.90");
    hexwright.write("prices.txt", "rise-of-the-valkyrie,45\nswarm-of-the-marro,39.999\n");
    const Ran wrong = hexwright("parts the-narrows.xml --needed --prices prices.txt");
    CHECK(wrong.exit == 2);
    CHECK(wrong.err.find("prices.txt:2:1: ") == 0);
    hexwright.write("empty.txt", "# shop\n");
    CHECK(hexwright("parts the-narrows.xml --needed --prices empty.txt").exit == 2);
    // --prices is meaningless without --needed.
    CHECK(hexwright("parts the-narrows.xml --prices prices.txt").exit == 2);
}

TEST_CASE("parts --swaps lists tiles that lie wholly under others, and what is left to lie there instead") {
    Program hexwright;
    hexwright.sample("alderwick-bridge.xml");
    const Ran ran = hexwright("parts alderwick-bridge.xml --swaps");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "completely covered and can also be:\n    "));
    const Json json = hexwright("parts alderwick-bridge.xml --swaps --json").json();
    REQUIRE(json["swaps"].size() > 0);
    CHECK(json["swaps"][0]["pieces"].size() > 0);
    CHECK(json["swaps"][0]["choices"][0]["left"] >= 1);
    CHECK(hexwright("parts alderwick-bridge.xml --swaps --needed").exit == 2);
}
