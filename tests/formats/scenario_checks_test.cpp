// Checks of set-ups and rules: for each code one small scenario that has the issue, and one that does not.
#include "engine/checks/scenario_check.h"
#include "engine/checks/start_check.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <algorithm>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Codes = std::vector<std::string>;

std::vector<Issue> all_issues(const Scenario& scenario) {
    IssueList issues;
    issues.add(check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped()));
    check_starts(scenario, shipped(), issues);
    return std::move(issues).sorted();
}

// Two heroes on a strip of grass, six spaces long, with a wall of rock before the last one; the test's own parts are
// inserted.
struct Strip {
    std::string rules{}, victory = "<victory><win who=\"last-standing\"/></victory>";
    std::string player_1 =
        "<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"0,0,1\"/></card></army></player>";
    std::string player_2 =
        "<player number=\"2\"><army><card id=\"shiori\"><figure at=\"3,0,1\"/></card></army></player>";
    std::string zones =
        "<zone id=\"west\" spaces=\"0,0,1 1,0,1\"/><zone id=\"tower\" spaces=\"5,0,9\"/><zone id=\"air\" "
        "spaces=\"30,0,1\"/>";
    std::string rounds = "<round-track rounds=\"10\"/>";

    std::string xml() const {
        std::string text = "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"strip\">\n<battlefield>\n";
        for (int level = 1; level <= 9; ++level) {
            text += "<level number=\"" + std::to_string(level) + "\">";
            for (int q = level == 1 ? 0 : 5; q < 6; ++q)
                text += "<piece kind=\"grass-1\" at=\"" + std::to_string(q) + ",0\"/>";
            text += "</level>\n";
        }
        return text + "</battlefield>\n<zones>" + zones + "</zones>\n<setups><setup players=\"2\">" + player_1 +
               player_2 + "</setup></setups>\n" + rounds + (rules.empty() ? "" : "\n<rules>" + rules + "</rules>") +
               "\n" + victory + "\n</scenario>\n";
    }
    // Issues of set-ups and rules only; the zone in the air and the isolated tower have their own.
    std::vector<Issue> issues() const {
        std::vector<Issue> found = all_issues(read_or_fail(xml(), "strip.xml"));
        std::erase_if(found, [](const Issue& issue) { return issue.code < IssueCode::SetupIncomplete; });
        return found;
    }
    Codes codes() const {
        Codes found;
        for (const Issue& issue : issues()) found.emplace_back(to_text(issue.code));
        return found;
    }
};

Codes of_rules(const std::string& rules) { return Strip{.rules = rules}.codes(); }
Codes of_victory(const std::string& wins) { return Strip{.victory = "<victory>" + wins + "</victory>"}.codes(); }
Codes of_player_1(const std::string& player) { return Strip{.player_1 = player}.codes(); }

// A rule that is in order except for these conditions.
std::string rule_when(const std::string& conditions) {
    return "<rule id=\"r\"><on event=\"round-end\"/><when>" + conditions + "</when><say text=\"Hear!\"/></rule>";
}

const Codes none{};

}  // namespace

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

TEST_CASE("cannot-start: what a game refuses when it begins") {
    const auto starts_at = [](const std::string& space) {
        return of_player_1("<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"" + space +
                           "\"/></card></army></player>");
    };
    CHECK(starts_at("3,0,1") == Codes{"cannot-start"});  // Taken.
    CHECK(starts_at("9,9,1") == Codes{"cannot-start"});  // In the air.
    CHECK(starts_at("1,0,1") == none);
    CHECK(of_player_1("<player number=\"1\"><army><card id=\"nobody-at-all\"/></army></player>") ==
          Codes{"cannot-start"});
    // No tail.
    CHECK(of_player_1(
              "<player number=\"1\"><army><card id=\"tor-kul-na\"><figure at=\"0,0,1\"/></card></army></player>") ==
          Codes{"cannot-start"});
    CHECK(of_rules(rule_when("<count of=\"spaces\"><zone id=\"nowhere\"/></count>")) == Codes{"cannot-start"});
}

namespace {

// Rules without a set-up: each player who finds a start zone gathers an army. The zones stand in line 3, the rest
// begins in line 4.
std::vector<Issue> without_setups(const std::string& zones, const std::string& more) {
    return all_issues(
        read_or_fail("<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"bare\">\n<battlefield><level "
                     "number=\"1\"><piece kind=\"grass-24\" at=\"0,0\"/></level>"
                     "</battlefield>\n<zones>" +
                         zones + "</zones>\n" + more + "\n</scenario>\n",
                     "bare.xml"));
}

const std::string red = "<zone id=\"red\" use=\"start\" spaces=\"0,0,1 1,0,1\"/>",
                  blue = "<zone id=\"blue\" use=\"start\" spaces=\"0,1,1 1,1,1\"/>",
                  green = "<zone id=\"green\" use=\"start\" spaces=\"0,2,1 1,2,1\"/>";

std::string won_by(const std::string& who) {
    return "<win who=\"" + who +
           "\">\n<count at-least=\"4\">\n<of player=\"1\"/>\n<stands-on terrain=\"grass\"/>\n</count>\n</win>\n";
}

}  // namespace

TEST_CASE("cannot-start: rules for a battlefield on which nobody is set up to play") {
    const std::string victory = "<victory>\n<win who=\"last-standing\"/>\n</victory>";
    CHECK(without_setups(red, "").empty());              // Only a map.
    CHECK(without_setups(red + blue, victory).empty());  // Both gather.
    const std::vector<Issue> issues = without_setups(red, victory);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].code == IssueCode::CannotStart);
    CHECK(issues[0].line == 5);
    CHECK(english()(issues[0].message) ==
          "nobody can play here: the file has neither players with armies nor enough start zones");
}

TEST_CASE("win-impossible and player-without-win: who plays where no set-up says it") {
    const auto told = [](const std::string& zones, const std::string& wins) {
        std::vector<std::string> lines;
        for (const Issue& issue : without_setups(zones, "<round-track rounds=\"5\"/><victory>\n" + wins + "</victory>"))
            lines.push_back(std::to_string(issue.line) + ": " + english()(issue.message));
        return lines;
    };
    const std::string both = won_by("1") + won_by("2");
    const auto nobody_3 = [](const std::string& line) {
        return line + ": Line " + line + " never happens: nobody plays as player 3.";
    };
    const auto no_win = [](int player, int players) {
        return "5: With " + std::to_string(players) + " players, player " + std::to_string(player) +
               " has no way to win.";
    };
    using Told = std::vector<std::string>;
    CHECK(told(red + blue, both) == Told{});
    CHECK(told(red + blue, both + won_by("3")) == Told{nobody_3("17")});
    CHECK(told(red + blue, won_by("1")) == Told{no_win(2, 2)});
    CHECK(told(red + blue + green, both + won_by("3")) == Told{});
    CHECK(told(red + blue + green, both) == Told{no_win(3, 3)});  // Two may play, or three.
}

TEST_CASE("won-at-start: a win that holds before anything has happened") {
    CHECK(of_victory("<win who=\"last-standing\"/><win who=\"1\"><count><of player=\"1\"/></count></win>") ==
          Codes{"won-at-start"});
    CHECK(of_victory("<win who=\"last-standing\"/><win who=\"1\" timing=\"end-of-round\"><count><of "
                     "player=\"1\"/></count></win>") == none);
    CHECK(of_victory(
              "<win who=\"last-standing\"/><win who=\"1\"><count at-least=\"2\"><of player=\"1\"/></count></win>") ==
          Codes{"win-impossible"});
}

