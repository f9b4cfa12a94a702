// Batches that are seen: in pairs, by space, as plots, and against another version of the map.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cstdint>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

const std::string the_narrows = "samples/scenarios/skirmish-on-the-narrows.xml";

// The skirmish with armies of few cards, so that games are short.
std::string small_skirmish(const Program& program, const std::string& army_of_1, const std::string& army_of_2) {
    std::string text = contents(program.file(the_narrows));
    for (const std::string& army : {army_of_1, army_of_2}) {
        const std::string drafted = "<army points=\"500\"/>";
        const auto at = text.find(drafted);
        REQUIRE(at != std::string::npos);
        text.replace(at, drafted.size(), "<army><card id=\"" + army + "\"/></army>");
    }
    program.write("samples/scenarios/small.xml", text);
    return "samples/scenarios/small.xml";
}

}  // namespace

TEST_CASE("simulate --pairs tells the worth of zone, seat and army apart, on any number of threads") {
    const WithSamples hexwright;
    const std::string line = "simulate " + small_skirmish(hexwright, "sonlen", "shiori") + " --games 22 --pairs --json";
    const Ran one = hexwright(line + " --threads 1");
    INFO(one.err);
    CHECK(one.exit == 0);
    CHECK(hexwright(line + " --threads 3").out == one.out);
    const auto json = one.json();
    CHECK(json["games"] == 24);  // Whole fours.
    for (const std::string effect : {"zone", "seat", "army"}) {
        CHECK(json["effects"][effect]["low"] <= json["effects"][effect]["mean"]);
        CHECK(json["effects"][effect]["mean"] <= json["effects"][effect]["high"]);
    }
    CHECK(json["effects"]["zones"] == nlohmann::ordered_json{"red", "blue"});
    CHECK(json["cells"].size() == 4);
    REQUIRE(json["losses"].size() == 2);
    for (const auto& zone : json["losses"]) {
        CHECK(zone["figures"].get<int>() >= 1);
        CHECK(zone["from_above"] <= zone["figures"]);
        CHECK(zone.contains("levels"));
    }
    CHECK(json["running"].back()["games"] == 24);
    CHECK(json["wins"].size() == 2);
    CHECK_FALSE(json.contains("heat"));
    const Ran told = hexwright("simulate samples/scenarios/small.xml --games 4 --pairs");
    CHECK(tells(told.out, "The red zone is worth"));
    CHECK(tells(told.out, "against the blue zone ("));
    CHECK(tells(told.out, " %, 50 % would be even"));
    CHECK(tells(told.out, "zone loses "));
    CHECK(tells(told.out, "Seat 1 is worth"));
    CHECK(tells(told.out, "The army of player 1 is worth"));
}

TEST_CASE("simulate --pairs finds the seat that always wins, and the first game is the one that play shows") {
    const WithSamples hexwright;
    const std::string map = small_skirmish(hexwright, "sonlen", "sonlen");
    const auto json = hexwright("simulate " + map + " --games 40 --pairs --seats greedy,random --json").json();
    CHECK(json["effects"]["seat"]["low"].get<double>() > 0.3);
    CHECK(json["effects"]["zone"]["low"].get<double>() < 0);
    CHECK(json["effects"]["zone"]["high"].get<double>() > 0);
    const auto four = hexwright("simulate " + map + " --games 4 --pairs --seed 9 --json").json();
    const Ran game = hexwright("play " + map + " --seed 9");
    CHECK(tells(game.out, "Player 1 wins.") == (four["cells"][0]["wins"] == 1));
}

TEST_CASE("simulate --heat tells for each space what happened there") {
    const WithSamples hexwright;
    const auto json =
        hexwright("simulate " + small_skirmish(hexwright, "sonlen", "shiori") + " --games 6 --heat --json").json();
    std::int64_t stood = 0, died = 0, first_blood = 0;
    for (const auto& space : json["heat"]["spaces"]) {
        stood += space["stood"].get<std::int64_t>();
        died += space["died"].get<std::int64_t>();
        first_blood += space["first_blood"].get<std::int64_t>();
    }
    CHECK(stood >= json["heat"]["figure_turns"].get<std::int64_t>());
    CHECK(first_blood <= 6);
    CHECK(died <= 12);
    CHECK(died >= 1);
    const auto plain = hexwright("simulate samples/scenarios/small.xml --games 6 --json").json();
    CHECK(plain["wins"] == json["wins"]);  // Looking changes nothing.
}

