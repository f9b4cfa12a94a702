#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

// Seven spaces in a row with a pile of six tiles in the middle, and, beyond a hole, an island of two spaces.
void write_map(const Program& hexwright) {
    std::string level_1, pile;
    for (const char* q : {"0", "1", "2", "3", "4", "5", "6", "8", "9"})
        level_1 += std::string("<piece kind=\"grass-1\" at=\"") + q + ",0\"/>";
    for (int level = 2; level <= 6; ++level)
        pile += "<level number=\"" + std::to_string(level) + "\"><piece kind=\"rock-1\" at=\"3,0\"/></level>";
    hexwright.write("map.xml", "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">" +
                                   level_1 + "</level>" + pile + "</battlefield></scenario>");
}

}  // namespace

TEST_CASE("sight says whether a figure sees another, how far it is and what is in the way") {
    const Program hexwright;
    write_map(hexwright);
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 2,0,1").out == "Seen: 2,0,1 from 0,0,1.\nRange: 2 spaces.\n");
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 2,0,1 --json").out ==
          R"({"hexwright":1,"command":"sight","seen":true,"range":2,"height_advantage":0,"blocked_by":[]})"
          "\n");
    const Ran hidden = hexwright("sight map.xml --from 0,0,1 --to 6,0,1");
    CHECK(hidden.exit == 0);
    CHECK(hidden.out.starts_with("Not seen: 6,0,1 from 0,0,1.\nRange: 6 spaces.\nIn the way:\n  rock-1 3,0,"));
    const Json json = hexwright("sight map.xml --from 0,0,1 --to 6,0,1 --json").json();
    CHECK(json["seen"] == false);
    CHECK(json["range"] == 6);
    CHECK(json["blocked_by"].size() >= 2);
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 1,0,1").out == "Seen: 1,0,1 from 0,0,1.\nRange: 1 space.\n");
}

TEST_CASE("sight depends on the figures' Height, by number or by card, and on the part that counts") {
    const Program hexwright;
    write_map(hexwright);
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 6,0,1 --height 12 --json").json()["seen"] == true);
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 6,0,1 --card mimring --json").exit == 0);
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 6,0,1 --card marro-stingers --json").json()["seen"] == false);
    const std::string other = "sight map.xml --from 3,0,6 --to 6,0,1 --height 1 --json";
    CHECK(hexwright(other).json()["seen"] == hexwright(other + " --any-part").json()["seen"]);
}

TEST_CASE("the part of a figure that must be seen is that of the edition or of the house rules", "[LOS-03]") {
    const Program hexwright;
    write_map(hexwright);
    hexwright.write("house.xml", R"(<rules xmlns="urn:hexwright:rules:1" id="house" based-on="basic-2007"/>)");
    int differ = 0;
    for (const char* height : {"5", "6", "7", "8", "9", "10"}) {
        const std::string asked = std::string("sight map.xml --from 0,0,1 --to 6,0,1 --json --height ") + height;
        const std::string part = hexwright(asked + " --any-part").out;
        CHECK(hexwright(asked + " --edition basic-2007").out == part);
        CHECK(hexwright(asked + " --rules house.xml").out == part);
        differ += part != hexwright(asked).out;
    }
    CHECK(differ > 0);
    CHECK(hexwright("sight map.xml --from 0,0,1 --to 2,0,1 --edition master-2009").err.find("there is no edition") !=
          std::string::npos);
}

TEST_CASE("over a hole there is sight but no range") {
    const Program hexwright;
    write_map(hexwright);
    CHECK(hexwright("sight map.xml --from 6,0,1 --to 9,0,1").out ==
          "Seen: 9,0,1 from 6,0,1.\nNo path along the battlefield leads there, so it is out of range.\n");
    CHECK(hexwright("sight map.xml --from 6,0,1 --to 9,0,1 --json").json()["range"].is_null());
}

