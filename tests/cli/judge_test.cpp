// `judge`: the passport as text and JSON, the same on any number of threads, and a run that goes on.
#include "engine/simulation/bouts.h"
#include "formats/xml/games/judged_xml.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"
#include "tests/support/fate.h"
#include "tests/support/walled_field.h"

#include <algorithm>
#include <array>
#include <cstdlib>
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

void put(BoutTable& table, std::size_t place, Wins wins) { table.sums[place] = {wins.games, 2 * wins.wins}; }

// What a file of sums holds; the field has one size of tables whatever is played on it.
struct Kept {
    std::string digest{};
    JudgeSums sums{};
};

constexpr std::size_t most_armies = 20;

Kept read_kept(const std::string& text) {
    const auto digest = text.substr(text.find(" digest=\"") + 9, 16);
    for (std::size_t armies = 1; armies <= most_armies; ++armies) {
        const BoutTable table = empty_table(armies, styles_of_bouts);
        const JudgeSums empty{
            .bouts = table, .fresh = table, .planned = empty_table_with_planner(armies, styles_of_bouts)};
        if (auto read = read_judge_sums(text, "kept.xml", digest, empty);
            read && std::ranges::none_of(read->bouts.sums, [](const BoutSum& sum) { return sum == BoutSum{}; }))
            return {digest, std::move(*read)};
    }
    FAIL("no sums: " << text);
    return {};
}

// What is kept, as if all games were even but the rusher's in the first zone: what he wins in bouts, in fresh games and
// against the planner.
Kept made_up(Kept kept, Wins bouts, Wins fresh, Wins planned) {
    // One army is enough to tell where the first one's bouts are.
    const BoutTable styles = empty_table(1, styles_of_bouts),
                    with_planner = empty_table_with_planner(1, styles_of_bouts);
    JudgeSums& sums = kept.sums;
    for (const auto& [table, wins] : {std::pair(&sums.bouts, bouts), std::pair(&sums.fresh, fresh)}) {
        for (BoutSum& sum : table->sums) sum = {wins.games, wins.games};
        for (std::size_t style = 0; style < styles_of_bouts; ++style)
            put(*table, place_against(styles, 0, rusher, {rusher.army, style}), wins);
    }
    put(sums.planned, place_against(with_planner, 0, rusher, {rusher.army, styles_of_bouts}), planned);
    return kept;
}

void keep(const Program& hexwright, const std::string& file, const Kept& kept) {
    hexwright.write(file, write_judge_sums(kept.sums, kept.digest));
}

// The field was judged in one wave, which is kept in the folder: what is kept.
Kept kept_of_field(const Program& hexwright) {
    hexwright.write("field.xml", field_file(false));
    REQUIRE(hexwright("judge field.xml --waves 1 --out made").exit == 0);
    return read_kept(contents(hexwright.file("made/waves-1.xml")));
}

// As if a passport in one minute had come to this phase, so many milliseconds after it began.
void let_go_on(const Program& hexwright, Kept made, JudgePhase phase, const std::array<std::int64_t, 4>& milliseconds) {
    made.sums.phase = phase;
    made.sums.milliseconds = milliseconds;
    made.sums.waves = {1, 1, phase == JudgePhase::Fresh ? 1 : 0, 0};
    keep(hexwright, "made/quick.xml", made);
}

}  // namespace

TEST_CASE("judge gives a passport, the same on any number of threads, and goes on from what was played", "[figures]") {
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
    CHECK(tells(again.err, "Continuing from the games played before: one/waves-1.xml"));
    CHECK_FALSE(tells(one.err, "Continuing"));
}

TEST_CASE("judge that was stopped goes on where it was, and tells the same as in one go", "[figures]") {
    const Program hexwright;
    hexwright.write("field.xml", field_file(false));
    const std::string line = "judge field.xml --waves 3 --json --out ";
    hexwright.shell("HOME=\"$PWD\" timeout -s TERM 1 '" HEXWRIGHT_BIN_DIR "/hexwright' " + line + "stopped");
    REQUIRE(std::filesystem::exists(hexwright.file("stopped")));
    const Ran whole = hexwright(line + "stopped");
    CHECK(whole.exit == 0);
    CHECK(whole.out == hexwright(line + "fresh").out);
}