TEST_CASE("plots of a batch are SVG, PDF, or a page without scripts that says how it came about") {
    const WithSamples hexwright;
    const std::string line = "simulate " + small_skirmish(hexwright, "sonlen", "shiori") + " --games 8 --pairs --out ";
    for (const std::string name : {"r.html", "r.svg", "r.pdf"}) {
        const Ran ran = hexwright(line + name);
        INFO(ran.err);
        REQUIRE(ran.exit == 0);
    }
    const std::string page = contents(hexwright.file("r.html"));
    for (const std::string part : {"<!DOCTYPE html>", "<svg", "Wins per game", "What decided", "Where figures died",
                                   "Where figures of the red zone died",
                                   "From where figures of the blue zone were destroyed", "Seed 1, version", "digest "})
        CHECK(tells(page, part));
    CHECK_FALSE(tells(page, "<script"));
    CHECK_FALSE(tells(page, "<?xml"));
    CHECK(contents(hexwright.file("r.pdf")).starts_with("%PDF"));
    CHECK(hexwright.shell("xmllint --noout r.svg").exit == 0);
    CHECK(hexwright.shell("xmllint --html --noout r.html 2>&1 | grep -v 'Tag .* invalid' | grep error").out.empty());
}

TEST_CASE("simulate --against says which version is better for player 1, at the same game on any number of threads",
          "[figures]") {
    const WithSamples hexwright;
    const std::string map = small_skirmish(hexwright, "sonlen", "sonlen");
    std::string text = contents(hexwright.file(map));
    text.insert(text.find("<card id=\"sonlen\"/>"), "<card id=\"drake-sotm\"/>");
    hexwright.write("samples/scenarios/stronger.xml", text);
    const std::string line = "simulate " + map + " --games 400 --against samples/scenarios/stronger.xml ";
    const Ran one = hexwright(line + "--threads 1 --json");
    INFO(one.err);
    CHECK(one.exit == 0);
    const auto json = one.json();
    CHECK(json["against"]["verdict"] == "better");
    CHECK(json["games"].get<int>() < 400);
    for (const std::string threads : {"2", "4"}) CHECK(hexwright(line + "--json --threads " + threads).out == one.out);
    CHECK(tells(hexwright(line).out, "Player 1 wins more often on samples/scenarios/stronger.xml"));
    // The same map: all pairs are alike.
    const auto same = hexwright("simulate " + map + " --games 400 --against " + map + " --json").json();
    CHECK(same["against"]["verdict"] == "same");
    CHECK(same["games"] == 64);
    CHECK(same["against"]["equal"] == 64);
    const auto few = hexwright("simulate " + map + " --games 10 --against " + map + " --json").json();
    CHECK(few["against"]["verdict"] == "open");
}

TEST_CASE("what cannot be exchanged, or not be asked together, is refused with one sentence") {
    const WithSamples hexwright;
    const std::string map = "simulate " + the_narrows + " --games 4 ";
    for (const std::string& line :
         {map + "--pairs --shard 1/2", map + "--pairs --out sums.xml", map + "--heat --only 1-2",
          map + "--pairs --against " + the_narrows, map + "--against " + the_narrows + " --out r.html",
          map + "--against nothing.xml", map + "--pairs --players 3",
          std::string("simulate samples/campaigns/two-seasons.xml --games 4 --pairs"),
          std::string("simulate samples/scenarios/a-long-wait.xml --games 4 --pairs")}) {
        const Ran ran = hexwright(line);
        INFO(line << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
        CHECK(ran.out.empty());
    }
}

TEST_CASE("batches are kept in the user's cache, and told to be stale when the scenario changes") {
    const WithSamples hexwright;
    const std::string map = small_skirmish(hexwright, "sonlen", "shiori"), kept = "simulate " + map + " --kept --json";
    CHECK(hexwright(kept).json()["kept"].empty());
    CHECK(tells(hexwright("simulate " + map + " --kept").out, "Nothing is kept for this scenario yet"));
    const auto played = hexwright("simulate " + map + " --games 5 --json").json();
    REQUIRE(hexwright("simulate " + map + " --games 3").exit == 0);             // Fewer games are no news.
    REQUIRE(hexwright("simulate " + map + " --games 5 --only 2-3").exit == 0);  // A part is not kept.
    REQUIRE(hexwright("simulate " + map + " --games 4 --seed 2").exit == 0);
    const auto told = hexwright(kept).json();
    REQUIRE(told["kept"].size() == 2);
    CHECK(told["kept"][0]["wins"] == played["wins"]);
    CHECK(told["kept"][0]["stale"] == false);
    CHECK(told["kept"][1]["seed"] == 2);
    std::string text = contents(hexwright.file(map));
    hexwright.write(map, text.insert(text.find("<setups>"), "<!-- changed -->"));
    CHECK(hexwright(kept).json()["kept"][0]["stale"] == true);
    CHECK(tells(hexwright("simulate " + map + " --kept").out, "Out of date: "));
    // Nothing lies beside the map.
    CHECK_FALSE(std::filesystem::exists(hexwright.file("samples/scenarios/small.stats.xml")));
    CHECK(hexwright("simulate " + map + " --kept --games 3 --pairs").exit == 2);
}
