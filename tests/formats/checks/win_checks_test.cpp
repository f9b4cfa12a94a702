// Checks of victory: wins that nothing brings about, wins held at the start, games without an end.
#include "tests/formats/checks/strip.h"

#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::on_strip {
namespace {

// Adds to last-standing a win for player 1 under these conditions, with these rules.
Codes with_win(const std::string& conditions, const std::string& rules = "") {
    return Strip{.rules = rules,
                 .victory = "<victory><win who=\"last-standing\"/><win who=\"1\">" + conditions + "</win></victory>"}
        .codes();
}
std::string owner_of_one(const std::string& card) {
    return "<player number=\"1\"><army><card id=\"" + card + "\"><figure at=\"0,0,1\"/></card></army></player>";
}
std::string gatherer(int number, const std::string& filters = "", int points = 300) {
    return "<player number=\"" + std::to_string(number) + "\" zone=\"" + (number == 1 ? "west" : "east") +
           "\"><army points=\"" + std::to_string(points) + "\">" + filters + "</army></player>";
}
const std::string east = "<zone id=\"east\" spaces=\"2,0,1 3,0,1\"/>";

}  // namespace

TEST_CASE("won-at-start: a win that holds before anything has happened") {
    CHECK(of_victory("<win who=\"last-standing\"/><win who=\"1\"><count><of player=\"1\"/></count></win>") ==
          Codes{"won-at-start"});
    CHECK(of_victory("<win who=\"last-standing\"/><win who=\"1\" timing=\"end-of-round\"><count><of "
                     "player=\"1\"/></count></win>") == none);
    CHECK(of_victory(
              "<win who=\"last-standing\"/><win who=\"1\"><count at-least=\"2\"><of player=\"1\"/></count></win>") ==
          Codes{"win-impossible"});
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

}  // namespace hexwright::testing::on_strip