TEST_CASE("tally-unwritten and tally-unread: flags and counters that only one side knows") {
    const std::string sets = "<rule id=\"s\"><on event=\"round-end\"/><set flag=\"high-water\"/></rule>";
    CHECK(of_rules(rule_when("<flag id=\"high-water\"/>")) == Codes{"tally-unwritten"});
    CHECK(of_rules(rule_when("<counter id=\"coins\" at-least=\"1\"/>")) == Codes{"tally-unwritten"});
    CHECK(of_rules(sets) == Codes{"tally-unread"});
    CHECK(of_rules(sets + rule_when("<flag id=\"high-water\"/>")) == none);
    CHECK(of_victory("<win who=\"last-standing\"/><score counter=\"coins\" points=\"5\"/>") ==
          Codes{"tally-unwritten"});
    const std::string title = "<tally id=\"high-water\" title=\"The dam is broken\"/>";
    CHECK(of_rules(title) == Codes{"tally-unread"});
    CHECK(of_rules(title + sets + rule_when("<flag id=\"high-water\"/>")) == none);
}

TEST_CASE("win-impossible and rule-never-fires: points that nobody can have, and figures that never leave") {
    const std::string
        most = "<win who=\"most-points\" timing=\"end-of-round\"><round from=\"3\"/></win>",
        score = "<score counter=\"coins\" points=\"5\"/>",
        counts = "<rules><rule id=\"c\"><on event=\"round-end\"/><add counter=\"coins\" of=\"1\"/></rule></rules>",
        leaves = "<rules><rule id=\"l\"><on event=\"move-end\"/><remove/></rule></rules>";
    const auto codes = [](const std::string& rules, const std::string& victory) {
        return Strip{.rules = rules.empty() ? "" : rules.substr(7, rules.size() - 15), .victory = victory}.codes();
    };
    CHECK(codes("", "<victory cards=\"nothing\">" + most + "</victory>") == Codes{"win-impossible"});
    CHECK(codes(counts, "<victory cards=\"nothing\">" + most + score + "</victory>") == none);
    CHECK(codes("", "<victory left=\"score\">" + most + "</victory>") == Codes{"rule-never-fires"});
    const Codes left = codes(leaves, "<victory left=\"score\">" + most + "</victory>");
    CHECK(std::ranges::count(left, "rule-never-fires") == 0);
}

TEST_CASE("player-without-win: nothing that he could win by") {
    CHECK(of_victory("<win who=\"1\"><eliminated player=\"2\"/></win>") == Codes{"player-without-win"});
    CHECK(
        of_victory("<win who=\"1\"><eliminated player=\"2\"/></win><win who=\"2\"><eliminated player=\"1\"/></win>") ==
        none);
    CHECK(of_victory("<win who=\"each\" as=\"p\"><not><count><enemy-of player=\"p\"/></count></not></win>") == none);
    const Strip ends{.rules = "<rule id=\"e\"><on event=\"round-end\" from=\"8\"/><end winner=\"2\"/></rule>",
                     .victory = "<victory><win who=\"1\"><eliminated player=\"2\"/></win></victory>"};
    CHECK(ends.codes() == none);
    const std::string team = "team=\"1\"><army>";
    Strip together{.victory = "<victory><win who=\"1\"><round from=\"5\"/></win></victory>"};
    together.player_1 =
        "<player number=\"1\" " + team + "<card id=\"sonlen\"><figure at=\"0,0,1\"/></card></army></player>";
    together.player_2 =
        "<player number=\"2\" " + team + "<card id=\"shiori\"><figure at=\"3,0,1\"/></card></army></player>";
    CHECK(together.codes() == none);
}

TEST_CASE("win-impossible: wins that nothing can bring about") {
    const auto besides = [](const std::string& win) { return of_victory("<win who=\"last-standing\"/>" + win); };
    const auto for_1 = [&](const std::string& conditions) {
        return besides("<win who=\"1\">" + conditions + "</win>");
    };
    const Codes impossible{"win-impossible"};
    CHECK(for_1("<count><of player=\"1\"/><stands-on zone=\"air\"/></count>") == impossible);
    CHECK(for_1("<count><of player=\"1\"/><stands-on zone=\"tower\"/></count>") == impossible);
    CHECK(for_1("<count><of player=\"2\"/><stands-on zone=\"west\"/></count>") == none);
    CHECK(for_1("<count at-least=\"2\"><of player=\"2\"/><stands-on zone=\"west\"/></count>") == impossible);
    CHECK(for_1("<count><stands-on terrain=\"lava\"/></count>") == impossible);
    CHECK(for_1("<count where=\"destroyed\"><card id=\"marro-hive\"/></count>") == impossible);
    CHECK(for_1("<count where=\"destroyed\"><card id=\"shiori\"/></count>") == none);
    CHECK(for_1("<round from=\"11\"/>") == impossible);
    CHECK(for_1("<round from=\"4\" to=\"3\"/>") == impossible);
    CHECK(for_1("<any/>") == impossible);
    CHECK(for_1("<any><round from=\"11\"/><round from=\"10\"/></any>") == none);
    CHECK(besides("<win who=\"5\"><round from=\"3\"/></win>") == impossible);
    const Strip counts_down{.rules = "<rule id=\"c\"><on event=\"round-end\"/><add counter=\"coins\" n=\"-1\"/></rule>",
                            .victory =
                                "<victory><win who=\"last-standing\"/><win who=\"1\"><counter id=\"coins\" "
                                "at-least=\"3\"/></win></victory>"};
    CHECK(counts_down.codes() == impossible);
    Strip no_track{.victory =
                       "<victory><win who=\"last-standing\"/><win who=\"most-points\" timing=\"at-limit\"/></victory>"};
    CHECK(no_track.codes() == none);
    no_track.rounds.clear();
    CHECK(no_track.codes() == impossible);
}

TEST_CASE("no-end: neither a round track nor a win by losses") {
    Strip endless{.victory =
                      "<victory><win who=\"each\" as=\"p\"><count><of player=\"p\"/><stands-on "
                      "zone=\"middle\"/></count></win></victory>",
                  .zones = Strip{}.zones + "<zone id=\"middle\" spaces=\"2,0,1\"/>"};
    CHECK(endless.codes() == none);
    endless.rounds.clear();
    CHECK(endless.codes() == Codes{"no-end"});
    endless.victory =
        "<victory><win who=\"1\"><eliminated player=\"2\"/></win><win who=\"2\"><eliminated "
        "player=\"1\"/></win></victory>";
    CHECK(endless.codes() == none);
}

TEST_CASE("nobody-left: figures may all leave, and no win is for that") {
    const std::string wins =
        "<win who=\"1\"><eliminated player=\"2\"/></win><win who=\"2\"><eliminated player=\"1\"/></win>";
    const auto victory = [&](const std::string& more) { return "<victory>" + wins + more + "</victory>"; };
    Strip exit{.rules = "<rule id=\"out\"><on event=\"enter\" zone=\"middle\"/><remove/></rule>",
               .victory = victory(""),
               .zones = Strip{}.zones + "<zone id=\"middle\" spaces=\"2,0,1\"/>"};
    CHECK(exit.codes() == Codes{"nobody-left"});
    exit.victory = victory("<win who=\"last-standing\"/>");
    CHECK(exit.codes() == none);
    exit.victory = victory("<win who=\"most-points\" timing=\"at-limit\"/>");
    CHECK(exit.codes() == none);
    exit.rounds.clear();  // The limit may be that nobody is left.
    CHECK(exit.codes() == none);
    exit.rules.clear();
    CHECK(exit.codes() == Codes{"win-impossible"});
}

