// `judge`: the passport as text and JSON, the same on any number of threads, and a run that goes on.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"
#include "tests/support/walled_field.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

std::string field_file(bool wall) { return walled_field_file(4, wall); }

constexpr int styles_of_bouts = 6;

// A share of wins in the first zone, of so many games: as a sum is kept.
nlohmann::json sum_of(int games, int wins) { return {games, 2 * wins}; }

// What is kept, as if all games were even but those of the first army as rushers in the first zone: they win so many of
// 100 against each style, and so many against the planner.
std::string made_up(const std::string& kept, int planner_games, int planner_wins) {
    nlohmann::json json = nlohmann::json::parse(kept);
    for (const char* const table : {"bouts", "fresh", "planned"})
        for (nlohmann::json& sum : json[table]) sum = sum_of(100, 50);
    for (const char* const table : {"bouts", "fresh"})
        for (int style = 0; style < styles_of_bouts; ++style) json[table][styles_of_bouts + style] = sum_of(100, 80);
    json["planned"][2 * styles_of_bouts + 1] = sum_of(planner_games, planner_wins);
    return json.dump();
}

}  // namespace

TEST_CASE("judge gives a passport, the same on any number of threads, and goes on from what was played") {
    const Program hexwright;
    hexwright.write("field.xml", field_file(false));
    const Ran one = hexwright("judge field.xml --waves 1 --threads 1 --out one --json");
    INFO(one.err);
    REQUIRE(one.exit == 0);
    CHECK(hexwright("judge field.xml --waves 1 --threads 3 --out three --json").out == one.out);
    const auto json = one.json();
    CHECK(json["title"] == "Field");
    CHECK(json["geometry"].size() > 10);
    CHECK(json["games"]["pairs"] == 40);
    CHECK(json["games"]["bouts"] == 2 * json["bouts"].size());
    CHECK(json["styles"].dump() == R"(["greedy","rusher","sniper","glyph-hunter","turtle","spreader"])");
    CHECK(json["zones"].dump() == R"(["red","blue"])");
    for (const auto& bout : json["bouts"]) {
        CHECK(bout["low"] <= bout["share"]);
        CHECK(bout["share"] <= bout["high"]);
    }
    CHECK(json["effects"]["zone"]["low"] <= json["effects"]["zone"]["mean"]);
    // All was played: nothing is played again, and the same is told.
    const Ran again = hexwright("judge field.xml --waves 1 --out one --json");
    CHECK(again.out == one.out);
    CHECK(tells(again.err, "went on from what was played before: one/waves-1.json"));
    CHECK_FALSE(tells(one.err, "went on"));
}

TEST_CASE("judge that was stopped goes on where it was, and tells the same as in one go") {
    const Program hexwright;
    hexwright.write("field.xml", field_file(false));
    const std::string line = "judge field.xml --waves 3 --json --out ";
    hexwright.shell("HOME=\"$PWD\" timeout -s TERM 1 '" HEXWRIGHT_BIN_DIR "/hexwright' " + line + "stopped");
    REQUIRE(std::filesystem::exists(hexwright.file("stopped")));
    const Ran whole = hexwright(line + "stopped");
    CHECK(whole.exit == 0);
    CHECK(whole.out == hexwright(line + "fresh").out);
    // What cannot be read is as good as nothing.
    hexwright.write("stopped/waves-3.json", "{\"digest\":");
    const Ran anew = hexwright(line + "stopped");
    CHECK_FALSE(tells(anew.err, "went on"));
    CHECK(anew.out == whole.out);
}

TEST_CASE("an exploit has a record of its shortest game, which replay opens") {
    const Program hexwright;
    hexwright.write("wall.xml", field_file(true));
    hexwright.write("mine.xml",
                    "<play-thresholds xmlns=\"urn:hexwright:play-thresholds:1\">"
                    "<threshold number=\"exploit-share\" value=\"0.5\"/></play-thresholds>");
    const std::string line = "judge wall.xml --waves 4 --thresholds mine.xml --out folder ";
    const Ran ran = hexwright(line + "--json");
    INFO(ran.err);
    REQUIRE(ran.exit == 0);
    std::string record;
    const auto json = ran.json();
    for (const auto& exploit : json["exploits"])
        if (exploit["confirmed"] == true) {
            record = exploit["shortest"]["record"];
            CHECK(exploit["verdict"] == "exploit");
            CHECK(exploit["planner"]["games"] == 16);
            CHECK(exploit["planner"]["share"]["low"] >= 0.5);
        }
    REQUIRE(record.starts_with("folder/exploit-"));
    const Ran replayed = hexwright("replay " + record);
    CHECK(replayed.exit == 0);
    CHECK(tells(replayed.err, "The game ends as recorded"));
    const Ran text = hexwright(line);
    CHECK(tells(text.out, "Exploit: "));
    CHECK(tells(text.out, "The planner has no answer either: against it "));
    CHECK(tells(text.out, "Its shortest game takes "));
}

TEST_CASE("what beats each style is no exploit where the planner refutes it or cannot tell, and that is told") {
    const Program hexwright;
    hexwright.write("field.xml", field_file(false));
    const std::string line = "judge field.xml --waves 1 --out made ";
    REQUIRE(hexwright(line).exit == 0);
    const std::string kept = contents(hexwright.file("made/waves-1.json"));
    hexwright.write("made/waves-1.json", made_up(kept, 100, 45));
    const Ran refuted = hexwright(line);
    CHECK(tells(refuted.out, "Suspected, but not confirmed: rusher with "));
    CHECK(tells(refuted.out,
                "The planner refutes it: against it 45 (36-55) % of 100 games are won, surely less than 60 %"));
    CHECK(tells(refuted.out, "No exploit: "));
    CHECK_FALSE(tells(refuted.out, "Its shortest game"));
    hexwright.write("made/waves-1.json", made_up(kept, 12, 7));
    const Ran open = hexwright(line);
    CHECK(tells(open.out, "Suspected, but not confirmed: rusher with "));
    CHECK(tells(open.out, "Not refuted by the planner yet: 58 (32-81) % of 12 games against it are won"));
    CHECK_FALSE(tells(open.out, "No exploit: "));
    const auto exploit = hexwright(line + "--json").json()["exploits"].at(0);
    CHECK(exploit["confirmed"] == false);
    CHECK(exploit["verdict"] == "undecided");
}

TEST_CASE("judge says why nothing can be played, and still gives the geometry") {
    const Program hexwright;
    hexwright.write("fate.xml", fate_file(14));
    const Ran ran = hexwright("judge fate.xml --waves 1");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Geometry: "));
    CHECK(tells(ran.out, "Styles and armies are not played: the two players have no start zones of their own"));
    CHECK(hexwright("judge fate.xml --waves 1 --json").json().contains("no_bouts"));
    CHECK(hexwright("judge missing.xml").exit == 2);
    hexwright.write("wrong.xml", "<play-thresholds xmlns=\"urn:hexwright:play-thresholds:1\"><threshold/>");
    CHECK(hexwright("judge fate.xml --waves 1 --thresholds wrong.xml").exit == 2);
}
