// `judge`: the passport as text and JSON, the same on any number of threads, and a run that goes on.
#include "engine/simulation/bouts.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"
#include "tests/support/walled_field.h"

#include <array>
#include <string>
#include <utility>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string field_file(bool wall) { return walled_field_file(4, wall); }

constexpr std::size_t styles_of_bouts = 6;
constexpr Contender rusher{0, 1};  // With the first army.

struct Wins {
    int games = 0, wins = 0;
};

void put(nlohmann::json& table, std::size_t place, Wins wins) { table[place] = {wins.games, 2 * wins.wins}; }

// What is kept, as if all games were even but the rusher's in the first zone: what he wins in bouts, in fresh games and
// against the planner.
nlohmann::json made_up(const std::string& kept, Wins bouts, Wins fresh, Wins planned) {
    nlohmann::json json = nlohmann::json::parse(kept);
    // One army is enough to tell where the first one's bouts are.
    const BoutTable styles = empty_table(1, styles_of_bouts),
                    with_planner = empty_table_with_planner(1, styles_of_bouts);
    for (const auto& [name, wins] : {std::pair("bouts", bouts), std::pair("fresh", fresh)}) {
        for (nlohmann::json& sum : json[name]) sum = {wins.games, wins.games};
        for (std::size_t style = 0; style < styles_of_bouts; ++style)
            put(json[name], place_against(styles, 0, rusher, {rusher.army, style}), wins);
    }
    put(json["planned"], place_against(with_planner, 0, rusher, {rusher.army, styles_of_bouts}), planned);
    return json;
}

// The field was judged in one wave, which is kept in the folder: what is kept.
std::string kept_of_field(const Program& hexwright) {
    hexwright.write("field.xml", field_file(false));
    REQUIRE(hexwright("judge field.xml --waves 1 --out made").exit == 0);
    return contents(hexwright.file("made/waves-1.json"));
}