TEST_CASE("judge sets damaged sums, impossible ones and those of another map aside with file and line, and plays anew",
          "[figures]") {
    const Program hexwright;
    const Kept kept = kept_of_field(hexwright);
    const std::string line = "judge field.xml --waves 1 --out made --json",
                      good = write_judge_sums(kept.sums, kept.digest);
    const std::string whole = hexwright(line).out;
    JudgeSums impossible = kept.sums;
    impossible.bouts.sums[3] = {2, 5};
    Kept other = kept;
    other.digest = "0123456789abcdef";
    struct {
        const char* what;
        std::string text, says;
    } const rows[] = {{"cut off", good.substr(0, good.size() / 2), "made/waves-1.xml:"},
                      {"a digit", std::string(good).replace(good.find("losses=\"") + 8, 1, "9"), "made/waves-1.xml:"},
                      {"impossible", write_judge_sums(impossible, kept.digest), ": 3 of 2 games cannot be won"},
                      {"no XML", "{\"digest\":", "made/waves-1.xml:1:1: "},
                      {"another map", write_judge_sums(other.sums, other.digest), "made/waves-1.xml:2:"}};
    int number = 0;
    for (const auto& row : rows) {
        hexwright.write("made/waves-1.xml", row.text);
        const Ran anew = hexwright(line);
        INFO(row.what << ": " << anew.err);
        CHECK(anew.exit == 0);
        CHECK(anew.out == whole);
        CHECK(tells(anew.err, row.says));
        const std::string aside = "made/waves-1.xml.aside-" + std::to_string(++number);
        CHECK(tells(anew.err, "was renamed to " + aside));
        CHECK(contents(hexwright.file(aside)) == row.text);
        CHECK_FALSE(tells(anew.err, "Continuing"));
        CHECK(tells(hexwright(line).err, "Continuing"));
    }
    std::filesystem::remove(hexwright.file("made/waves-1.xml"));
    std::filesystem::create_directory(hexwright.file("made/waves-1.xml"));
    const Ran refused = hexwright(line);
    CHECK(refused.exit == 2);
    CHECK(tells(refused.err, "made/waves-1.xml: "));
}

TEST_CASE("judge that is stopped promises only what its folder holds") {
    const Program hexwright;
    hexwright.write("field.xml", field_file(true));
    const std::string start = "HOME=\"$PWD\" '" HEXWRIGHT_BIN_DIR
                              "/hexwright' judge field.xml --waves 500 --out made > told 2> said & judge=$!\n";
    const std::string state = "state() { grep -q \"$1\" /proc/$judge/status 2> /dev/null; }\n";
    // Stopped in its first wave.
    Ran ran = hexwright.shell(start + state +
                              "while state 'State:.[RSD]' && ! state 'Threads:.[2-9]'; do :; done\n"
                              "kill -TERM $judge\nwait $judge");
    CHECK(ran.exit == 143);
    const bool began = std::filesystem::exists(hexwright.file("made/waves-500.xml"));
    CHECK(tells(contents(hexwright.file("said")), began ? "run the same command to continue" : "starts over"));
    // Its folder is taken away while it plays.
    ran = hexwright.shell("rm -r made\n" + start +
                          "while kill -0 $judge && ! test -e made/waves-500.xml; do :; done\n"
                          "rm -r made\nkill -TERM $judge\nwait $judge");
    CHECK(ran.exit == 143);
    CHECK(tells(contents(hexwright.file("said")), "nothing was saved"));
    CHECK_FALSE(tells(contents(hexwright.file("said")), "run the same command to continue"));
}

TEST_CASE("an exploit has a record of its shortest game, which replay opens", "[long]") {
    if (!std::getenv("HEXWRIGHT_LONG")) return;  // 60 games of the planner take more than a minute.
    const Program hexwright;
    hexwright.write("wall.xml", walled_field_file(5, true));
    hexwright.write("mine.xml",
                    "<play-thresholds xmlns=\"urn:hexwright:play-thresholds:1\">"
                    "<threshold number=\"suspect-share\" value=\"0.4\"/>"
                    "<threshold number=\"exploit-share\" value=\"0.3\"/>"
                    "<threshold number=\"beyond-mirror\" value=\"0\"/></play-thresholds>");
    const std::string line = "judge wall.xml --waves 5 --thresholds mine.xml --out folder ";
    const Ran ran = hexwright(line + "--json");
    INFO(ran.err);
    REQUIRE(ran.exit == 0);
    std::string record;
    const auto json = ran.json();
    INFO(json["exploits"].dump());
    for (const auto& exploit : json["exploits"])
        if (exploit["verdict"] == "exploit") {
            record = exploit["shortest"]["record"];
            CHECK(exploit["confirmed"] == true);
            CHECK(exploit["planner"]["games"] == 60);
            CHECK(exploit["planner"]["share"]["low"] >= 0.3);
        }
    REQUIRE(record.starts_with("folder/exploit-"));
    const Ran replayed = hexwright("replay " + record);
    CHECK(replayed.exit == 0);
    CHECK(tells(replayed.err, "The game ends as recorded"));
    const Ran text = hexwright(line);
    CHECK(tells(text.out, "Exploit: "));
    CHECK(tells(text.out, "The planner has no answer either: "));
    CHECK(tells(text.out, "Its shortest game takes "));
}

