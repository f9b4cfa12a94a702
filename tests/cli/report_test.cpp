#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <map>
#include <set>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

const std::set<std::string> all_codes{
    "zone-size",  "zone-gap", "first-turn-attack", "development",  "height-race",  "peak-spread",
    "glyph-race", "perch",    "aura-fort",         "double-room",  "choke",        "exposure",
    "burden",     "relief",   "out-of-reach",      "exposed-ends", "company-time", "asymmetry"};

std::map<std::string, Json> by_number(const Json& report) {
    std::map<std::string, Json> found;
    for (const Json& finding : report["findings"]) found.emplace(finding["number"].get<std::string>(), finding);
    return found;
}

}  // namespace

TEST_CASE("report tells every finding with its threshold and whose it is") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const Ran ran = hexwright("report sparrow-ford.xml");
    CHECK(ran.exit == 0);
    CHECK(ran.err.empty());
    CHECK(tells(ran.out, "Size of the start zones: "));
    CHECK(tells(ran.out, "[at least 24 (community rule)]"));
    CHECK(tells(ran.out, "[at most 1.60 (our suggestion)]"));
}

TEST_CASE("the JSON of a report has the keys that it is documented with") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const Json report = hexwright("report sparrow-ford.xml --json").json();
    CHECK(report["command"] == "report");
    CHECK(report["digest"].get<std::string>().size() == 16);
    CHECK(report["zones"].size() == 2);
    std::set<std::string> codes;
    for (const Json& finding : report["findings"]) {
        codes.insert(finding["code"].get<std::string>());
        CHECK((finding["verdict"] == "fine" || finding["verdict"] == "look" || finding["verdict"] == "flag"));
        for (const char* key : {"value", "threshold", "spaces", "message"}) CHECK(finding.contains(key));
        CHECK((finding["value"].is_number() || finding["verdict"] == "fine"));
    }
    CHECK(codes == all_codes);
    std::set<int> ranks;
    for (const Json& finding : report["findings"]) {
        CHECK(finding.contains("rank") == (finding["verdict"] != "fine"));
        if (finding.contains("rank")) ranks.insert(finding["rank"].get<int>());
    }
    CHECK((ranks.empty() || *ranks.rbegin() == static_cast<int>(ranks.size())));
    CHECK(by_number(report).at("zone-gap")["value"].is_number());
}

TEST_CASE("several maps are judged one after the other, one that cannot be read beside them") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const Ran ran = hexwright("report sparrow-ford.xml none.xml --json");
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "none.xml"));
    const Json files = ran.json()["files"];
    CHECK(files[0]["findings"].size() >= all_codes.size());
    CHECK(files[1].contains("error"));
    CHECK(hexwright("report sparrow-ford.xml sparrow-ford.xml").exit == 0);
}

TEST_CASE("a map without zones says what is left out, and why") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const Ran ran = hexwright("report the-narrows.xml");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Not judged: no start zones are marked."));
}

TEST_CASE("a report is written as HTML or PDF, whole or not at all") {
    Program hexwright;
    hexwright.sample("kestrel-keep.xml");
    CHECK(hexwright("report kestrel-keep.xml --out keep.html").exit == 0);
    CHECK(tells(contents(hexwright.file("keep.html")), "Kestrel Keep"));
    CHECK(hexwright("report kestrel-keep.xml --out keep.pdf").exit == 0);
    CHECK(contents(hexwright.file("keep.pdf")).starts_with("%PDF"));
    const Ran refused = hexwright("report kestrel-keep.xml --out keep.txt");
    CHECK(refused.exit == 2);
    CHECK(tells(refused.err, ".html or .pdf"));
    CHECK(hexwright("report kestrel-keep.xml --out none/keep.html").exit == 2);
}

TEST_CASE("a contest's thresholds change what is missed") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    hexwright.write("open.xml",
                    "<thresholds xmlns=\"urn:hexwright:thresholds:1\" name=\"Open\">"
                    "<threshold number=\"burden\" most=\"1\"/></thresholds>");
    const Json report = hexwright("report sparrow-ford.xml --thresholds open.xml --json").json();
    const Json burden = by_number(report).at("burden");
    CHECK(burden["verdict"] == "flag");
    CHECK(burden["whose"] == "contest");
    hexwright.write("wrong.xml", "<thresholds xmlns=\"urn:hexwright:thresholds:1\"><threshold/></thresholds>");
    const Ran refused = hexwright("report sparrow-ford.xml --thresholds wrong.xml");
    CHECK(refused.exit == 2);
    CHECK(tells(refused.err, "wrong.xml:1:"));
}

TEST_CASE("a difference between zones names the one that suffers, in the sentence and in JSON") {
    const WithSamples hexwright;
    const std::string file = "report samples/scenarios/skirmish-on-the-narrows.xml";
    const auto found = by_number(hexwright(file + " --json").json());
    CHECK(found.at("exposed-ends")["worse"] == "red");
    const Ran ran = hexwright(file);
    CHECK(tells(ran.out, "Walks from the red zone end in sight of higher ground that the enemy holds"));
    CHECK(found.at("exposed-ends")["rank"] == 1);  // In games, too, the red zone is the worse one.
    CHECK(tells(ran.out, "  Most urgent: Walks below the enemy: "));
}