TEST_CASE("rule-never-fires: rules and modifiers that cannot come about") {
    const auto on = [](const std::string& event) {
        return of_rules("<rule id=\"r\">" + event + "<say text=\"Hear!\"/></rule>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(on("<on event=\"round-end\" from=\"10\"/>") == none);
    CHECK(on("<on event=\"round-end\" from=\"11\"/>") == never);
    CHECK(on("<on event=\"round-end\" from=\"6\" to=\"5\"/>") == never);
    CHECK(on("") == never);
    CHECK(on("<on event=\"truce-broken\"/>") == never);
    const auto truce = [&](const std::string& more, const std::string& event) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/><say text=\"Hear!\"/></rule>" +
                        "<modifier id=\"m\"><truce between=\"1\" " + more + "/></modifier>");
    };
    CHECK(truce("and=\"2\"", "truce-broken") == never);
    CHECK(truce("and=\"2\" breakable=\"yes\"", "truce-broken") == none);
    CHECK(truce("and=\"1\"", "round-end") == never);
    const auto change = [&](const std::string& word) { return of_rules("<modifier id=\"m\">" + word + "</modifier>"); };
    CHECK(change("<immune terrain=\"grass\"/>") == none);
    CHECK(change("<immune terrain=\"lava\"/>") == never);
    CHECK(change("<immune to=\"falling\"/>") == none);
    CHECK(change("<cannot act=\"leave\" zone=\"west\"/>") == none);
    CHECK(change("<markers n=\"2\"/>") == none);
    CHECK(change("<markers player=\"turn\" n=\"2\"/>") == never);  // Nobody takes a turn when they are laid.
    CHECK(change("<shared-markers/>") == never);                   // Each plays alone.
    const auto effect = [&](const std::string& word, const std::string& before = "") {
        return of_rules(before + "<rule id=\"r\"><on event=\"round-end\"/>" + word + "</rule>");
    };
    CHECK(effect("<give-turn player=\"1\"/>") == none);
    CHECK(effect("<give-turn player=\"1\" card=\"mimring\"/>") == never);
    CHECK(effect("<give-turn player=\"3\"/>") == never);
    CHECK(effect("<give-turn player=\"nobody\"/>") == never);
    CHECK(effect("<give-turn player=\"1\"><card id=\"mimring\"/></give-turn>") == never);
    const std::string gem = "<set flag=\"gem\" of=\"1\"/><reveal tally=\"gem\"/>";
    CHECK(effect(gem, "<tally id=\"gem\" secret=\"owner\"/>") == none);
    CHECK(effect(gem, "<tally id=\"gem\"/>") == never);
    CHECK(on("<on event=\"enter\" zone=\"west\"/>") == none);
    CHECK(on("<on event=\"enter\" zone=\"tower\"/>") == never);
    CHECK(on("<on event=\"enter\" zone=\"tower\"/><on event=\"round-end\"/>") == none);
    CHECK(on("<on event=\"wounded\"><of player=\"3\"/></on>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/></rule>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><unless><round from=\"1\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><unless><round from=\"2\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == none);
    CHECK(of_rules(rule_when("<not><round/></not>")) == never);
    CHECK(of_rules("<modifier id=\"m\"><while><round from=\"12\"/></while><bonus to=\"move\"/></modifier>") == never);
    CHECK(of_rules("<modifier id=\"m\"><engaged/></modifier>") == never);
    CHECK(of_rules("<modifier id=\"m\"><engaged/><bonus to=\"move\"/></modifier>") == none);
}

TEST_CASE("rule-never-fires: dice cases and rows of tables that no roll brings about") {
    const auto roll = [](const std::string& die, const std::string& inside) {
        return of_rules("<rule id=\"r\"><on event=\"round-end\" from=\"3\"/><roll " + die + ">" + inside +
                        "</roll></rule>");
    };
    const auto of_case = [&](const std::string& die, const std::string& bounds) {
        return roll(die, "<case " + bounds + "><say text=\"Hear!\"/></case>");
    };
    const auto of_rows = [&](const std::string& rows) {
        return roll("", "<table>" + rows + "</table><then><say text=\"Hear!\"/></then>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(of_case("", "from=\"20\" to=\"20\"") == none);
    CHECK(of_case("", "from=\"21\" to=\"25\"") == never);
    CHECK(of_case("", "from=\"0\" to=\"0\"") == never);
    CHECK(of_case("", "from=\"5\" to=\"4\"") == never);
    CHECK(of_case("die=\"skulls\" dice=\"3\"", "from=\"0\" to=\"0\"") == none);
    CHECK(of_case("die=\"skulls\" dice=\"3\"", "from=\"3\" to=\"20\"") == none);
    CHECK(of_case("die=\"skulls\" dice=\"3\"", "from=\"4\" to=\"20\"") == never);
    const std::string rest = "<case from=\"1\" to=\"20\"><say text=\"Hear!\"/></case>",
                      some = "<case from=\"4\" to=\"9\"><say text=\"Ho!\"/></case>";
    CHECK(roll("", some + rest) == none);
    CHECK(roll("", rest + some) == never);
    CHECK(of_rows("<row to=\"3\" low=\"1\" high=\"4\"/><row from=\"4\" low=\"1\" high=\"8\"/>") == none);
    // The rule waits for round 3.
    CHECK(of_rows("<row to=\"2\" low=\"1\" high=\"4\"/><row from=\"3\" low=\"1\" high=\"8\"/>") == never);
    // The first row takes all cases.
    CHECK(of_rows("<row low=\"1\" high=\"4\"/><row from=\"4\" low=\"1\" high=\"8\"/>") == never);
    CHECK(of_rows("<row from=\"11\" low=\"1\" high=\"4\"/>") == never);
    CHECK(of_rows("<row low=\"9\" high=\"4\"/>") == never);
    CHECK(of_rows("<row low=\"21\" high=\"22\"/>") == never);
}

TEST_CASE("rule-never-fires: rounds that exclude each other") {
    const auto rule = [](const std::string& on, const std::string& inside) {
        return of_rules("<rule id=\"r\"><on event=\"round-end\" " + on + "/>" + inside +
                        "<say text=\"Hear!\"/></rule>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(rule("to=\"3\"", "<when><round from=\"3\"/></when>") == none);
    CHECK(rule("to=\"3\"", "<when><round from=\"4\"/></when>") == never);
    CHECK(rule("from=\"4\" to=\"6\"", "<unless><round to=\"6\"/></unless>") == never);
    CHECK(rule("from=\"4\" to=\"6\"", "<unless><round to=\"5\"/></unless>") == none);
    CHECK(rule("",
               "<when><round to=\"3\"/><any><round from=\"5\"/><all><round from=\"4\"/><alive "
               "player=\"1\"/></all></any></when>") == never);
    CHECK(rule("", "<when><round to=\"4\"/><not><round to=\"4\"/><alive player=\"1\"/></not></when>") == never);
    CHECK(rule("", "<when><round to=\"4\"/><not><all><round to=\"4\"/><alive player=\"1\"/></all></not></when>") ==
          none);
    CHECK(rule("to=\"3\"", "<if><round from=\"4\"/><say text=\"Late!\"/></if>") == never);
    CHECK(rule("", "<if><round from=\"11\"/><say text=\"Late!\"/></if>") == never);
    CHECK(rule("", "<if><round from=\"9\"/><say text=\"Late!\"/></if>") == none);
    CHECK(of_rules("<rule id=\"r\"><on event=\"setup-done\" from=\"1\"/><say text=\"Hear!\"/></rule>") == never);
    CHECK(of_rules("<rule id=\"r\"><on event=\"setup-done\"/><say text=\"Hear!\"/></rule>") == none);
}

TEST_CASE("rule-never-fires: questions about a figure or a space where none is spoken of") {
    const auto when = [](const std::string& event, const std::string& condition) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/><when>" + condition +
                        "</when><say text=\"Hear!\"/></rule>");
    };
    const Codes never{"rule-never-fires"};
    for (const char* asked :
         {"<of player=\"1\"/>", "<enemy-of player=\"1\"/>", "<friend-of player=\"1\"/>", "<card type=\"hero\"/>",
          "<stands-on zone=\"west\"/>", "<wounded/>", "<active/>", "<engaged/>", "<next-to zone=\"west\"/>",
          "<within spaces=\"2\" zone=\"west\"/>", "<destroyed/>"}) {
        CAPTURE(asked);
        CHECK(when("round-end", asked) == never);
        CHECK(when("turn-end", asked) == never);
        CHECK(when("wounded", asked) == none);
        CHECK(when("turn-end", "<count>" + std::string(asked) + "</count>") == none);
        CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><if>" + std::string(asked) +
                       "<say text=\"Hear!\"/></if></rule>") == never);
        CHECK(of_rules("<rule id=\"r\"><on event=\"turn-end\"/><each figure=\"f\">" + std::string(asked) +
                       "<wound/></each></rule>") == none);
        CHECK(of_rules("<modifier id=\"m\"><while>" + std::string(asked) + "</while><bonus to=\"move\"/></modifier>") ==
              never);
        CHECK(of_victory("<win who=\"last-standing\"/><win who=\"1\">" + std::string(asked) + "</win>") ==
              Codes{"win-impossible"});
    }
    for (const char* asked :
         {"<terrain is=\"grass\"/>", "<level at-least=\"1\"/>", "<zone id=\"west\"/>", "<occupied/>"}) {
        CAPTURE(asked);
        CHECK(when("wounded", asked) == never);
        CHECK(when("wounded", "<stands-on>" + std::string(asked) + "</stands-on>") == none);
        CHECK(when("round-end", "<count of=\"spaces\">" + std::string(asked) + "</count>") == none);
        CHECK(when("round-end", "<count>" + std::string(asked) + "</count>") == never);
    }
    CHECK(when("round-end\"/><on event=\"wounded", "<wounded/>") == none);  // The second event has a figure.
}