enum Phase : int { Bouts = 1, Fresh = 2 };
// As if a passport in one minute had come to this phase, so many seconds after it began.
void let_go_on(const Program& hexwright, nlohmann::json made, Phase phase, const std::array<double, 4>& seconds) {
    made["phase"] = static_cast<int>(phase);
    made["seconds"] = seconds;
    made["waves"] = {1, 1, phase == Fresh ? 1 : 0, 0};
    hexwright.write("made/quick.json", made.dump());
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
    if (HEXWRIGHT_SANITIZED) return;  // 24 games of the planner take minutes there.
    const Program hexwright;
    hexwright.write("wall.xml", field_file(true));
    hexwright.write("mine.xml",
                    "<play-thresholds xmlns=\"urn:hexwright:play-thresholds:1\">"
                    "<threshold number=\"suspect-share\" value=\"0.4\"/>"
                    "<threshold number=\"exploit-share\" value=\"0.3\"/>"
                    "<threshold number=\"beyond-mirror\" value=\"0\"/></play-thresholds>");
    const std::string line = "judge wall.xml --waves 2 --thresholds mine.xml --out folder ";
    const Ran ran = hexwright(line + "--json");
    INFO(ran.err);
    REQUIRE(ran.exit == 0);
    std::string record;
    const auto json = ran.json();
    for (const auto& exploit : json["exploits"])
        if (exploit["verdict"] == "exploit") {
            record = exploit["shortest"]["record"];
            CHECK(exploit["confirmed"] == true);
            CHECK(exploit["planner"]["games"] == 24);
            CHECK(exploit["planner"]["share"]["low"] >= 0.3);
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
    const std::string kept = kept_of_field(hexwright), line = "judge field.xml --waves 1 --out made ";
    const Wins ten_of_ten{10, 10}, most{100, 80};
    hexwright.write("made/waves-1.json", made_up(kept, most, ten_of_ten, {12, 7}).dump());
    const Ran open = hexwright(line);
    CHECK(tells(open.out, "Beats each style, but perhaps not the planner: rusher with "));
    CHECK(tells(open.out, "Not refuted by the planner yet: 58 (32-81) % of 12 games against it are won"));
    CHECK_FALSE(tells(open.out, "No exploit: "));
    CHECK(std::filesystem::exists(hexwright.file("made/exploit-1.xml")));
    // Its game does not stay when it is refuted.
    hexwright.write("made/exploit-4.xml", "of one's own");
    hexwright.write("made/waves-1.json", made_up(kept, most, ten_of_ten, {100, 45}).dump());
    const Ran refuted = hexwright(line);
    CHECK(tells(refuted.out, "Beats each style, but the planner has an answer: rusher with "));
    CHECK(tells(refuted.out,
                "The planner refutes it: against it 45 (36-55) % of 100 games are won, surely less than 60 %"));
    CHECK(tells(refuted.out, "No exploit: "));
    CHECK_FALSE(tells(refuted.out, "Its shortest game"));
    CHECK_FALSE(std::filesystem::exists(hexwright.file("made/exploit-1.xml")));
    CHECK(std::filesystem::exists(hexwright.file("made/exploit-4.xml")));
}

TEST_CASE("what fresh games confirm is so in JSON, whatever the planner says, and what nobody played has no share") {
    const Program hexwright;
    const std::string kept = kept_of_field(hexwright);
    const auto exploit = [&](Wins fresh, Wins planned) {
        hexwright.write("made/waves-1.json", made_up(kept, {100, 80}, fresh, planned).dump());
        return hexwright("judge field.xml --waves 1 --out made --json").json()["exploits"].at(0);
    };
    const auto refuted = exploit({10, 10}, {100, 45});
    CHECK(refuted["verdict"] == "refuted");
    CHECK(refuted["confirmed"] == true);
    CHECK(refuted["planner"]["share"]["mean"] == 0.45);
    const auto unconfirmed = exploit({10, 5}, {0, 0});
    CHECK(unconfirmed["verdict"] == "unconfirmed");
    CHECK(unconfirmed["confirmed"] == false);
    CHECK(unconfirmed["planner"]["games"] == 0);
    CHECK_FALSE(unconfirmed["planner"].contains("share"));
}

TEST_CASE("fresh games have a fifth of the time however late they begin, and go on while they confirm nobody") {
    const Program hexwright;
    const std::string kept = kept_of_field(hexwright);
    const nlohmann::json doubtful = made_up(kept, {100, 80}, {50, 30}, {0, 0});
    const auto fresh_games = [&](Phase phase, const std::array<double, 4>& seconds) {
        let_go_on(hexwright, doubtful, phase, seconds);
        return hexwright("judge field.xml --quick --out made --json").json()["games"]["fresh"].get<int>();
    };
    const int before = fresh_games(Fresh, {9, 27, 24, 0});  // All time is over.
    CHECK(fresh_games(Fresh, {9, 27, 23.9, 0}) > before);   // Their own time is, that of the planner is not.
    CHECK(fresh_games(Fresh, {9, 45, 11.9, 0}) > before);   // All time is over, their own is not.
}

TEST_CASE("in the last fifth of the time nobody is suspected any more") {
    const Program hexwright;
    const std::string kept = kept_of_field(hexwright);
    const Wins even{100, 50};
    let_go_on(hexwright, made_up(kept, even, {0, 0}, {0, 0}), Bouts, {9, 50.9, 0, 0});
    const std::string line = "judge field.xml --quick --out made --json";
    const auto calm = hexwright(line).json();
    CHECK(calm["games"]["bouts"] > 100 * calm["bouts"].size());
    CHECK(calm["exploits"].empty());
    // Neither if somebody shows up in what was played since.
    nlohmann::json late = nlohmann::json::parse(contents(hexwright.file("made/quick.json")));
    late["bouts"] = made_up(kept, {100, 80}, even, {0, 0})["bouts"];
    hexwright.write("made/quick.json", late.dump());
    CHECK(hexwright(line).json()["exploits"].empty());
    late["goes_on"][Bouts] = false;
    hexwright.write("made/quick.json", late.dump());
    CHECK(hexwright(line).json()["exploits"].size() == 1);
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
