#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

// Six spaces in a row, the fourth of them water, beside a pile of seven tiles; an enemy stands on the second.
void write_duel(const Program& hexwright) {
    std::string level_1, pile;
    for (const char* q : {"0", "1", "2", "4", "5"})
        level_1 += std::string("<piece kind=\"grass-1\" at=\"") + q + ",0\"/>";
    level_1 += "<piece kind=\"water-1\" at=\"3,0\"/><piece kind=\"grass-1\" at=\"0,1\"/>";
    for (int level = 2; level <= 7; ++level)
        pile += "<level number=\"" + std::to_string(level) + "\"><piece kind=\"rock-1\" at=\"0,1\"/></level>";
    hexwright.write("duel.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">" + level_1 +
                        "</level>" + pile +
                        "</battlefield><setups><setup players=\"2\"><player number=\"1\"><army><card id=\"sonlen\">"
                        "<figure at=\"0,1,7\"/></card></army></player><player number=\"2\"><army>"
                        "<card id=\"marro-stingers\"><figure at=\"5,0,1\"/></card></army></player></setup></setups>"
                        "</scenario>");
}

Json space(const Json& answer, const std::string& at) {
    for (const Json& each : answer["spaces"])
        if (each["at"] == at) return each;
    return {};
}

}  // namespace

TEST_CASE("reach says where a figure can go, what it costs and what comes of it", "[MOVE-01][FALL-01][WATER-01]") {
    const Program hexwright;
    write_duel(hexwright);
    const Json answer = hexwright("reach duel.xml --figure 1.sonlen.1.1 --json").json();
    CHECK(answer["figure"] == "1.sonlen.1.1");
    CHECK(space(answer, "0,0,1").dump() == R"({"at":"0,0,1","cost":1,"stop":false,"fall_dice":1,"leaving":[]})");
    CHECK(space(answer, "2,0,1")["cost"] == 2);  // 1,0 is also next to the pile.
    CHECK(space(answer, "3,0,1").dump() == R"({"at":"3,0,1","cost":3,"stop":true,"fall_dice":1,"leaving":[]})");
    CHECK(space(answer, "4,0,1").is_null());  // Beyond the water.
    CHECK(hexwright("reach duel.xml --figure 1.sonlen.1.1").out ==
          "Sonlen (1.sonlen.1.1) at 0,1,7, Move 5: 4 ways to end a move\n"
          "cost  space\n"
          "   1  0,0,1  falls: 1 die\n"
          "   1  1,0,1  falls: 1 die\n"
          "   2  2,0,1  falls: 1 die\n"
          "   3  3,0,1  falls: 1 die; stops in the water\n");
}

TEST_CASE("reach of a figure that is thought to stand somewhere, on anybody's side", "[ENGAGE-07]") {
    const Program hexwright;
    write_duel(hexwright);
    const std::string there = "reach duel.xml --card marro-drudge --at 4,0,1 --json";
    const Json enemy = hexwright(there + " --player 1").json(), friendly = hexwright(there + " --player 2").json();
    CHECK(space(enemy, "3,0,1")["leaving"].dump() == R"(["2.marro-stingers.1.1"])");
    CHECK(space(friendly, "3,0,1")["leaving"].empty());
    CHECK(hexwright(there).json() == enemy);
    CHECK(hexwright("reach duel.xml --card marro-drudge --at 4,0,1 --edition basic-2007 --json")
              .json()["spaces"][0]["leaving"]
              .empty());
    hexwright.write("house.xml", R"(<rules xmlns="urn:hexwright:rules:1" id="house" based-on="basic-2007"/>)");
    CHECK(hexwright("reach duel.xml --card marro-drudge --at 4,0,1 --rules house.xml --json").out ==
          hexwright("reach duel.xml --card marro-drudge --at 4,0,1 --edition basic-2007 --json").out);
    const Json two = hexwright("reach duel.xml --card tor-kul-na --at 1,0,1 --tail 0,0,1 --player 2 --json").json();
    // Turned round in place.
    CHECK(two["spaces"][0].dump() ==
          R"({"at":"0,0,1","tail":"1,0,1","cost":0,"stop":false,"fall_dice":0,"leaving":[]})");
}