TEST_CASE("what beats each style is no exploit where the planner refutes it or cannot tell, and that is told",
          "[figures]") {
    const Program hexwright;
    const Kept kept = kept_of_field(hexwright);
    const std::string line = "judge field.xml --waves 1 --out made ";
    const Wins ten_of_ten{10, 10}, most{100, 80};
    keep(hexwright, "made/waves-1.xml", made_up(kept, most, ten_of_ten, {12, 7}));
    const Ran open = hexwright(line);
    CHECK(tells(open.out, "Beats every style, but perhaps not the planner: rusher with "));
    CHECK(tells(open.out, "Not refuted by the planner yet: 58 (32-81) % of 12 games against it are won"));
    CHECK_FALSE(tells(open.out, "No exploit: "));
    CHECK(std::filesystem::exists(hexwright.file("made/exploit-1.xml")));
    // Its game does not stay when it is refuted.
    hexwright.write("made/exploit-4.xml", "of one's own");
    keep(hexwright, "made/waves-1.xml", made_up(kept, most, ten_of_ten, {100, 45}));
    const Ran refuted = hexwright(line);
    CHECK(tells(refuted.out, "Beats every style, but the planner has an answer: rusher with "));
    CHECK(tells(refuted.out,
                "The planner refutes it: 45 (36-55) % of 100 games against it are won, certainly less than 60 %"));
    CHECK(tells(refuted.out, "No exploit: "));
    CHECK_FALSE(tells(refuted.out, "Its shortest game"));
    CHECK_FALSE(std::filesystem::exists(hexwright.file("made/exploit-1.xml")));
    CHECK(std::filesystem::exists(hexwright.file("made/exploit-4.xml")));
}

TEST_CASE("what fresh games confirm is so in JSON, whatever the planner says, and what nobody played has no share",
          "[figures]") {
    const Program hexwright;
    const Kept kept = kept_of_field(hexwright);
    const auto exploit = [&](Wins fresh, Wins planned) {
        keep(hexwright, "made/waves-1.xml", made_up(kept, {100, 80}, fresh, planned));
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

TEST_CASE("fresh games have a fifth of the time however late they begin, and go on while they confirm nobody",
          "[figures]") {
    const Program hexwright;
    const Kept kept = kept_of_field(hexwright);
    const Kept doubtful = made_up(kept, {100, 80}, {50, 30}, {0, 0});
    const auto fresh_games = [&](const std::array<std::int64_t, 4>& milliseconds) {
        let_go_on(hexwright, doubtful, JudgePhase::Fresh, milliseconds);
        return hexwright("judge field.xml --quick --out made --json").json()["games"]["fresh"].get<int>();
    };
    const int before = fresh_games({9'000, 27'000, 24'000, 0});  // All time is over.
    CHECK(fresh_games({9'000, 27'000, 23'900, 0}) > before);     // Their own time is, that of the planner is not.
    CHECK(fresh_games({9'000, 45'000, 11'900, 0}) > before);     // All time is over, their own is not.
}

TEST_CASE("in the last fifth of the time nobody is suspected any more", "[figures]") {
    const Program hexwright;
    const Kept kept = kept_of_field(hexwright);
    const Wins even{100, 50};
    let_go_on(hexwright, made_up(kept, even, {0, 0}, {0, 0}), JudgePhase::Bouts, {9'000, 50'900, 0, 0});
    const std::string line = "judge field.xml --quick --out made --json";
    const auto calm = hexwright(line).json();
    CHECK(calm["games"]["bouts"] > 100 * calm["bouts"].size());
    CHECK(calm["exploits"].empty());
    // Neither if somebody shows up in what was played since.
    Kept late = read_kept(contents(hexwright.file("made/quick.xml")));
    late.sums.bouts = made_up(kept, {100, 80}, even, {0, 0}).sums.bouts;
    keep(hexwright, "made/quick.xml", late);
    CHECK(hexwright(line).json()["exploits"].empty());
    late.sums.goes_on[static_cast<std::size_t>(JudgePhase::Bouts)] = false;
    keep(hexwright, "made/quick.xml", late);
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