TEST_CASE("rule-never-fires: zones of a sort that hold no space in any game") {
    const auto of = [](const std::string& condition) {
        return Strip{.zones = Strip{}.zones + "<zone id=\"sort\">" + condition + "</zone>"}.codes();
    };
    CHECK(of("<terrain is=\"grass\"/>") == none);
    CHECK(of("<terrain is=\"lava\"/>") == Codes{"rule-never-fires"});
    CHECK(of("<wounded/>") == Codes{"rule-never-fires"});
    CHECK(of("<occupied><wounded/></occupied>") == none);
}

TEST_CASE("rule-never-fires: the event’s figure or player where the event has none") {
    const auto does = [](const std::string& event, const std::string& effect) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/>" + effect + "</rule>");
    };
    const Codes never{"rule-never-fires"};
    CHECK(does("round-end", "<wound/>") == never);
    CHECK(does("round-end", "<destroy figure=\"event\"/>") == never);
    CHECK(does("attacked", "<destroy figure=\"event\"/>") == none);
    CHECK(does("round-end", "<each figure=\"f\"><is figure=\"event\"/><wound/></each>") == never);
    CHECK(does("attacked", "<each figure=\"f\"><is figure=\"event\"/><wound/></each>") == none);
    CHECK(does("round-end", "<each player=\"p\"><may by=\"p\"><heal/></may></each>") == never);
    CHECK(does("round-end", "<choose by=\"1\" figure=\"f\"><may by=\"controller\"><heal/></may></choose>") == none);
    CHECK(does("turn-end", "<may by=\"controller\"><say text=\"Hear!\"/></may>") == never);
    CHECK(does("turn-end", "<may by=\"event\"><say text=\"Hear!\"/></may>") == none);
    CHECK(does("round-end", "<may by=\"event\"><say text=\"Hear!\"/></may>") == never);
    CHECK(does("round-end\" zone=\"west", "<say text=\"Hear!\"/>") == never);
}

TEST_CASE("rule-never-fires: the turn between turns, the first player before anybody has rolled") {
    const auto rule = [](const std::string& event, const std::string& words) {
        return of_rules("<rule id=\"r\"><on event=\"" + event + "\"/>" + words + "</rule>");
    };
    const std::string by_turn = "<roll by=\"turn\"><case from=\"1\" to=\"9\"><say text=\"Hear!\"/></case></roll>";
    const std::string by_first = "<roll by=\"first\"><case from=\"1\" to=\"9\"><say text=\"Hear!\"/></case></roll>";
    const std::string active = "<each figure=\"f\"><active/><wound/></each>";
    for (const char* event : {"setup-done", "round-start", "round-end"}) {
        CHECK(rule(event, by_turn) == Codes{"rule-never-fires"});
        CHECK(rule(event, active) == Codes{"rule-never-fires"});
    }
    CHECK(rule("setup-done", by_first) == Codes{"rule-never-fires"});
    CHECK(rule("round-end", by_first) == none);
    CHECK(rule("turn-end", by_turn) == none);
    CHECK(rule("turn-end", active) == none);
}

TEST_CASE("rule-never-fires: players that no set-up has") {
    const auto does = [](const std::string& effect) {
        return of_rules("<rule id=\"r\"><on event=\"round-end\"/>" + effect + "</rule>");
    };
    const Codes never{"rule-never-fires"};
    const auto arrives = [](const std::string& player) {
        return "<arrive player=\"" + player + "\" card=\"sonlen\" zone=\"west\"/>";
    };
    CHECK(does(arrives("2")) == none);
    CHECK(does(arrives("3")) == never);
    CHECK(does("<give card=\"shiori\" to=\"2\"/>") == none);
    CHECK(does("<give card=\"shiori\" to=\"3\"/>") == never);
    CHECK(does("<give card=\"tor-kul-na\" to=\"2\"/>") == never);  // Nobody has it.
    CHECK(does("<may by=\"7\"><say text=\"Hear!\"/></may>") == never);
    CHECK(does("<end winner=\"3\"/>") == never);
    CHECK(does("<if><count><enemy-of player=\"4\"/></count><say text=\"Hear!\"/></if>") == never);
    CHECK(of_rules("<modifier id=\"m\"><first player=\"2\"/></modifier>") == none);
    CHECK(of_rules("<modifier id=\"m\"><first player=\"3\"/></modifier>") == never);
    CHECK(
        of_victory("<win who=\"last-standing\"/><win who=\"1\" timing=\"at-limit\"><eliminated player=\"3\"/></win>") ==
        Codes{"win-impossible"});
}

TEST_CASE("What never comes about inside a rule is named by its own line") {
    const Strip strip{.rules =
                          "<rule id=\"r\">\n<on event=\"round-end\"/>\n<roll>\n<case from=\"1\" "
                          "to=\"9\">\n<if>\n<round to=\"4\"/>\n<round from=\"6\"/>\n<say text=\"Hear!\"/>\n"
                          "</if>\n</case>\n<case from=\"30\" to=\"31\">\n<arrive player=\"6\" card=\"sonlen\" "
                          "zone=\"west\"/>\n</case>\n</roll>\n</rule>"};
    const std::vector<Issue> issues = strip.issues();
    const std::string xml = strip.xml();
    const auto line = [&](const std::string& text) {
        return 1 + std::count(xml.begin(), xml.begin() + static_cast<std::ptrdiff_t>(xml.find(text)), '\n');
    };
    REQUIRE(issues.size() == 3);
    CHECK(issues[0].line == line("<round to"));
    CHECK(english()(issues[0].message) ==
          "Line " + std::to_string(line("<if>")) + " never happens: its rounds exclude each other.");
    CHECK(issues[1].line == line("<case from=\"30"));
    CHECK(english()(issues[1].message) ==
          "Line " + std::to_string(line("<case from=\"30")) + " never happens: the roll shows 1 to 20.");
    CHECK(issues[2].line == line("<arrive"));
    CHECK(english()(issues[2].message) ==
          "Line " + std::to_string(line("<arrive")) + " refers to player 6, but nobody plays as player 6.");
}

