// Scenarios on a strip of grass, each with an issue or without: what the tests of the checks have in common.
#pragma once
#include "engine/checks/scenario_check.h"
#include "engine/checks/start_check.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwright::testing::on_strip {

using Codes = std::vector<std::string>;

inline std::vector<Issue> all_issues(const Scenario& scenario) {
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

inline Codes of_rules(const std::string& rules) { return Strip{.rules = rules}.codes(); }
inline Codes of_victory(const std::string& wins) { return Strip{.victory = "<victory>" + wins + "</victory>"}.codes(); }
inline Codes of_player_1(const std::string& player) { return Strip{.player_1 = player}.codes(); }

// A rule that is in order except for these conditions.
inline std::string rule_when(const std::string& conditions) {
    return "<rule id=\"r\"><on event=\"round-end\"/><when>" + conditions + "</when><say text=\"Hear!\"/></rule>";
}

// Start zones of two spaces each.
inline const std::string red = "<zone id=\"red\" use=\"start\" spaces=\"0,0,1 1,0,1\"/>",
                         blue = "<zone id=\"blue\" use=\"start\" spaces=\"0,1,1 1,1,1\"/>",
                         green = "<zone id=\"green\" use=\"start\" spaces=\"0,2,1 1,2,1\"/>";

inline std::string at_round_end(const std::string& effects, const std::string& id = "e") {
    return "<rule id=\"" + id + "\"><on event=\"round-end\"/>" + effects + "</rule>";
}

inline const Codes none{};
inline const Codes impossible{"win-impossible"};

}  // namespace hexwright::testing::on_strip
