#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

constexpr auto long_wait = "simulate samples/scenarios/a-long-wait.xml ";

}  // namespace

TEST_CASE("a batch of games has the same result whatever the number of threads") {
    const WithSamples hexwright;
    const Ran one = hexwright(std::string(long_wait) + "--games 12 --threads 1 --out one.xml --json");
    CHECK(one.exit == 0);
    const Ran three = hexwright(std::string(long_wait) + "--games 12 --threads 3 --out three.xml --json");
    CHECK(three.out == one.out);
    CHECK(contents(hexwright.file("three.xml")) == contents(hexwright.file("one.xml")));
    const auto json = one.json();
    CHECK(json["hexwright"] == 1);
    CHECK(json["games"] == 12);
    CHECK(json["wins"].size() == 2);
    CHECK(json["wins"][0]["wins"].get<int>() + json["wins"][1]["wins"].get<int>() + json["nobody"].get<int>() == 12);
    CHECK(json["wins"][0]["low"] < json["wins"][0]["rate"]);
    CHECK(json["rounds"]["max"] >= json["rounds"]["median"]);
    CHECK(json["points"].size() == 2);
    CHECK(json["survivors"].size() == 2);
    int ends = 0;
    for (const auto& count : json["ended_by"]) ends += count.get<int>();
    CHECK(ends == 12);
}

TEST_CASE("every game of easy computers on Sparrow Ford ends") {
    // Eight of these went on for more than 1,000 rounds: nobody may attack Drake from afar, and the short way to him
    // led over a glyph that only the wounded may enter.
    const WithSamples hexwright;
    const auto json = hexwright("simulate samples/battlefields/sparrow-ford.xml --games 40 --json").json();
    CHECK(json["nobody"] == 0);
    CHECK(json["ended_by"] == Json{{"last-standing", 40}});
    CHECK(json["rounds"]["max"] < 30);
}

TEST_CASE("the score of a batch has the points of counters, too, and points those of cards alone") {
    const WithSamples hexwright;
    std::string text = contents(hexwright.file("samples/scenarios/skirmish-on-the-narrows.xml"));
    text.insert(text.find("<tests>"),
                R"(<rules><rule id="day"><on event="round-start"/><add counter="days" of="2" n="3"/>
        </rule></rules><victory><score counter="days" points="-5"/></victory>)");
    hexwright.write("samples/scenarios/days.xml", text);
    const auto json = hexwright("simulate samples/scenarios/days.xml --games 2 --json").json();
    CHECK(json["score"][0] == json["points"][0]);
    CHECK(json["score"][1].get<double>() < json["points"][1].get<double>() - 14);
}

TEST_CASE("shards add up to the whole batch, and none is counted twice") {
    const WithSamples hexwright;
    const std::string games = std::string(long_wait) + "--games 9 --seats greedy,random ";
    REQUIRE(hexwright(games + "--out whole.xml").exit == 0);
    for (const std::string shard : {"1", "2", "3"})
        REQUIRE(hexwright(games + "--shard " + shard + "/3 --out part" + shard + ".xml").exit == 0);
    const Ran merged = hexwright("simulate --merge part3.xml part1.xml part2.xml --out merged.xml --json");
    CHECK(merged.exit == 0);
    CHECK(merged.json()["games"] == 9);
    CHECK(contents(hexwright.file("merged.xml")) == contents(hexwright.file("whole.xml")));

    const auto refused = [&](const std::string& files, const std::string& words) {
        const Ran ran = hexwright("simulate --merge " + files + " --out no.xml");
        INFO(ran.err);
        CHECK(ran.exit == 2);
        CHECK(ran.err.find(words) != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(hexwright.file("no.xml")));
    };
    refused("whole.xml part2.xml", "part2.xml");
    REQUIRE(hexwright(games + "--seed 2 --out other.xml").exit == 0);
    refused("part1.xml other.xml", "another seed");
    hexwright.write("broken.xml", "<statistics/>");
    refused("part1.xml broken.xml", "broken.xml:1:");
}