TEST_CASE("sight says what is wrong with a space, a Height or a card") {
    const Program hexwright;
    write_map(hexwright);
    const auto refused = [&](const std::string& arguments) {
        const Ran ran = hexwright("sight map.xml " + arguments);
        CHECK(ran.exit == 2);
        CHECK(ran.out.empty());
        return ran.err;
    };
    CHECK(refused("--from 0,0,1 --to 7,0,1").ends_with("map.xml: nobody can stand at 7,0: there is no surface\n"));
    CHECK(refused("--from 3,0,1 --to 6,0,1")
              .ends_with("map.xml: nobody can stand at 3,0,1; surfaces at this hex: 3,0,6\n"));
    CHECK(refused("--from here --to 6,0,1").find("\"here\" is not a space") != std::string::npos);
    CHECK(refused("--from 0,0,1 --to 6,0,1 --card nobody").find("no army card \"nobody\"") != std::string::npos);
    CHECK(refused("--from 0,0,1 --to 6,0,1 --card syvaris").find("did you mean \"syvarris\"?") != std::string::npos);
    CHECK_FALSE(refused("--from 0,0,1").empty());
    CHECK_FALSE(refused("--from 0,0,1 --to 6,0,1 --height 0").empty());
    hexwright.write("low.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\"><piece "
                    "kind=\"grass-1\" at=\"0,0\"/></level>"
                    "<level number=\"5\"><piece kind=\"grass-1\" at=\"0,0\"/></level></battlefield></scenario>");
    const Ran low = hexwright("sight low.xml --from 0,0,1 --to 0,0,5");
    CHECK(low.exit == 2);
    CHECK(
        low.err.find("a figure of Height 5 does not fit at 0,0,1, which has 3 free levels; choose a smaller figure") !=
        std::string::npos);
    CHECK(hexwright("sight low.xml --from 0,0,1 --to 0,0,5 --height 3 --json").json()["seen"] == false);
}

TEST_CASE("the figures of a set-up are named by their ids, and stand in each other's way") {
    const Program hexwright;
    std::string level_1;
    for (const char* q : {"0", "1", "2", "3", "4", "5"})
        level_1 += std::string("<piece kind=\"grass-1\" at=\"") + q + ",0\"/>";
    hexwright.write(
        "duel.xml",
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">" + level_1 +
            "</level></battlefield><setups><setup players=\"2\"><player number=\"1\"><army><card id=\"sonlen\">"
            "<figure at=\"0,0,1\"/></card></army></player><player number=\"2\"><army><card id=\"tor-kul-na\">"
            "<figure at=\"2,0,1\" tail=\"3,0,1\"/></card><card id=\"marro-stingers\"><figure at=\"5,0,1\"/></card>"
            "</army></player></setup></setups></scenario>");
    const Json hidden = hexwright("sight duel.xml --from 1.sonlen.1.1 --to 2.marro-stingers.1.1 --json").json();
    CHECK(hidden["seen"] == false);
    CHECK(hidden["range"] == 5);
    CHECK(hidden["blocked_by"].dump() == R"(["2.tor-kul-na.1.1"])");
    const Json seen = hexwright("sight duel.xml --from 2.marro-stingers.1.1 --to 2.tor-kul-na.1.1 --json").json();
    CHECK(seen["seen"] == true);
    CHECK(seen["range"] == 2);  // To the nearer of its two spaces.
    CHECK(hexwright("sight duel.xml --from 1.sonlen.1.1 --to 5,0,1 --json").json()["seen"] == false);
    // Two spaces ask about the map alone.
    CHECK(hexwright("sight duel.xml --from 0,0,1 --to 5,0,1 --json").json()["seen"] == true);
    const Ran wrong = hexwright("sight duel.xml --from 1.sonlen.1.2 --to 5,0,1");
    CHECK(wrong.exit == 2);
    CHECK(wrong.err.find(
              "no figure \"1.sonlen.1.2\" stands on this map; write a space like 3,4,1, or an id like 1.sonlen.1.1") !=
          std::string::npos);
    CHECK(hexwright("sight duel.xml --from 1.sonlen.1.1 --to 5,0,1 --players 3").exit == 2);
}

