// Checks of what a scenario tells: hidden flags that are asked for on the page, and scores that nobody goes for.
#include "engine/checks/scenario_check.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <algorithm>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<std::string> warnings_of(IssueCode code, const std::string& sections) {
    const Scenario scenario = drake_against_sonlen(sections);
    std::vector<std::string> told;
    for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped()))
        if (issue.code == code) told.push_back(english()(issue.message));
    return told;
}

const std::string tally = R"(<tally id="plot" hidden="yes"/>)";
const std::string sets = R"(<on event="round-end"/><set flag="plot"/></rule>)";
const std::string asks = R"(<on event="round-end"/><when><flag id="plot"/></when><say text="Now!"/></rule>)";

std::vector<std::string> hidden_asked(const std::string& rules) {
    return warnings_of(IssueCode::TallyAskedOpenly, "<rules>" + tally + rules + "</rules>");
}

std::vector<std::string> too_small(const std::string& score, const std::string& attributes = "",
                                   const std::string& win = R"(<win who="most-points" timing="at-limit"/>)") {
    return warnings_of(
        IssueCode::ScoreNotSought,
        R"(<round-track rounds="8"/><rules><rule id="r"><on event="round-end"/><add counter="held" of="1"/>
                          </rule></rules><victory)" +
            attributes + ">" + win + "<score counter=\"held\" points=\"" + score + "\"/></victory>");
}

}  // namespace

TEST_CASE("tally-asked-openly: what no rule on the page changes is asked for by one that stands there") {
    const auto told = hidden_asked("<rule id=\"a\" hidden=\"yes\">" + sets + "<rule id=\"b\">" + asks);
    REQUIRE(told.size() == 1);
    CHECK(told[0] ==
          "plot is hidden and no rule on the page changes it, but b, which is on the page, checks it. Hide that rule "
          "as well, or show on the page what changes it.");
    // A rule that does nothing else is not told either.
    CHECK(hidden_asked("<rule id=\"a\">" + sets + "<rule id=\"b\">" + asks).size() == 1);
    const std::string brave = R"(<modifier id="m"><while><flag id="plot"/></while><bonus to="attack"/></modifier>)";
    CHECK(hidden_asked(brave + "<rule id=\"a\" hidden=\"yes\">" + sets).size() == 1);
}

TEST_CASE("tally-asked-openly is silent where the asking rule is hidden and where a told rule changes the flag") {
    CHECK(hidden_asked("<rule id=\"a\" hidden=\"yes\">" + sets + "<rule id=\"b\" hidden=\"yes\">" + asks).empty());
    CHECK(hidden_asked(R"(<rule id="flood"><on event="round-end"/><unless><flag id="plot"/></unless><set flag="plot"/>
                          <say text="The water comes."/></rule>)")
              .empty());
    CHECK(hidden_asked("<rule id=\"a\" hidden=\"yes\">" + sets).empty());
}

TEST_CASE("score-not-sought: a count brings less than a life does") {
    const auto told = too_small("1");
    REQUIRE(told.size() == 1);
    CHECK(told[0].starts_with(
        "Each held brings 1 point, and a Life of the cheapest figures brings 10: computer players risk"));
    CHECK(too_small("-3").size() == 1);
    CHECK(too_small("10").empty());
    CHECK(too_small("1", " cards=\"nothing\"").empty());
    CHECK(too_small("1", "", "").empty());  // Without a win of its own a count is sought, however little it brings.
}
