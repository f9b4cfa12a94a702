#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/shuffled_lines.h"

#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

// Two glyphs whose lines are not in the order of the usual form.
const std::string two_glyphs = R"(<scenario xmlns="urn:hexwright:scenario:2" id="tiny" edition="master-2007">
  <battlefield><level number="1"><piece kind="grass-7" at="0,0"/></level></battlefield>
  <glyphs>
    <glyph id="gerda" at="1,1,1" facing="symbol"/>
    <glyph id="astrid" at="0,0,1" facing="symbol"/>
  </glyphs>
  <setups><setup players="2">
    <player number="1"><army><card id="finn"><figure at="0,1,1"/></card></army></player>
    <player number="2"><army><card id="thorgrim"><figure at="0,2,1"/></card></army></player>
  </setup></setups>
</scenario>
)";

}  // namespace

TEST_CASE("a record replays whatever the order of lines in the scenario's file") {
    const Program hexwright;
    hexwright.write("tiny.xml", two_glyphs);
    for (const std::string seed : {"1", "2", "3"}) {
        CHECK(hexwright("play tiny.xml --seats greedy,random --seed " + seed + " --record game.xml").exit == 0);
        const Ran again = hexwright("replay game.xml");
        INFO(again.err);
        CHECK(again.exit == 0);
    }
    // A game that was broken off goes on the same way.
    const std::string record = contents(hexwright.file("game.xml"));
    hexwright.write("game.xml.part", record.substr(0, record.find("</actions>")));
    CHECK(hexwright("replay game.xml.part").exit == 0);
    CHECK(hexwright("play game.xml.part --record on.xml").exit == 0);
    CHECK(hexwright("replay on.xml").exit == 0);
    CHECK(contents(hexwright.file("on.xml")) == record);
}

TEST_CASE("a campaign is played the same whatever the order of lines in the files of its games") {
    const WithSamples hexwright;
    const std::string play = "play samples/campaigns/two-seasons.xml --seed 4";
    const Ran before = hexwright(play);
    CHECK(before.exit == 0);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(hexwright.file("samples"))) {
        const std::string text = entry.is_regular_file() ? contents(entry.path()) : std::string();
        if (!text.starts_with("<?xml") || text.find("<scenario ") == std::string::npos) continue;
        ShuffledLines shuffled({"scenario", "battlefield", "level", "glyphs", "setups", "setup", "player", "army"},
                               {"pool", "card", "owns", "only", "never"}, 7);
        std::ofstream(entry.path(), std::ios::binary) << shuffled.of(text);
    }
    const Ran after = hexwright(play);
    CHECK(after.exit == 0);
    CHECK(after.out == before.out);
}

TEST_CASE("two greedy players fight A Long Wait to the end",
          "[SCEN-NARROWS-LONGWAIT-01][SCEN-NARROWS-LONGWAIT-02][SCEN-NARROWS-LONGWAIT-03][SCEN-NARROWS-LONGWAIT-04]["
          "SETUP-01][SETUP-02][SETUP-16]") {
    const WithSamples hexwright;
    const Ran ran = hexwright("play samples/scenarios/a-long-wait.xml --seed 7 --record game.xml");
    CHECK(ran.exit == 0);
    CHECK(ran.out.find("Player 1 wins.") != ran.out.find("Player 2 wins."));  // Exactly one of them wins.
    CHECK(ran.out.find("is destroyed.") != std::string::npos);
    CHECK(ran.err.find("Seed 7") != std::string::npos);
    const Ran again = hexwright("replay game.xml");
    CHECK(again.exit == 0);
    CHECK(again.out == ran.out);
    CHECK(again.err.find("ends as recorded") != std::string::npos);
}

TEST_CASE("a drafted 500-point master game on every rulebook battlefield",
          "[SETUP-EX-01][SCEN-DEADLY-03][SETUP-05][SETUP-18]") {
    const WithSamples hexwright;
    for (const std::string map : {"the-narrows", "montiqua-ledge", "xualtiaca", "waters-of-life"}) {
        INFO(map);
        const Ran ran = hexwright("play samples/scenarios/skirmish-on-" + map + ".xml --seed 3 --record game.xml");
        CHECK(ran.exit == 0);
        CHECK((ran.out.find("wins.") != std::string::npos || ran.out.find("Nobody wins.") != std::string::npos));
        CHECK(ran.out.find("Round 2") != std::string::npos);
        CHECK(hexwright("replay game.xml").exit == 0);
    }
}

TEST_CASE("a puzzle is played with a record, and the record plays the puzzle again") {
    const WithSamples hexwright;
    const std::string puzzle = "play samples/puzzles/two-arrows.xml --puzzle two-arrows --seats ";
    for (const std::string seats : {"greedy,idle", "idle,idle"}) {
        const Ran ran = hexwright(puzzle + seats + " --record game.xml");
        INFO(seats << ran.err);
        CHECK(ran.exit == (seats.starts_with("greedy") ? 0 : 1));
        CHECK(ran.err == hexwright(puzzle + seats).err);
        const Ran again = hexwright("replay game.xml");
        CHECK(again.exit == 0);
        CHECK(again.err.find("ends as recorded") != std::string::npos);
    }
}