TEST_CASE("any game of a batch is the one that play shows with its seed") {
    const WithSamples hexwright;
    const Ran batch = hexwright(std::string(long_wait) + "--games 5 --shard 4/5 --seed 20 --json");  // Game 4 only.
    const Ran game = hexwright("play samples/scenarios/a-long-wait.xml --seed 23");
    const int winner = batch.json()["wins"][0]["wins"] == 1 ? 1 : 2;
    CHECK(game.out.find("Player " + std::to_string(winner) + " wins.") != std::string::npos);
}

TEST_CASE("a batch that is stopped says how far it came, however often it is told") {
    struct {
        const char* signal;
        int exit;
    } const rows[] = {{"INT", 130}, {"TERM", 143}, {"HUP", 129}};
    for (const auto& [signal, exit] : rows) {
        INFO(signal);
        const WithSamples hexwright;
        const Ran ran = hexwright.shell(
            "env --default-signal=INT '" HEXWRIGHT_BIN_DIR
            "/hexwright' simulate samples/scenarios/a-long-wait.xml --games 5000000 --json --out some.xml & games=$!\n"
            "state() { grep -q \"$1\" /proc/$games/status 2> /dev/null; }\n"
            "while state 'State:.[RSD]' && ! state 'Threads:.[2-9]'; do :; done\n"  // Waits until it plays.
            "while state 'State:.[RSD]'; do kill -" +
            std::string(signal) +
            " $games; done\n"
            "wait $games");
        CHECK(ran.exit == exit);
        CHECK(ran.err.find("of 5000000 games") != std::string::npos);
        const auto games = ran.json()["games"].get<int>();
        CHECK(games < 5'000'000);
        CHECK(ran.json()["incomplete"] == true);
        CHECK(tells(contents(hexwright.file("some.xml")), "incomplete=\"yes\""));
        const Ran merged = hexwright("simulate --merge some.xml --json");
        CHECK(merged.json()["games"] == games);
        CHECK(merged.json()["incomplete"] == true);
        CHECK(tells(hexwright("simulate --merge some.xml").out, "Incomplete"));
    }
}

TEST_CASE("a batch under nohup plays on when its terminal closes") {
    const WithSamples hexwright;
    const Ran ran = hexwright.shell(
        "(trap '' HUP; exec '" HEXWRIGHT_BIN_DIR
        "/hexwright' simulate samples/scenarios/a-long-wait.xml --games 200 --json --out some.xml) & games=$!\n"
        "state() { grep -q \"$1\" /proc/$games/status 2> /dev/null; }\n"
        "while state 'State:.[RSD]' && ! state 'Threads:.[2-9]'; do :; done\n"
        "kill -HUP $games\n"
        "wait $games");
    CHECK(ran.exit == 0);
    CHECK(ran.json()["games"] == 200);
    CHECK_FALSE(ran.json().contains("incomplete"));
}