TEST_CASE("a figure that is thought to stand somewhere touches none of the game", "[MOVE-07]") {
    const Program hexwright;
    write_duel(hexwright);
    // Player 1 has Sonlen, player 2 a Stinger: another one of either is a figure of its own.
    const Json sonlen = hexwright("reach duel.xml --card sonlen --at 4,0,1 --json").json();
    CHECK(sonlen["figure"] == "1.sonlen.2.1");
    CHECK(space(sonlen, "3,0,1")["leaving"].dump() == R"(["2.marro-stingers.1.1"])");
    CHECK(space(sonlen, "2,0,1").is_null());  // Beyond the water.
    const Json stinger = hexwright("reach duel.xml --card marro-stingers --at 1,0,1 --player 2 --json").json();
    CHECK(stinger["figure"] == "2.marro-stingers.2.1");
    CHECK(space(stinger, "2,0,1")["cost"] == 1);
    CHECK(space(stinger, "4,0,1").is_null());
    CHECK(space(stinger, "0,0,1")["leaving"].empty());
    CHECK(space(stinger, "3,0,1")["cost"] == 2);
    // The same card twice in one army, and as many figures as a game holds.
    CHECK(hexwright("reach duel.xml --card sonlen --at 0,1,7").err.find("Sonlen starts there") != std::string::npos);
    for (const char* card : {"marro-drudge", "marro-stingers", "sonlen", "tor-kul-na"}) {
        INFO(card);
        const std::string tail = std::string(card) == "tor-kul-na" ? " --tail 1,0,1" : "";
        const Ran ran =
            hexwright("reach duel.xml --card " + std::string(card) + " --at 2,0,1 --json --player 2" + tail);
        CHECK(ran.exit == 0);
        CHECK(ran.json()["spaces"].size() > 2);
    }
}

TEST_CASE("reach leads nobody into the hex that a long Laur wall runs through", "[MOVE-07]") {
    const Program hexwright;
    std::string land;
    for (const char* hex : {"0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2"})
        land += "<piece kind=\"grass-1\" at=\"" + std::string(hex) + "\"/>";
    hexwright.write("wall.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">" + land +
                        "</level><level number=\"2\"><piece kind=\"laur-pillar\" at=\"0,1\"/>"
                        "<piece kind=\"laur-pillar\" at=\"2,1\"/><span kind=\"laur-wall-long\" from=\"0,1\" "
                        "to=\"2,1\"/></level></battlefield></scenario>");
    for (const char* card : {"sonlen", "raelin-sotm", "drake-sotm", "mimring --tail 0,0,1"}) {
        INFO(card);
        const Json answer = hexwright("reach wall.xml --at 1,0,1 --json --card " + std::string(card)).json();
        CHECK(answer["spaces"].size() > 0);
        for (const Json& each : answer["spaces"]) {
            CHECK_FALSE(each["at"].get<std::string>().starts_with("1,1,"));
            if (each.contains("tail")) CHECK_FALSE(each["tail"].get<std::string>().starts_with("1,1,"));
        }
    }
    CHECK_FALSE(space(hexwright("reach wall.xml --at 1,0,1 --json --card raelin-sotm").json(), "1,2,1").is_null());
    CHECK(hexwright("reach wall.xml --at 1,1,1 --card sonlen").err.find("nobody can stand at 1,1") !=
          std::string::npos);
}

