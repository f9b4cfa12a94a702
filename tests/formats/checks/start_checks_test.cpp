// Checks of what a game refuses when it begins, and of who plays where no set-up says it.
#include "tests/formats/checks/strip.h"

#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::on_strip {
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

std::string won_by(const std::string& who) {
    return "<win who=\"" + who +
           "\">\n<count at-least=\"4\">\n<of player=\"1\"/>\n<stands-on terrain=\"grass\"/>\n</count>\n</win>\n";
}

}  // namespace

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

}  // namespace hexwright::testing::on_strip