TEST_CASE("a simulation that cannot be is refused with one sentence") {
    const WithSamples hexwright;
    for (const std::string arguments : {"simulate", "simulate samples/scenarios/a-long-wait.xml", "simulate --games 5",
                                        "simulate samples/scenarios/a-long-wait.xml --games 0",
                                        "simulate samples/scenarios/a-long-wait.xml --games 5 --seats human",
                                        "simulate samples/scenarios/a-long-wait.xml --games 5 --shard 3/2",
                                        "simulate samples/scenarios/a-long-wait.xml --games 5 --shard 0/2",
                                        "simulate samples/scenarios/a-long-wait.xml --games 5 --shard 2",
                                        "simulate samples/battlefields/the-narrows.xml --games 5",
                                        "simulate nothing.xml --games 5", "simulate --merge nothing.xml"}) {
        const Ran ran = hexwright(arguments);
        INFO(arguments << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
        CHECK(ran.out.empty());
    }
}

TEST_CASE("whole campaigns are simulated: their ways, who wins them, and each game of them") {
    const WithSamples hexwright;
    const auto of = [&](const std::string& more) {
        const Ran ran =
            static_cast<const Program&>(hexwright)("simulate samples/campaigns/exploration.xml --seats random " + more);
        INFO(ran.err);
        REQUIRE(ran.exit == 0);
        return ran;
    };
    const Json all = of("--games 12 --json").json();
    CHECK(all["campaigns"] == 12);
    int ways = 0, second = 0;
    for (const Json& way : all["ways"]) {
        ways += way["campaigns"].get<int>();
        CHECK(way["games"][0] == "the-pass");
        if (way["games"].size() > 1) second += way["campaigns"].get<int>();
        int ends = way["nobody"].get<int>();
        for (const Json& player : way["wins"]) ends += player["wins"].get<int>();
        CHECK(ends == way["campaigns"]);
    }
    CHECK(ways == 12);
    CHECK(all["games"][0]["played"] == 12);
    CHECK(all["games"][1]["played"] == second);
    CHECK(of("--games 12 --json --threads 1").out == of("--games 12 --json --threads 3").out);
    // Campaign 3 is the one that is played with a seed higher by 2.
    const Json two = of("--games 2 --json").json(), three = of("--games 3 --json").json(),
               alone = of("--games 1 --json --seed 3").json();
    const auto wins = [](const Json& sum_of, std::size_t player) {
        int sum = 0;
        for (const Json& way : sum_of["ways"]) sum += way["wins"][player]["wins"].get<int>();
        return sum;
    };
    for (const std::size_t player : {0, 1}) CHECK(wins(three, player) == wins(two, player) + wins(alone, player));
    const Ran parts =
        static_cast<const Program&>(hexwright)("simulate samples/campaigns/exploration.xml --games 2 --shard 1/2");
    CHECK(parts.exit == 2);
    CHECK(tells(parts.err, "in one part"));
    CHECK(tells(of("--games 3").out, "The game the-pass, played 3 times"));
}

TEST_CASE("sums of a file of any name and of every kind of player are added up again") {
    const WithSamples hexwright;
    const std::string text = hexwright("convert samples/scenarios/a-long-wait.xml - --inline").out;
    const std::string with_byte = "n\xFF.xml", with_break = "a\nb.xml", deep = std::string(120, 'd');
    const auto folder = hexwright.file(deep) / deep;
    std::filesystem::create_directories(folder);
    hexwright.write(with_byte, text);
    hexwright.write(with_break, text);
    hexwright.write(deep + "/" + deep + "/long.xml", text);
    for (const std::string& file : {with_byte, with_break, deep + "/" + deep + "/long.xml"}) {
        const Ran part =
            hexwright("simulate '" + file + "' --games 4 --only 1-1 --seats planner:2,rusher --out part.xml");
        INFO(part.err);
        REQUIRE(part.exit == 0);
        const Ran merged = hexwright("simulate --merge part.xml --json");
        INFO(merged.err);
        CHECK(merged.exit == 1);  // Three games are missing.
        CHECK(merged.json()["seats"] == Json{"planner:2", "rusher"});
        const std::string line = hexwright("simulate --merge part.xml").out;
        // What no terminal shows is written in codes.
        if (file == with_byte) CHECK(tells(line, "hexwright simulate $'n\\377.xml' --games 4"));
        if (file == with_break) CHECK(tells(line, "hexwright simulate $'a\\012b.xml' --games 4"));
        if (file.starts_with(deep)) CHECK(tells(line, file));
    }
}

TEST_CASE("a batch that is kept of a file whose name is no text is told of again") {
    const WithSamples hexwright;
    hexwright.write("n\xFF.xml", hexwright("convert samples/scenarios/a-long-wait.xml - --inline").out);
    REQUIRE(hexwright("simulate 'n\xFF.xml' --games 2 --seats planner:2,greedy").exit == 0);
    const auto json = hexwright("simulate 'n\xFF.xml' --seats planner:2,greedy --kept --json").json();
    REQUIRE(json["kept"].size() == 1);
    CHECK(json["kept"][0]["stale"] == false);
}
