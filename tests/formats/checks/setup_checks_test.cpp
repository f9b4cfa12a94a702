// Checks of set-ups: for each code one small scenario that has the issue, and one that does not.
#include "tests/formats/checks/strip.h"

#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::on_strip {

TEST_CASE("A scenario in order has no issue") { CHECK(Strip{}.codes() == none); }

TEST_CASE("setup-incomplete: a player without army, or with figures and no zone") {
    CHECK(Strip{.player_2 = "<player number=\"2\"/>"}.codes() == Codes{"setup-incomplete", "won-at-start"});
    CHECK(Strip{.player_2 = "<player number=\"2\"/>"}.issues().front().word == "setups[2]/players[2]");
    CHECK(of_player_1("<player number=\"1\"><army><card id=\"sonlen\"/></army></player>") ==
          Codes{"setup-incomplete", "won-at-start"});
    CHECK(of_player_1("<player number=\"1\" zone=\"west\"><army><card id=\"sonlen\"/></army></player>") == none);
    CHECK(of_player_1("<player number=\"1\" zone=\"west\"><army points=\"300\"/></player>") == none);
}

TEST_CASE("zone-holds-too-few: more figures than spaces") {
    CHECK(of_player_1("<player number=\"1\" zone=\"west\"><army><card id=\"marro-stingers\"/></army></player>") ==
          Codes{"zone-holds-too-few"});
    CHECK(of_player_1("<player number=\"1\" zone=\"west\"><army><card id=\"sonlen\"/><card "
                      "id=\"drake-sotm\"/></army></player>") == none);
    const std::vector<Issue> issues =
        Strip{.player_1 = "<player number=\"1\" zone=\"west\"><army><card id=\"marro-stingers\"/></army></player>"}
            .issues();
    REQUIRE(issues.size() == 1);
    CHECK(english()(issues[0].message) ==
          "In the set-up for 2 players the figures that start in the zone west need 3 spaces, but it has 2.");
}

TEST_CASE("zone-holds-too-few: more sides than start zones to choose from", "[SETUP-PLACE-02][SETUP-PLACE-03]") {
    const auto setup = [](const std::string& teams) {
        std::string players;
        for (int number = 1; number <= 3; ++number)
            players += "<player number=\"" + std::to_string(number) + "\"" + (number < 3 ? teams : "") +
                       " zone=\"west east\"><army><card id=\"" +
                       (number == 1   ? "sonlen"
                        : number == 2 ? "shiori"
                                      : "major-q10") +
                       "\"/></army></player>";
        return "</setup><setup players=\"3\">" + players;
    };
    const auto codes = [&](const std::string& teams) {
        Strip strip{.zones =
                        "<zone id=\"west\" use=\"start\" spaces=\"0,0,1 1,0,1\"/><zone id=\"east\" use=\"start\" "
                        "spaces=\"3,0,1 4,0,1\"/>"};
        strip.player_2 += setup(teams);
        Codes found = strip.codes();
        std::erase_if(found, [](const auto& code) { return code != "zone-holds-too-few"; });
        return found;
    };
    CHECK(codes("") == Codes{"zone-holds-too-few"});
    CHECK(codes(" team=\"1\"") == none);
}

TEST_CASE("figure-outside-zone: a start space outside the start zones of the player") {
    const auto begins_at = [](const std::string& zones, const std::string& spaces, const std::string& card = "sonlen") {
        return Strip{.player_1 = "<player number=\"1\"" + zones + "><army><card id=\"" + card + "\"><figure at=\"" +
                                 spaces + "\"/></card></army></player>"}
            .issues();
    };
    const std::vector<Issue> outside = begins_at(" zone=\"west\"", "2,0,1");
    REQUIRE(outside.size() == 1);
    CHECK(to_text(outside[0].code) == "figure-outside-zone");
    CHECK(outside[0].severity == Severity::Warning);
    CHECK(outside[0].spaces == std::vector<Space>{{{2, 0}, 1}});
    CHECK(outside[0].word == "setups[2]/players[1]");
    CHECK(english()(outside[0].message) ==
          "In the set-up for 2 players Sonlen of player 1 begins at 2,0,1, outside the start zone: west. Move the "
          "figure or the zone.");
    CHECK(begins_at(" zone=\"west\"", "1,0,1").empty());
    CHECK(begins_at("", "2,0,1").empty());  // Without a start zone figures stand where the scenario wants them.
    CHECK(begins_at(" zone=\"west\"", "1,0,1\" tail=\"2,0,1", "grimnak").at(0).spaces ==
          std::vector<Space>{{{2, 0}, 1}});
    const auto with_zone = [](const std::string& zone) {
        return Strip{.player_1 =
                         "<player number=\"1\" zone=\"west\"><army><card id=\"sonlen\"><figure "
                         "at=\"2,0,1\"/></card></army></player>",
                     .zones = zone}
            .codes();
    };
    const std::string grass = "<terrain is=\"grass\"/></zone>";
    CHECK(with_zone("<zone id=\"west\" spaces=\"0,0,1 1,0,1\" conditions=\"add\">" + grass) == none);
    CHECK(with_zone("<zone id=\"west\" spaces=\"0,0,1 1,0,1\" conditions=\"narrow\">" + grass) ==
          Codes{"figure-outside-zone"});
    // In the air it cannot start at all, which is told once.
    CHECK(of_player_1("<player number=\"1\" zone=\"west\"><army><card id=\"sonlen\"><figure "
                      "at=\"9,9,1\"/></card></army></player>") == Codes{"cannot-start"});
}

