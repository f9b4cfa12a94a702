#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <set>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

// A piece as the line of a file names it.
std::string named(const Json& piece) { return piece.dump(); }

std::multiset<std::string> laid_in_json(const Json& steps) {
    std::multiset<std::string> laid;
    for (const Json& step : steps) {
        for (const Json& piece : step["pieces"]) laid.insert(named(piece));
        if (!step.contains("copies")) continue;
        for (const Json& copy : step["copies"])
            for (const Json& piece : copy) laid.insert(named(piece));
    }
    return laid;
}

}  // namespace

TEST_CASE("steps tells what is laid when, and how many pieces then lie") {
    Program hexwright;
    hexwright.sample("kestrel-keep.xml");
    const Ran ran = hexwright("steps kestrel-keep.xml");
    CHECK(ran.exit == 0);
    CHECK(ran.err.empty());
    CHECK(tells(ran.out, "173 pieces in "));
    CHECK(tells(ran.out, "step 1, level 1: "));
    CHECK(tells(ran.out, "; 173 of 173 placed\n"));
    CHECK(tells(ran.out, "\n    castle-ladder at "));
}

TEST_CASE("steps --json lays every piece of the map exactly once, copies included") {
    WithSamples hexwright;
    for (const char* name : {"the-narrows", "cinder-crown", "alderwick-bridge"}) {
        CAPTURE(name);
        const Json json = hexwright("steps --json samples/battlefields/" + std::string(name) + ".xml").json();
        const std::multiset<std::string> laid = laid_in_json(json["steps"]);
        CHECK(json["command"] == "steps");
        CHECK(json["total"] == laid.size());
        CHECK(std::set(laid.begin(), laid.end()).size() == laid.size());
        for (const Json& step : json["steps"]) {
            CHECK((step["efforts"] <= 7 || step["hold"] == true));
            CHECK(step["hold"].is_boolean());
            CHECK(step["pieces"][0].contains("kind"));
            if (!step.contains("copies")) continue;
            for (const Json& copy : step["copies"]) CHECK(copy.size() == step["pieces"].size());
        }
    }
    CHECK(tells(hexwright("steps --json samples/battlefields/cinder-crown.xml").out, "\"copies\""));
}

TEST_CASE("steps lays a map with errors, too, and lists them") {
    Program hexwright;
    hexwright.write("wrong.xml", R"(<scenario xmlns="urn:hexwright:scenario:2" id="wrong">
  <battlefield>
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
      <piece kind="rock-1" at="0,0"/>
    </level>
    <level number="5">
      <piece kind="sand-2" at="9,9"/>
    </level>
  </battlefield>
</scenario>
)");
    const Ran ran = hexwright("steps --json wrong.xml");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.err, "wrong.xml: error: "));
    const Json json = ran.json();
    CHECK(laid_in_json(json["steps"]).size() == 3);
    REQUIRE(json["issues"].size() == 2);
    CHECK(json["issues"][0]["code"] == "overlap");
    CHECK(json["issues"][1]["code"] == "nothing-underneath");
}

TEST_CASE("steps of a file that cannot be read is one sentence and exit 2") {
    Program hexwright;
    const Ran ran = hexwright("steps none.xml --json");
    CHECK(ran.exit == 2);
    CHECK(ran.json().contains("error"));
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
}

TEST_CASE("an empty map has no steps") {
    Program hexwright;
    hexwright.write("empty.xml", R"(<scenario xmlns="urn:hexwright:scenario:2" id="empty"><battlefield/></scenario>)");
    const Json json = hexwright("steps --json empty.xml").json();
    CHECK(json["steps"].empty());
    CHECK(json["total"] == 0);
}