TEST_CASE("Each issue of a rule names the line of what is at fault") {
    const Strip strip{.rules =
                          "<rule id=\"r\">\n<on event=\"round-end\"/>\n<when>\n<flag id=\"x\"/>\n</when>\n<say "
                          "text=\"Hear!\"/>\n</rule>"};
    const std::vector<Issue> issues = strip.issues();
    REQUIRE(issues.size() == 1);
    const std::string xml = strip.xml();
    const auto line = 1 + std::count(xml.begin(), xml.begin() + static_cast<std::ptrdiff_t>(xml.find("<flag")), '\n');
    CHECK(issues[0].line == line);
    for (const Codes& each : {Codes{"<player number=\"2\"/>"}}) {
        const std::vector<Issue> found = Strip{.player_2 = each[0]}.issues();
        REQUIRE_FALSE(found.empty());
        CHECK(found[0].line > 0);
    }
}

namespace {

// Adds to last-standing a win for player 1 under these conditions, with these rules.
Codes with_win(const std::string& conditions, const std::string& rules = "") {
    return Strip{.rules = rules,
                 .victory = "<victory><win who=\"last-standing\"/><win who=\"1\">" + conditions + "</win></victory>"}
        .codes();
}
std::string at_round_end(const std::string& effects, const std::string& id = "e") {
    return "<rule id=\"" + id + "\"><on event=\"round-end\"/>" + effects + "</rule>";
}
std::string owner_of_one(const std::string& card) {
    return "<player number=\"1\"><army><card id=\"" + card + "\"><figure at=\"0,0,1\"/></card></army></player>";
}
std::string gatherer(int number, const std::string& filters = "", int points = 300) {
    return "<player number=\"" + std::to_string(number) + "\" zone=\"" + (number == 1 ? "west" : "east") +
           "\"><army points=\"" + std::to_string(points) + "\">" + filters + "</army></player>";
}
const std::string east = "<zone id=\"east\" spaces=\"2,0,1 3,0,1\"/>";

const Codes impossible{"win-impossible"};

}  // namespace

TEST_CASE("A tower can be taken by those who fly, grapple or are placed on it") {
    Strip strip{.victory =
                    "<victory><win who=\"last-standing\"/><win who=\"1\"><count><stands-on "
                    "zone=\"tower\"/></count></win></victory>"};
    CHECK(strip.codes() == impossible);
    for (const char* card : {"drake-sotm", "drake-rotv", "raelin-sotm"}) {
        CAPTURE(card);
        strip.player_1 = owner_of_one(card);
        CHECK(strip.codes() == none);
    }
    for (const std::string card : {"airborne-elite", "vorid-retail"}) {  // They land where they like.
        CAPTURE(card);
        strip.player_1 = "<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"0,0,1\"/></card><card id=\"" +
                         card + "\"/></army></player>";
        CHECK(strip.codes() == none);
    }
    const std::string on_it = "<count><stands-on zone=\"tower\"/></count>",
                      placed = "<each figure=\"f\"><place figure=\"f\" zone=\"tower\" by=\"1\"/></each>";
    CHECK(with_win(on_it, at_round_end(placed)) == none);
    CHECK(with_win(on_it, at_round_end("<arrive player=\"1\" card=\"sonlen\" zone=\"tower\"/>")) == none);
    CHECK(with_win(on_it, "<rule id=\"r\"><on event=\"round-end\" from=\"11\"/>" + placed + "</rule>") ==
          Codes{"win-impossible", "rule-never-fires"});
    CHECK(with_win("<count of=\"spaces\"><zone id=\"tower\"/><occupied/></count>") == impossible);
    CHECK(with_win("<count of=\"spaces\"><zone id=\"west\"/><occupied><of player=\"2\"/></occupied></count>") == none);
}

TEST_CASE("A rule that ends the game is an end") {
    Strip endless{.rules = "<rule id=\"e\"><on event=\"round-end\" from=\"9\"/><end winner=\"nobody\"/></rule>",
                  .victory =
                      "<victory><win who=\"each\" as=\"p\"><count><of player=\"p\"/><stands-on "
                      "zone=\"west\"/></count></win></victory>"};
    endless.player_1 = "<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"2,0,1\"/></card></army></player>";
    endless.rounds.clear();
    CHECK(endless.codes() == none);
    endless.rules = "<rule id=\"e\"><on event=\"round-end\" from=\"9\" to=\"8\"/><end winner=\"nobody\"/></rule>";
    CHECK(endless.codes() == Codes{"no-end", "rule-never-fires"});
    endless.rules.clear();
    endless.victory.insert(endless.victory.find("</victory>"), "<win who=\"nobody\"><round from=\"12\"/></win>");
    CHECK(endless.codes() == none);
}

TEST_CASE("win-impossible: numbers that nobody can reach") {
    CHECK(with_win("<count where=\"destroyed\" at-least=\"2\"><of player=\"2\"/></count>") == impossible);
    CHECK(with_win("<count where=\"destroyed\" at-least=\"2\"/>") == none);
    CHECK(with_win("<count of=\"spaces\" at-least=\"3\"><zone id=\"west\"/></count>") == impossible);
    CHECK(
        with_win(
            "<count of=\"spaces\" at-least=\"2\"><zone id=\"west\"/><occupied><of player=\"2\"/></occupied></count>") ==
        impossible);
    CHECK(with_win("<count at-least=\"3\"><stands-on zone=\"west\"/></count>") == impossible);
    CHECK(with_win("<count at-least=\"4\"/>",
                   at_round_end("<arrive player=\"1\" card=\"marro-stingers\" zone=\"west\"/>")) == none);
    CHECK(with_win("<count><stands-on><level at-least=\"12\"/></stands-on></count>") == impossible);
    CHECK(with_win("<count><stands-on><level at-least=\"9\"/></stands-on></count>") == none);
}

TEST_CASE("win-impossible: figures that nobody has") {
    CHECK(with_win("<count where=\"destroyed\"><of player=\"2\"/><card type=\"squad\"/></count>") == impossible);
    CHECK(with_win("<count where=\"destroyed\"><of player=\"2\"/><card type=\"hero\"/></count>") == none);
    CHECK(with_win("<count><card species=\"orc\"/></count>") == impossible);
    CHECK(with_win("<count where=\"destroyed\"><of player=\"2\"/><card id=\"sonlen\"/></count>") == impossible);
    CHECK(with_win("<count where=\"destroyed\"><of player=\"2\"/><card id=\"sonlen\"/></count>",
                   at_round_end("<give card=\"sonlen\" to=\"2\"/>")) == none);
    CHECK(of_rules("<rule id=\"r\"><on event=\"enter\" zone=\"west\"><of player=\"1\"/><card id=\"shiori\"/></on><say "
                   "text=\"Hear!\"/></rule>") == Codes{"rule-never-fires"});
    Strip gathers{.player_1 = gatherer(1, "<only type=\"hero\"/>"),
                  .player_2 = gatherer(2, "<only type=\"hero\"/>"),
                  .zones = Strip{}.zones + east};
    gathers.victory =
        "<victory><win who=\"last-standing\"/><win who=\"1\"><count where=\"destroyed\"><card "
        "type=\"hero\"/></count></win></victory>";
    CHECK(gathers.codes() == none);
    gathers.victory =
        "<victory><win who=\"last-standing\"/><win who=\"1\"><count where=\"destroyed\"><card "
        "type=\"squad\"/></count></win></victory>";
    CHECK(gathers.codes() == impossible);
}

