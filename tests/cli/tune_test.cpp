// `tune`: what can be set, the search, the proof, and the file that it writes.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"

#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

const std::string number = "rule:fate/effects[0]/cases[0].to";
const std::string the_line = "tune fate.xml --seats random --knob '" + number + "' ";

}  // namespace

TEST_CASE("tune without a knob lists what can be set") {
    const Program hexwright;
    hexwright.write("fate.xml", fate_file(14));
    const Ran ran = hexwright("tune fate.xml");
    INFO(ran.err);
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "rounds: length of the round track, now 4 (1 to 8)\n"));
    CHECK(tells(ran.out, number + ": number \"to\" of \"case\" in " + number.substr(0, number.size() - 3) +
                             ", now 14 (0 to 34)\n"));
    const auto json = hexwright("tune fate.xml --json").json();
    CHECK(json["knobs"].size() == static_cast<std::size_t>(std::ranges::count(ran.out, '\n')));
    CHECK(json["knobs"][0]["id"] == "card:1.marro-drudge");
}

TEST_CASE("tune finds the setting that is even, the same on any number of threads, and writes the scenario",
          "[figures]") {
    const Program hexwright;
    hexwright.write("fate.xml", fate_file(14));
    const Ran one = hexwright(the_line + "--threads 1 --json");
    INFO(one.err);
    REQUIRE(one.exit == 0);
    CHECK(tells(one.err, "Seed 1"));
    CHECK(hexwright(the_line + "--threads 3 --json").out == one.out);
    const auto json = one.json();
    CHECK(json["verdict"] == "even");
    CHECK(json["value"] == 10);
    CHECK(json["steps"] == -4);
    CHECK(json["knob"]["value"] == 14);
    CHECK(json["sides"].dump() == "[[1],[2]]");
    CHECK(json["proofs"].back()["even"] == true);
    CHECK(json["proofs"].back()["low"].get<double>() >= 0.48);
    CHECK(json["proofs"].back()["high"].get<double>() <= 0.52);
    REQUIRE(hexwright(the_line + "--out even.xml").exit == 0);
    CHECK(contents(hexwright.file("even.xml")) == fate_file(10));
    // The games of the proof can be played again.
    const auto games = json["proofs"].back()["games"].dump(), seed = json["proofs"].back()["seed"].dump();
    const auto again =
        hexwright("simulate even.xml --seats random --games " + games + " --seed " + seed + " --json").json();
    CHECK(again["wins"][0]["rate"] == json["proofs"].back()["share"]);
}

TEST_CASE("tune tells what was tried, proven and found", "[figures]") {
    const Program hexwright;
    hexwright.write("fate.xml", fate_file(10));
    const Ran even = hexwright(the_line + "--seed 3");
    INFO(even.out);
    CHECK(tells(even.out, "Fate: number \"to\" of \"case\" in"));
    CHECK(tells(even.out, "  10, as it is: "));
    CHECK(tells(even.out, "Already even: nothing needs to change\n"));
    hexwright.write("fate.xml", fate_file(3));
    const Ran none = hexwright("tune fate.xml --seats random --knob rounds --out none.xml");
    CHECK(none.exit == 0);
    CHECK(tells(none.out, "No setting makes it even: all 8 are certainly off; the nearest is 1 with "));
    CHECK_FALSE(std::filesystem::exists(hexwright.file("none.xml")));
}

TEST_CASE("what cannot be tuned is refused with one sentence") {
    const Program hexwright;
    hexwright.write("fate.xml", fate_file(14));
    hexwright.write("broken.xml", "<scenario");
    const std::string rounds = "tune fate.xml --knob rounds ";
    const std::vector<std::string> lines{"tune",
                                         "tune nothing.xml",
                                         "tune broken.xml --knob rounds",
                                         "tune fate.xml --knob points:1",
                                         "tune fate.xml --knob rounds:1e99",
                                         "tune fate.xml --knob card:-1.sonlen",
                                         rounds + "--seats human",
                                         rounds + "--games 0",
                                         rounds + "--threads 0",
                                         rounds + "--out nowhere/a.xml",
                                         rounds + "--out a.hsc",
                                         rounds + "--seed x",
                                         "tune fate.xml --out a.xml",
                                         rounds + "--players 3",
                                         "tune '" HEXWRIGHT_SOURCE_DIR
                                         "/samples/campaigns/two-seasons.xml' --knob rounds"};
    for (const std::string& line : lines) {
        const Ran ran = hexwright(line);
        INFO(line << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(std::ranges::count(ran.err, '\n') == 1);
        CHECK(ran.out.empty());
    }
    CHECK(hexwright(rounds + "--out - --json").exit == 2);
    CHECK(tells(hexwright("tune fate.xml --knob points:1").err,
                "there is no knob \"points:1\"; this scenario has card:1.marro-drudge, "));
}