TEST_CASE("sight in a record is that of the moment", "[LOS-02]") {
    const Program hexwright;
    std::filesystem::copy(HEXWRIGHT_SOURCE_DIR "/samples", hexwright.file("samples"),
                          std::filesystem::copy_options::recursive);
    REQUIRE(hexwright("play samples/scenarios/a-long-wait.xml --seed 7 --record game.xml").exit == 0);
    const std::string pair = " --from 2.tor-kul-na.1.1 --to 1.drake-sotm.1.1 --json";
    const Json start = hexwright("sight samples/scenarios/a-long-wait.xml" + pair).json();
    CHECK(hexwright("sight game.xml --step 0" + pair).json() == start);
    const Ran end = hexwright("sight game.xml" + pair);  // By then one of the two is destroyed.
    CHECK(end.exit == 2);
    CHECK(end.err.find("stands on this map") != std::string::npos);
    const Ran far = hexwright("sight game.xml --step 99999" + pair);
    CHECK(far.exit == 2);
    CHECK(far.err.find("choose a step from 0 to ") != std::string::npos);
    const Ran map = hexwright("sight samples/scenarios/a-long-wait.xml --step 3" + pair);
    CHECK(map.exit == 2);
    CHECK(map.err.find("leave out --step") != std::string::npos);
}

TEST_CASE("sight asks for what the edition of the file asks for", "[LOS-02][LOS-03]") {
    const Program hexwright;
    // Fifteen levels between two figures of Height 16: only the tops of their heads rise above.
    std::string level_1, pile;
    for (const char* q : {"0", "1", "2", "3", "4", "5", "6"})
        level_1 += std::string("<piece kind=\"grass-1\" at=\"") + q + ",0\"/>";
    for (int level = 2; level <= 16; ++level)
        pile += "<level number=\"" + std::to_string(level) + "\"><piece kind=\"rock-1\" at=\"3,0\"/></level>";
    const auto seen = [&](const std::string& edition, const std::string& more = "") {
        hexwright.write("map.xml", "<scenario edition=\"" + edition +
                                       "\" xmlns=\"urn:hexwright:scenario:2\"><battlefield>" + "<level number=\"1\">" +
                                       level_1 + "</level>" + pile + "</battlefield></scenario>");
        return hexwright("sight map.xml --from 0,0,1 --to 6,0,1 --height 16 --json" + more).json()["seen"] == true;
    };
    CHECK_FALSE(seen("master-2007"));
    CHECK(seen("master-2007", " --any-part"));
    CHECK(seen("basic-2007"));
}

TEST_CASE("sight tells who stands higher, and by how many dice", "[HEIGHT-01][HEIGHT-03]") {
    const Program hexwright;
    write_map(hexwright);
    const auto told = [&](const std::string& asked) { return hexwright("sight map.xml " + asked).out; };
    const auto dice = [&](const std::string& asked) {
        return hexwright("sight map.xml " + asked + " --json").json()["height_advantage"];
    };
    const std::string down = "--from 3,0,6 --to 6,0,1", up = "--from 6,0,1 --to 3,0,6";
    CHECK(told(down).find("Height advantage: 1 more die for 3,0,6.\n") != std::string::npos);
    CHECK(told(up).find("Height advantage: 1 more die for 3,0,6.\n") != std::string::npos);
    CHECK(told("--from 0,0,1 --to 2,0,1").find("Height") == std::string::npos);
    CHECK(dice(down) == 1);
    CHECK(dice(up) == -1);
    CHECK(dice("--from 0,0,1 --to 2,0,1") == 0);
    // Ten levels above the Height of who stands lower are two dice, where the edition counts them.
    std::string pile;
    for (int level = 1; level <= 20; ++level)
        pile += "<level number=\"" + std::to_string(level) + "\"><piece kind=\"grass-1\" at=\"0,0\"/>" +
                (level == 1 ? "<piece kind=\"grass-1\" at=\"1,0\"/>" : "") + "</level>";
    hexwright.write("map.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield>" + pile + "</battlefield></scenario>");
    CHECK(told("--from 0,0,20 --to 1,0,1").find("Height advantage: 2 more dice for 0,0,20.\n") != std::string::npos);
    CHECK(dice("--from 0,0,20 --to 1,0,1") == 2);
    CHECK(dice("--from 0,0,20 --to 1,0,1 --height 12") == 1);
    CHECK(dice("--from 1,0,1 --to 0,0,20") == -2);
    CHECK(dice("--from 0,0,20 --to 1,0,1 --edition basic-2007") == 1);
}