TEST_CASE("reach on a map without armies, and of figures that fly or are lifted", "[FLY-01]") {
    const Program hexwright;
    hexwright.write("map.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">"
                    "<piece kind=\"grass-1\" at=\"0,0\"/><piece kind=\"water-1\" at=\"1,0\"/><piece kind=\"grass-1\" "
                    "at=\"2,0\"/></level></battlefield></scenario>");
    const Json walker = hexwright("reach map.xml --card sonlen --at 0,0,1 --json").json();
    CHECK(walker["spaces"].size() == 1);
    const Json flyer = hexwright("reach map.xml --card raelin-sotm --at 0,0,1 --json").json();
    CHECK(space(flyer, "2,0,1")["flown"] == true);
    const Ran drake = hexwright("reach map.xml --card drake-sotm --at 0,0,1");
    CHECK(drake.out.find("2,0,1") != std::string::npos);
    CHECK(drake.out.find("by ") != std::string::npos);
}

TEST_CASE("reach in a record is that of the moment", "[MOVE-01]") {
    const Program hexwright;
    std::filesystem::copy(HEXWRIGHT_SOURCE_DIR "/samples", hexwright.file("samples"),
                          std::filesystem::copy_options::recursive);
    REQUIRE(hexwright("play samples/scenarios/a-long-wait.xml --seed 7 --record game.xml").exit == 0);
    const std::string who = " --figure 2.tor-kul-na.1.1 --json";
    const Json start = hexwright("reach samples/scenarios/a-long-wait.xml" + who).json();
    CHECK(hexwright("reach game.xml --step 0" + who).json() == start);
    CHECK(start["spaces"].size() > 10);
    const Ran far = hexwright("reach game.xml --step 99999" + who);
    CHECK(far.exit == 2);
    CHECK(far.err.find("choose a step from 0 to ") != std::string::npos);
    int gone = 0;  // In the end one side is destroyed.
    for (const char* figure :
         {"1.sonlen.1.1", "1.shiori.1.1", "1.drake-sotm.1.1", "1.raelin-sotm.1.1", "2.tor-kul-na.1.1"}) {
        const Ran ran = hexwright("reach game.xml --figure " + std::string(figure));
        gone += ran.exit == 2 && ran.err.find("is not on the battlefield at this point") != std::string::npos;
    }
    CHECK(gone > 0);
}

TEST_CASE("reach says what is wrong with a figure, a card or a space", "[DOUBLE-03]") {
    const Program hexwright;
    write_duel(hexwright);
    struct {
        const char* arguments;
        const char* says;
    } const rows[] = {
        {"", "Name a figure with --figure ID"},
        {"--figure 1.sonlem.1.1", "did you mean \"1.sonlen.1.1\"?"},
        {"--figure 2.marro-stingers.1.2", "is not on the battlefield"},
        {"--card sonlen", "--at q,r,level"},
        {"--card sonlem --at 0,0,1", "did you mean \"sonlen\"?"},
        {"--card sonlen --at here", "is not a space"},
        {"--card sonlen --at 0,0,2", "surfaces at this hex: 0,0,1"},
        {"--card sonlen --at 9,9,1", "there is no surface"},
        {"--card sonlen --at 5,0,1", "Marro Stingers starts there"},
        {"--card sonlen --at 0,0,1 --tail 1,0,1", "leave out the tail"},
        {"--card tor-kul-na --at 0,0,1", "stands on two spaces"},
        {"--card tor-kul-na --at 0,0,1 --tail 2,0,1", "not next to each other"},
        {"--card sonlen --at 0,0,1 --player 3", "there is no player 3"},
        {"--figure 1.sonlen.1.1 --edition basic-2005", "there is no edition"},
        {"--figure 1.sonlen.1.1 --players 3", "no set-up for 3 players"},
        {"--figure 1.sonlen.1.1 --step 3", "leave out --step"},
    };
    for (const auto& row : rows) {
        const Ran ran = hexwright("reach duel.xml " + std::string(row.arguments));
        INFO(row.arguments << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(ran.out.empty());
        CHECK(ran.err.find(row.says) != std::string::npos);
    }
    CHECK(hexwright("reach nothing.xml --figure 1.sonlen.1.1").exit == 2);
    CHECK(hexwright("reach duel.xml --figure 1.sonlen.1.1 --card sonlen --at 0,0,1").exit == 2);
}