TEST_CASE("setup-incomplete: who drops onto the battlefield needs no start zone") {
    for (const std::string later : {"airborne-elite", "vorid-retail"})
        CHECK(of_player_1("<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"0,0,1\"/></card><card id=\"" +
                          later + "\"/></army></player>") == none);
}

TEST_CASE("zone-holds-too-few: a double-space figure without two spaces side by side") {
    Strip strip{.player_1 = "<player number=\"1\" zone=\"apart\"><army><card id=\"tor-kul-na\"/></army></player>"};
    strip.zones += "<zone id=\"apart\" spaces=\"0,0,1 2,0,1\"/><zone id=\"together\" spaces=\"0,0,1 1,0,1\"/>";
    const std::vector<Issue> issues = strip.issues();
    REQUIRE_FALSE(issues.empty());
    CHECK(english()(issues[0].message) ==
          "In the set-up for 2 players there is no room for Tor-Kul-Na in the zone apart: a double-space figure needs "
          "two "
          "neighbouring spaces of one level.");
    strip.player_1 = "<player number=\"1\" zone=\"tower\"><army><card id=\"tor-kul-na\"/></army></player>";
    CHECK(std::ranges::count(strip.codes(), "zone-holds-too-few") == 1);
    strip.player_1 = "<player number=\"1\" zone=\"together\"><army><card id=\"tor-kul-na\"/></army></player>";
    CHECK(strip.codes() == none);
}

TEST_CASE("glyph-pool-size: told once, with the pool’s line") {
    const std::vector<Issue> issues = all_issues(read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"pool\">\n<battlefield><level number=\"1\"><piece "
        "kind=\"grass-24\" at=\"0,0\"/></level></battlefield>\n"
        "<zones>" +
            red + blue +
            "</zones>\n<glyphs>\n<pool id=\"v\" draw=\"2\" kinds=\"ulaniva\" spaces=\"0,2,1 1,2,1\"/>\n</glyphs>\n"
            "<victory><win who=\"last-standing\"/></victory>\n</scenario>\n",
        "pool.xml"));
    const auto told = std::ranges::find(issues, IssueCode::GlyphPoolSize, &Issue::code);
    REQUIRE(told != issues.end());
    CHECK(told->line == 5);
    CHECK(std::ranges::count(issues, IssueCode::CannotStart, &Issue::code) == 0);
}

TEST_CASE("setup-incomplete: a piece that is owned and is no figure, which nobody could attack") {
    const auto owned = [](const std::string& kind) {
        Strip strip;
        strip.player_1.replace(strip.player_1.find("</player>"), 9,
                               "<owns card=\"marro-hive\" piece=\"gate\"/></player>");
        std::string xml = strip.xml();
        const std::string piece = "<piece kind=\"" + kind + "\" at=\"1,3\" name=\"gate\"/></level>";
        xml.replace(xml.find("</level>"), 8, piece);
        std::vector<Issue> found = all_issues(read_or_fail(xml, "strip.xml"));
        std::erase_if(found, [](const Issue& issue) { return issue.code != IssueCode::SetupIncomplete; });
        return found;
    };
    CHECK(owned("marro-hive").empty());
    const std::vector<Issue> door = owned("castle-door");
    REQUIRE(door.size() == 1);
    CHECK(door[0].severity == Severity::Warning);
    CHECK(english()(door[0].message) ==
          "Player 1 owns the piece gate, which is not a figure, so nobody can attack it. Give it Life instead of the "
          "card, or choose a piece such as the Marro Hive.");
}

TEST_CASE("No sample has an error, and every warning of a sample has its reason") {
    for (const std::string& name : scenario_names()) {
        for (const Issue& issue : all_issues(sample_scenario(name))) {
            INFO(name << ":" << issue.line << " " << to_text(issue.code) << ": " << english()(issue.message));
            CHECK(issue.severity == Severity::Info);
        }
    }
}

}  // namespace hexwright::testing::on_strip