namespace {

// Seven spaces in a row and a bridge of one tile, at level 8, over the first of them; figures as the test says.
void write_bridge(const Program& hexwright, const std::string& first, const std::string& second) {
    std::string low;
    for (int q = 0; q <= 6; ++q) low += "<piece kind=\"grass-1\" at=\"" + std::to_string(q) + ",0\"/>";
    hexwright.write("bridge.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">" + low +
                        "</level><level number=\"8\"><piece kind=\"grass-1\" at=\"0,0\"/></level></battlefield>"
                        "<setups><setup players=\"2\"><player number=\"1\"><army>" +
                        first + "</army></player><player number=\"2\"><army>" + second +
                        "</army></player></setup></setups></scenario>");
}
std::string card_at(const std::string& id, const std::string& at, const std::string& tail = {}) {
    return "<card id=\"" + id + "\"><figure at=\"" + at + "\"" + (tail.empty() ? "" : " tail=\"" + tail + "\"") +
           "/></card>";
}

}  // namespace

TEST_CASE("who stands on another storey of the same column blocks sight like anybody", "[LOS-11]") {
    const Program hexwright;
    const auto blockers = [&](const std::string& from, const std::string& to) {
        return hexwright("sight bridge.xml --json --height 1 --from " + from + " --to " + to)
            .json()["blocked_by"]
            .dump();
    };
    // Major Q10 under the bridge sticks out beside it, between whoever stands on the bridge and whoever is small.
    write_bridge(hexwright, card_at("finn", "0,0,8"), card_at("major-q10", "0,0,1", "1,0,1"));
    CHECK(blockers("1.finn.1.1", "2,0,1") == R"(["2.major-q10.1.1"])");
    CHECK(blockers("2,0,1", "1.finn.1.1") == R"(["2.major-q10.1.1"])");
    CHECK(blockers("1.finn.1.1", "6,0,1") == "[]");
}

TEST_CASE("who is thought to stand where a figure stands, be it on its tail, stands there instead of it", "[LOS-11]") {
    const Program hexwright;
    write_bridge(hexwright, card_at("finn", "1,0,1"), card_at("tor-kul-na", "5,0,1", "4,0,1"));
    for (const char* space : {"4,0,1", "5,0,1"}) {
        INFO(space);
        const std::string there = space;
        CHECK(hexwright("sight bridge.xml --json --from " + there + " --to 1.finn.1.1").json()["seen"] == true);
        CHECK(hexwright("sight bridge.xml --json --from 1.finn.1.1 --to " + there).json()["seen"] == true);
    }
    // From behind it Tor-Kul-Na is in the way.
    CHECK(hexwright("sight bridge.xml --json --from 6,0,1 --to 1.finn.1.1 --height 2").json()["seen"] == false);
}

TEST_CASE("who just fits under a bridge, on a half tile, sees out below it", "[LOS-11][BUILD-12]") {
    const Program hexwright;
    hexwright.write("ford.xml",
                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\">"
                    "<piece kind=\"grass-1\" at=\"0,0\"/><piece kind=\"grass-1\" at=\"1,0\"/></level>"
                    "<level number=\"2\"><piece kind=\"water-1\" at=\"0,0\"/></level>"
                    "<level number=\"6\"><piece kind=\"grass-1\" at=\"0,0\"/></level></battlefield></scenario>");
    const auto seen = [&](const std::string& from, const std::string& to) {
        return hexwright("sight ford.xml --json --height 4 --from " + from + " --to " + to + " --any-part")
            .json()["seen"];
    };
    CHECK(seen("0,0,2", "1,0,1") == true);
    CHECK(seen("1,0,1", "0,0,2") == true);
    CHECK(seen("0,0,6", "0,0,2") == false);
    CHECK(seen("0,0,2", "0,0,6") == false);
}