TEST_CASE("win-impossible: a name in a rule is not the same name in a win") {
    const std::string home =
        "<rule id=\"home\"><on event=\"round-end\"/><each player=\"p\"><each figure=\"f\"><of player=\"p\"/>"
        "<stands-on zone=\"west\"/><remove/></each></each></rule>";
    CHECK(Strip{.rules = home,
                .victory = "<victory><win who=\"last-standing\"/><win who=\"each\" as=\"p\">"
                           "<count where=\"removed\"><enemy-of player=\"p\"/></count></win></victory>"}
              .codes() == none);
}

TEST_CASE("rule-never-fires: before the first round it is no round") {
    CHECK(of_rules("<rule id=\"r\"><on event=\"setup-done\"/><unless><round from=\"1\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == none);
    CHECK(of_rules("<rule id=\"r\"><on event=\"round-end\"/><unless><round from=\"1\"/></unless><say "
                   "text=\"Hear!\"/></rule>") == Codes{"rule-never-fires"});
}

TEST_CASE("win-impossible: ground that comes to light when a rule removes what lies on it") {
    const auto codes = [](const std::string& rules) {
        const Strip strip{.rules = rules,
                          .victory =
                              "<victory><win who=\"last-standing\"/><win who=\"1\"><count><of player=\"1\"/>"
                              "<stands-on terrain=\"sand\"/></count></win></victory>"};
        std::string xml = strip.xml();
        const std::string first = "<piece kind=\"grass-1\" at=\"1,0\"/>", second = "<level number=\"2\">";
        xml.replace(xml.find(first), first.size(), "<piece kind=\"sand-1\" at=\"1,0\"/>");
        xml.insert(xml.find(second) + second.size(), "<piece kind=\"grass-1\" at=\"1,0\" name=\"lid\"/>");
        Codes found;
        for (const Issue& issue : all_issues(read_or_fail(xml, "lid.xml")))
            if (issue.code == IssueCode::WinImpossible) found.emplace_back(to_text(issue.code));
        return found;
    };
    CHECK(codes("") == Codes{"win-impossible"});
    CHECK(codes(at_round_end("<remove-piece piece=\"lid\"/>")) == none);
}

TEST_CASE("setup-incomplete: who drops onto the battlefield needs no start zone") {
    for (const std::string later : {"airborne-elite", "vorid-retail"})
        CHECK(of_player_1("<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"0,0,1\"/></card><card id=\"" +
                          later + "\"/></army></player>") == none);
}

TEST_CASE("win-impossible and rule-never-fires: removed figures that no rule removes") {
    const std::string removed = "<count where=\"removed\"><of player=\"1\"/></count>";
    const auto removes = [](const std::string& player) {
        return "<rule id=\"r\"><on event=\"enter\" zone=\"west\"><of player=\"" + player + "\"/></on><remove/></rule>";
    };
    CHECK(with_win(removed) == impossible);
    CHECK(with_win(removed, removes("1")) == none);
    CHECK(with_win(removed, removes("2")) == impossible);
    CHECK(with_win(removed, at_round_end("<each figure=\"f\"><remove/></each>")) == none);
    CHECK(with_win(removed, at_round_end("<each figure=\"f\"><of player=\"2\"/><remove/></each>")) == impossible);
    const std::string waits = "<rule id=\"w\"><on event=\"removed\"/><say text=\"Hear!\"/></rule>";
    CHECK(of_rules(waits) == Codes{"rule-never-fires"});
    CHECK(of_rules(waits + removes("1")) == none);
}

TEST_CASE("win-impossible and rule-never-fires: glyphs that do not lie there") {
    CHECK(with_win("<count><stands-on glyph=\"brandar\"/></count>") == impossible);
    CHECK(of_rules("<rule id=\"r\"><on event=\"glyph-turned\"/><say text=\"Hear!\"/></rule>") ==
          Codes{"rule-never-fires"});
    CHECK(of_rules("<rule id=\"r\"><on event=\"move-end\"/><lift-glyph glyph=\"brandar\"/></rule>") ==
          Codes{"rule-never-fires"});
}

TEST_CASE("win-impossible: what only a rule brings about that never fires itself") {
    const auto late = [](const std::string& effects) {
        return "<rule id=\"r\"><on event=\"round-end\" from=\"12\"/>" + effects + "</rule>";
    };
    const Codes both{"win-impossible", "rule-never-fires"};
    CHECK(with_win("<counter id=\"c\" at-least=\"1\"/>", late("<add counter=\"c\"/>")) == both);
    CHECK(with_win("<flag id=\"x\"/>", late("<set flag=\"x\"/>")) == both);
    CHECK(with_win("<flag id=\"x\"/>", late("<set flag=\"x\"/>") + at_round_end("<set flag=\"x\"/>")) ==
          Codes{"rule-never-fires"});
    const auto waits = [](const std::string& for_flag, const std::string& sets) {
        return "<rule id=\"" + sets + "\"><on event=\"round-end\"/><when><flag id=\"" + for_flag +
               "\"/></when><set flag=\"" + sets + "\"/></rule>";
    };
    CHECK(with_win("<flag id=\"x\"/>", waits("x", "y") + waits("y", "x")) ==
          Codes{"win-impossible", "rule-never-fires", "rule-never-fires"});
    CHECK(with_win("<flag id=\"x\"/>", waits("y", "x") + at_round_end("<set flag=\"y\"/>")) == none);
}

TEST_CASE("win-impossible: flags and counters of others, taken back, or counted by nothing") {
    const auto counts = [](const std::string& of) { return at_round_end("<add counter=\"c\" " + of + "/>"); };
    const auto sets = [](const std::string& more) { return at_round_end("<set flag=\"x\" " + more + "/>"); };
    CHECK(with_win("<counter id=\"c\" of=\"1\" at-least=\"3\"/>", counts("")) == impossible);
    CHECK(with_win("<counter id=\"c\" of=\"1\" at-least=\"3\"/>", counts("of=\"2\"")) == impossible);
    CHECK(with_win("<counter id=\"c\" of=\"1\" at-least=\"3\"/>", counts("of=\"1\"")) == none);
    CHECK(with_win("<counter id=\"c\" of=\"1\" at-least=\"3\"/>", counts("of=\"first\"")) == none);
    CHECK(with_win("<counter id=\"c\" of=\"1\" at-least=\"3\"/>",
                   at_round_end("<each player=\"p\"><add counter=\"c\" of=\"p\"/></each>")) == none);
    CHECK(with_win("<flag id=\"x\" of=\"1\"/>",
                   "<rule id=\"r\"><on event=\"move-end\"/><set flag=\"x\" of=\"figure\"/></rule>") == impossible);
    CHECK(with_win("<count><flag id=\"x\" of=\"figure\"/></count>",
                   "<rule id=\"r\"><on event=\"move-end\"/><set flag=\"x\" of=\"figure\"/></rule>") == none);
    CHECK(with_win("<flag id=\"x\"/>", sets("to=\"no\"")) == impossible);
    CHECK(with_win("<flag id=\"x\"/>", sets("")) == none);
    CHECK(with_win("<counter id=\"c\" at-least=\"1\"/>", counts("n=\"0\"")) == impossible);
    CHECK(with_win("<counter id=\"c\" at-least=\"2\"/>", at_round_end("<set flag=\"c\"/>")) == impossible);
    CHECK(with_win("<counter id=\"c\" at-least=\"1\"/>", at_round_end("<set flag=\"c\"/>")) == none);
    const Strip each{.rules = counts("of=\"1\""),
                     .victory =
                         "<victory><win who=\"last-standing\"/><win who=\"each\" as=\"p\"><counter id=\"c\" of=\"p\" "
                         "at-least=\"2\"/></win></victory>"};
    const std::vector<Issue> issues = each.issues();
    REQUIRE(issues.size() == 1);
    CHECK(english()(issues[0].message) ==
          "Line " + std::to_string(issues[0].line) + " never happens for player 2, though it may for others.");
}

TEST_CASE("rule-never-fires: what excludes itself, and Move that nobody pays") {
    const std::string sets = at_round_end("<set flag=\"x\"/>", "s"), counts = at_round_end("<add counter=\"c\"/>", "c");
    CHECK(of_rules(sets + "<rule id=\"r\"><on event=\"round-end\"/><when><flag id=\"x\"/></when><unless><flag "
                          "id=\"x\"/></unless><say text=\"Hear!\"/></rule>") == Codes{"rule-never-fires"});
    CHECK(of_rules(counts + rule_when("<counter id=\"c\" at-least=\"5\"/><counter id=\"c\" at-most=\"2\"/>")) ==
          Codes{"rule-never-fires"});
    CHECK(of_rules(counts + rule_when("<counter id=\"c\" at-least=\"2\"/><counter id=\"c\" at-most=\"5\"/>")) == none);
    CHECK(of_rules("<modifier id=\"m\"><cost terrain=\"sand\" is=\"2\"/></modifier>") == Codes{"rule-never-fires"});
    CHECK(of_rules("<modifier id=\"m\"><cost terrain=\"grass\" is=\"2\"/></modifier>") == none);
}

TEST_CASE("tally-unread and tally-unwritten: zones ask for flags, too") {
    const std::string sort = "<zone id=\"marked\"><occupied><flag id=\"x\" of=\"figure\"/></occupied></zone>";
    Strip strip{.zones = Strip{}.zones + sort};
    CHECK(strip.codes() == Codes{"tally-unwritten"});
    strip.rules = "<rule id=\"r\"><on event=\"move-end\"/><set flag=\"x\" of=\"figure\"/></rule>";
    CHECK(strip.codes() == none);
    strip.rules = "<rule id=\"r\"><on event=\"move-end\"/><set flag=\"x\"/></rule>";
    CHECK(strip.codes() == Codes{"rule-never-fires"});
}

TEST_CASE("cannot-start: every wrong name is told at its word, not only the first") {
    const std::string wrong =
        "<rule id=\"r\"><on event=\"round-end\"/><each figure=\"f\"><stands-on zone=\"wset\"/>"
        "<next-to piece=\"gate\"/><wound figure=\"g\"/></each><place zone=\"nowhere\" by=\"9\" figure=\"h\"/></rule>"
        "<rule id=\"s\"><on event=\"round-end\"/><arrive player=\"1\" card=\"sonlne\" zone=\"east\"/></rule>";
    std::vector<std::string> told;
    for (const Issue& issue : Strip{.rules = wrong}.issues())
        if (issue.code == IssueCode::CannotStart) told.push_back(issue.word + ": " + issue.message.id);
    CHECK(told == std::vector<std::string>{
                      "rules[r]/effects[0]/conditions[0]@zone: rule.no-zone-near",
                      "rules[r]/effects[0]/conditions[1]@piece: rule.no-piece",
                      "rules[r]/effects[0]/effects[0]@figure: rule.no-figure-name-near",
                      "rules[r]/effects[1]@by: rule.no-player", "rules[r]/effects[1]@figure: rule.no-figure-name",
                      "rules[r]/effects[1]@zone: rule.no-zone", "rules[s]/effects[0]@card: rule.no-card-near",
                      "rules[s]/effects[0]@zone: rule.no-zone"});
}

TEST_CASE("cannot-start: a word without a line of its own is told where it stands") {
    const auto told = [](const std::string& rules, const std::string& zones = "") {
        Strip strip{.rules = rules};
        strip.zones += zones;
        std::vector<std::string> words;
        for (const Issue& issue : strip.issues())
            if (issue.code == IssueCode::CannotStart) words.push_back(issue.word);
        return words;
    };
    using Told = std::vector<std::string>;
    CHECK(told("<rule id=\"r\"><on event=\"enter\" zone=\"nowhere\"/><on event=\"leave\" zone=\"nowhere\"/>"
               "<say text=\"Hear!\"/></rule>") == Told{"rules[r]/events[0]@zone", "rules[r]/events[1]@zone"});
    CHECK(told("<rule id=\"r\"><on event=\"round-end\"/><when><any><not><count><stands-on zone=\"nowhere\"/></count>"
               "</not></any></when><say text=\"Hear!\"/></rule>") ==
          Told{"rules[r]/when[0]/conditions[0]/parts[0]/parts[0]/parts[0]@zone"});
    CHECK(told("<modifier id=\"m\" figure=\"f\"><stands-on zone=\"nowhere\"/><cannot act=\"leave\" zone=\"west\"/>"
               "<cannot act=\"leave\" zone=\"elsewhere\"/></modifier>") ==
          Told{"modifiers[m]/conditions[0]@zone", "modifiers[m]/changes[1]@zone"});
    CHECK(told("", "<zone id=\"odd\"><next-to piece=\"gate\"/></zone>") == Told{"zones[odd]/conditions[0]@piece"});
    // Of a rule that is written out, the word as it stands in the file.
    CHECK(told("<rule id=\"r\" zone=\"z\" sort=\"hill\"><on event=\"enter\" zone=\"z\"/>"
               "<on event=\"enter\" zone=\"nowhere\"/><say text=\"Hear!\"/></rule>",
               "<zone id=\"a\" use=\"hill\" spaces=\"0,0,1\"/><zone id=\"b\" use=\"hill\" spaces=\"1,0,1\"/>") ==
          Told{"rules[r]/events[1]@zone"});
}

TEST_CASE("cannot-start: what is wrong with a set-up names its player and the space") {
    Strip strip;
    strip.player_2 = "<player number=\"2\"><army><card id=\"shiori\"><figure at=\"41,0,1\"/></card></army></player>";
    const std::vector<Issue> issues = strip.issues();
    const auto told = std::ranges::find(issues, IssueCode::CannotStart, &Issue::code);
    REQUIRE(told != issues.end());
    CHECK(told->word == "setups[2]/players[2]");
    CHECK(told->spaces == std::vector{Space{{41, 0}, 1}});
}

TEST_CASE("cannot-start: armies that cannot be set up do not hide each other, nor the rules") {
    Strip strip{.rules = "<rule id=\"r\"><on event=\"round-end\"/><cover kind=\"water-1\" zone=\"nowhere\"/></rule>"};
    strip.player_1 = "<player number=\"1\"><army><card id=\"sonlen\"><figure at=\"40,0,1\"/></card></army></player>";
    strip.player_2 = "<player number=\"2\"><army><card id=\"shiori\"><figure at=\"41,0,1\"/></card></army></player>";
    std::vector<std::string> told;
    for (const Issue& issue : strip.issues())
        if (issue.code == IssueCode::CannotStart) told.push_back(issue.message.id);
    std::ranges::sort(told);
    CHECK(told == std::vector<std::string>{"rule.no-zone", "setup.in-the-air", "setup.in-the-air"});
}

TEST_CASE("cannot-start: words that no card prints, and words that ask for nothing") {
    const auto told = [](const std::string& on) {
        const std::vector<Issue> issues =
            Strip{.rules = "<rule id=\"r\">" + on + "<say text=\"Hear!\"/></rule>"}.issues();
        for (const Issue& issue : issues)
            if (issue.code == IssueCode::CannotStart) return issue.line > 0 ? english()(issue.message) : "no line";
        return std::string();
    };
    const auto of = [&](const std::string& printed) {
        return told("<on event=\"move-end\"><card " + printed + "/></on>");
    };
    CHECK(of("species=\"marrow\"") == "no card has the species \"marrow\"; did you mean \"Marro\"?");
    CHECK(of("general=\"utgarr\"") == "no card has the general \"utgarr\"; did you mean \"Utgar\"?");
    CHECK(of("class=\"zz\"") == "no card has the class \"zz\"; see the catalogue of cards");
    CHECK(of("species=\"marros\"").empty());
    CHECK(Strip{.rules =
                    "<rule id=\"r\"><on event=\"move-end\"><card species=\"marrow\"/></on><say text=\"Hear!\"/></rule>"}
              .codes() == Codes{"cannot-start"});
    for (const char* hole : {"<on event=\"enter\"/>", "<on event=\"move-end\"><stands-on/></on>"})
        CHECK(Strip{.rules = "<rule id=\"r\">" + std::string(hole) + "<say text=\"Hear!\"/></rule>"}.codes() ==
              Codes{"word-missing"});
}

TEST_CASE("Gathered armies: a win held at the start whoever comes, and nobody to gather") {
    Strip strip{.player_1 = gatherer(1), .player_2 = gatherer(2), .zones = Strip{}.zones + east};
    const auto with = [&](const std::string& conditions) {
        strip.victory = "<victory><win who=\"last-standing\"/><win who=\"1\">" + conditions + "</win></victory>";
        return strip.codes();
    };
    CHECK(with("<count><of player=\"1\"/><stands-on zone=\"west\"/></count>") == Codes{"won-at-start"});
    CHECK(with("<count><of player=\"1\"/><stands-on zone=\"east\"/></count>") == none);
    // The outcome depends on the game.
    CHECK(with("<count at-least=\"2\"><of player=\"1\"/><stands-on zone=\"west\"/></count>") == none);
    for (const std::string& nobody : {gatherer(1, "<only species=\"zorn\"/>"),
                                      gatherer(1, "<only type=\"hero\"/><never type=\"hero\"/>"), gatherer(1, "", 5)})
        CHECK(of_player_1(nobody) == Codes{"setup-incomplete"});
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

TEST_CASE("no-end: losses told by counts of figures are losses") {
    const auto codes = [](const std::string& condition) {
        Strip strip;
        strip.victory =
            "<victory><win who=\"1\">" + condition + "</win><win who=\"2\"><flag id=\"x\"/></win></victory>";
        strip.rules = at_round_end("<set flag=\"x\"/>");
        strip.rounds.clear();
        return strip.codes();
    };
    CHECK(codes("<count><of player=\"2\"/></count>") == Codes{"won-at-start", "no-end"});
    CHECK(codes("<not><count><of player=\"2\"/></count></not>") == none);
    CHECK(codes("<count at-most=\"0\"><of player=\"2\"/></count>") == none);
}
TEST_CASE("no-end: a rule that goes on for ever is named by its line") {
    CHECK(of_rules("<rule id=\"a\"><on event=\"wounded\"/><heal/></rule>") == none);
    const std::string again = "<rule id=\"b\"><on event=\"wounded\"/><heal/><wound/></rule>";
    const auto wounds_at = [&](const std::string& event) {
        return Strip{.rules = "<rule id=\"a\"><on event=\"" + event +
                              "\"/><each figure=\"f\"><wound/></each></rule>\n" + again}
            .issues();
    };
    for (const char* event : {"round-start", "turn-end"}) {
        CAPTURE(event);
        const std::vector<Issue> issues = wounds_at(event);
        REQUIRE(issues.size() == 1);
        CHECK(issues[0].code == IssueCode::NoEnd);
        CHECK(issues[0].line > 0);
    }
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

TEST_CASE("No sample has an error, and every warning of a sample has its reason") {
    for (const std::string& name : scenario_names()) {
        for (const Issue& issue : all_issues(sample_scenario(name))) {
            INFO(name << ":" << issue.line << " " << to_text(issue.code) << ": " << english()(issue.message));
            CHECK(issue.severity == Severity::Info);
        }
    }
}

TEST_CASE("rule-never-fires: an <if> that has no condition, cases that share numbers, and what nobody is there for") {
    const auto told = [](const std::string& event, const std::string& effects) {
        const auto issues =
            Strip{.rules = "<rule id=\"r\"><on event=\"" + event + "\"/>" + effects + "</rule>"}.issues();
        return issues.empty() ? "" : english()(issues.front().message);
    };
    const std::string say = "<say text=\"Hear!\"/>";
    CHECK(told("round-end", "<if>" + say + "</if>").find("has no condition") != std::string::npos);
    CHECK(told("round-end", "<if><round from=\"2\"/>" + say + "</if>").empty());
    const auto cases = [&](const std::string& from) {
        return told("round-end", "<roll by=\"1\"><case from=\"1\" to=\"10\">" + say + "</case><case from=\"" + from +
                                     "\" to=\"20\">" + say + "</case></roll>");
    };
    CHECK(cases("8").find("overlaps an earlier case at 8 to 10") != std::string::npos);
    CHECK(cases("11").empty());
    const auto arrive = [&](const std::string& player) {
        return told("round-end", "<arrive player=\"" + player + "\" card=\"finn\" zone=\"west\"/>");
    };
    CHECK(arrive("nobody").empty());
    CHECK(arrive("1").empty());
    const std::string place = "<place zone=\"west\" by=\"1\"/>";
    CHECK(told("destroyed", place).find("has left the battlefield") != std::string::npos);
    CHECK(told("wounded", place).empty());
    CHECK(told("destroyed", "<each figure=\"f\">" + place + "</each>").empty());
    CHECK(told("destroyed", "<wound figure=\"attacker\"/>").empty());
    CHECK(told("destroyed", "<convert to=\"1\"/>").find("bring it back first") != std::string::npos);
    const auto back = [](const std::string& conditions) {
        return "<return figure=\"event\" zone=\"west\" by=\"1\">" + conditions + "</return>";
    };
    CHECK(told("destroyed", back("") + place).empty());
    CHECK(told("destroyed", back("<round from=\"3\"/><round to=\"2\"/>")).find("never happens") != std::string::npos);
}

TEST_CASE("win-impossible: a counter that only one of a team can raise is enough for his team") {
    const auto codes = [](const std::string& team) {
        Strip strip{.rules = "<rule id=\"r\"><on event=\"round-end\"/><add counter=\"gold\" of=\"1\"/></rule>",
                    .victory =
                        "<victory><win who=\"each\" as=\"p\"><counter id=\"gold\" of=\"p\" "
                        "at-least=\"3\"/></win><win who=\"last-standing\"/></victory>"};
        for (std::string* player : {&strip.player_1, &strip.player_2}) player->insert(player->find(" number"), team);
        Codes found = strip.codes();
        std::erase_if(found, [](const auto& code) { return code != "win-impossible"; });
        return found;
    };
    CHECK(codes("") == Codes{"win-impossible"});
    CHECK(codes(" team=\"1\"") == none);
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

TEST_CASE("rule-never-fires: whoever is destroyed or removed carries nothing any more") {
    const auto carries = [](const std::string& event) {
        return of_rules(
            "<rule id=\"take\"><on event=\"round-end\"/><choose by=\"1\" figure=\"f\"><of player=\"1\"/><pick "
            "the=\"random\" "
            "figure=\"g\"><of player=\"2\"/><carry bearer=\"f\" figure=\"g\"/></pick></choose></rule>"
            "<rule id=\"r\"><on event=\"" +
            event + "\"><carries/></on><say text=\"Hear!\"/></rule>");
    };
    CHECK(carries("wounded") == none);
    CHECK(carries("destroyed") == Codes{"rule-never-fires"});
}

TEST_CASE("rule-never-fires: a space that bears a glyph which is not there") {
    CHECK(of_rules(rule_when("<count of=\"spaces\"><glyph id=\"crevcor\"/></count>")) == Codes{"rule-never-fires"});
    CHECK(of_rules(rule_when("<count of=\"figures\"><stands-on><glyph id=\"crevcor\"/></stands-on></count>")) ==
          Codes{"rule-never-fires"});
}