TEST_CASE("play tells everything for which a scenario cannot start, a line for each") {
    const WithSamples hexwright;
    std::string quarry = contents(hexwright.file("samples/scenarios/the-quarry.xml"));
    const auto put = [&](const std::string& right, const std::string& wrong) {
        const auto at = quarry.find(right);
        REQUIRE(at != std::string::npos);
        quarry.replace(at, right.size(), wrong);
    };
    put("terrain=\"brush\"", "terrain=\"brusch\"");
    put("card=\"marrden-nagrubs\" zone=\"west\"", "card=\"marrden-nagrubs\" zone=\"wset\"");
    hexwright.write("samples/scenarios/wrong.xml", quarry);
    for (const std::string command : {"play", "simulate --games 2"}) {
        const Ran ran = hexwright(command + " samples/scenarios/wrong.xml");
        INFO(ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "there is no terrain \"brusch\""));
        CHECK(tells(ran.err, "there is no zone \"wset\"; did you mean \"west\"?"));
        std::istringstream lines(ran.err);
        int of_the_file = 0;
        for (std::string line; std::getline(lines, line);)
            of_the_file += line.starts_with("samples/scenarios/wrong.xml:");
        CHECK(of_the_file == 2);
    }
    const auto json = hexwright("play samples/scenarios/wrong.xml --json").json();
    CHECK(json["error"]["word"] == "rules[hides]/effects[0]/conditions[2]@terrain");
    CHECK(json["more"][0]["word"] == "rules[hounds]/effects[1]@zone");
}

TEST_CASE("a record that does not fit is refused or differs", "[SETUP-EX-02]") {
    const WithSamples hexwright;
    REQUIRE(hexwright("play samples/scenarios/a-long-wait.xml --record game.xml").exit == 0);
    const std::string record = contents(hexwright.file("game.xml"));
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string text = record;
        const auto at = text.find(from);
        REQUIRE(at != std::string::npos);
        hexwright.write("changed.xml", text.replace(at, from.size(), to));
        return hexwright("replay changed.xml");
    };
    CHECK(changed("seed=\"1\"", "seed=\"2\"").exit != 0);  // Another player begins, so his first action is not allowed.
    CHECK(changed("<end state=\"", "<end state=\"1").exit != 0);
    CHECK(changed("sonlen", "nobody").exit == 2);  // The scenario differs from the one that was played.
    CHECK(changed("<take ", "<fly ").exit == 2);
    CHECK(changed("edition=\"basic-2007\"", "edition=\"basic-1907\"").err.find("changed.xml:2:") == 0);
    CHECK(hexwright("replay nothing.xml").exit == 2);
}

TEST_CASE("set-ups that cannot be are refused with one sentence") {
    const WithSamples hexwright;
    const std::string scenario = contents(hexwright.file("samples/scenarios/a-long-wait.xml"));
    const auto told = [&](const std::string& from, const std::string& to) {
        std::string text = scenario;
        text.replace(text.find(from), from.size(), to);
        hexwright.write("samples/scenarios/other.xml", text);
        return hexwright("play samples/scenarios/other.xml");
    };
    struct {
        const char* from;
        const char* to;
        const char* says;
    } const rows[] = {{"\"24,3,3\"", "\"24,3,9\"", "no space to stand on"},
                      {"\"24,3,3\"", "\"24,4,3\"", "starts there"},
                      {"id=\"sonlen\"", "id=\"sunlen\"", "that is not in the catalogue"},
                      {" tail=\"11,9,1\"", "", "two spaces"}};
    for (const auto& row : rows) {
        const Ran ran = told(row.from, row.to);
        INFO(row.to << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(ran.err.find(row.says) != std::string::npos);
        const auto issues = hexwright("check samples/scenarios/other.xml --json").json()["issues"];
        REQUIRE(issues.size() == 1);  // The same issue at the same line.
        CHECK(ran.err == "samples/scenarios/other.xml:" + issues[0]["line"].dump() + ": " +
                             issues[0]["message"].get<std::string>() + "\n");
    }
    CHECK(told("edition=\"basic-2007\"", "edition=\"basic-1907\"")
              .err.find("samples/scenarios/other.xml:2: there is no edition \"basic-1907\"") == 0);
    CHECK(hexwright("play samples/scenarios/a-long-wait.xml --players 3").exit == 2);
    CHECK(hexwright("play samples/battlefields/the-narrows.xml").exit == 2);
    // 550 points.
    CHECK(hexwright("play samples/scenarios/skirmish-on-the-narrows.xml --army 1=tor-kul-na,drake-sotm,sonlen").exit ==
          2);
    CHECK(hexwright("play samples/scenarios/a-long-wait.xml --seats human-being").exit == 2);
}

TEST_CASE("an event a line in JSON, every roll among them") {
    const WithSamples hexwright;
    const Ran ran = hexwright("play samples/scenarios/a-long-wait.xml --json");
    std::istringstream lines(ran.out);
    int rolls = 0, count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const auto json = nlohmann::ordered_json::parse(line);
        CHECK(json.contains(count == 0 ? "hexwright" : "event"));
        rolls += json.value("event", "") == "rolled";
    }
    CHECK(count > 50);
    CHECK(rolls > 10);
}

TEST_CASE("a secret is not told while it is played, and a replay tells it") {
    const WithSamples hexwright;
    const std::string game = "play samples/scenarios/a-coal-under-the-coat.xml --seed 4 ";
    const Ran ran = hexwright(game + "--record game.xml");
    CHECK(ran.exit == 0);
    CHECK(ran.out.find("\n  Coal of") == std::string::npos);
    const Ran again = hexwright("replay game.xml");
    CHECK(again.exit == 0);
    CHECK(again.out.find("\n  Coal of") != std::string::npos);
    std::istringstream lines(hexwright(game + "--json").out);
    for (std::string line; std::getline(lines, line);)
        CHECK((line.find("\"counted\"") == std::string::npos || line.find("\"coal\"") == std::string::npos));
}
