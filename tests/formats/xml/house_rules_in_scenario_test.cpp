// House rules inside a scenario's file: what is written comes back byte for byte, and mistakes have a place.
#include "engine/checks/scenario_check.h"
#include "engine/scenario/played_rules.h"
#include "engine/setup/start.h"
#include "formats/telling/rules_text/house_rules_text.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/telling/words.h"
#include "formats/xml/rules/rules_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"
#include "tests/support/written_scenario.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string every_sort =
    "  <house-rules id=\"friday-club\">\n    <set rule=\"flip\" is=\"no\"/>\n    <set rule=\"road-bonus\" is=\"2\"/>\n"
    "    <terrain id=\"snow\" cost=\"2\" shade=\"yes\"/>\n    <terrain id=\"grass\" shelters=\"yes\"/>\n"
    "    <obstacle kind=\"ruin-2\" inside=\"5\" outside=\"4\"/>\n  </house-rules>\n";

std::string trouble(const std::string& file) {
    const auto read = read_scenario(file, "a.xml", shipped());
    return read ? "none" : describe(read.error(), english());
}
std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}
std::vector<std::string> told_issues(const Scenario& scenario) {
    std::vector<std::string> told;
    for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped(), nullptr))
        if (issue.message.id.starts_with("issue.house-rule")) told.push_back(english()(issue.message));
    return told;
}

}  // namespace

TEST_CASE("house rules in a scenario come back byte for byte, comments too") {
    for (const std::string& sections :
         {every_sort, std::string("  <house-rules>\n    <set rule=\"road-bonus\" is=\"2\"/>\n  </house-rules>\n"),
          std::string("  <house-rules id=\"nothing\"/>\n"),
          std::string("  <!-- ours -->\n  <house-rules id=\"club\">\n    <set rule=\"flip\" is=\"no\"/>\n"
                      "    <!-- that is all -->\n  </house-rules>\n")}) {
        const std::string file = scenario_file(sections);
        const auto read = read_scenario(file, "a.xml", shipped());
        REQUIRE(read);
        CHECK(read->notes.empty());
        CHECK(write_scenario(read->scenario, shipped()) == file);
    }
    // Any other form becomes the usual one.
    const std::string usual = scenario_file(
        "  <house-rules>\n    <set rule=\"flip\" is=\"no\"/>\n    <obstacle "
        "kind=\"ruin-2\" inside=\"5\" outside=\"5\"/>\n  </house-rules>\n");
    CHECK(write_scenario(scenario_of(scenario_file(
                             "<house-rules based-on='master-2007' id='house-rules'><!-- a --><obstacle kind='ruin-2' "
                             "inside='5'/><set rule='flip' is='no'/><set rule='falls' is='yes'/><terrain "
                             "id='snow' cost='1'/></house-rules>")),
                         shipped()) == replaced(usual, "  </house", "    <!-- a -->\n  </house"));
}

TEST_CASE("a game of the scenario is played by its house rules, unless other rules are asked for") {
    const Scenario scenario = scenario_of(scenario_file(every_sort));
    const Rules own = *rules_of(scenario);
    CHECK(own.id == "friday-club");
    CHECK(own.road_bonus == 2);
    CHECK(rules_for(scenario, {}).value() == own);
    CHECK(rules_for(scenario, {.edition = "master-2007"}).value() == own);  // As every record says it.
    CHECK(rules_for(scenario, {.edition = "master-2004"}).value() == *rules_of("master-2004"));
    CHECK(rules_for(scenario, {.house_rules = *rules_of("basic-2007")}).value() == *rules_of("basic-2007"));
    auto started = start_game(scenario, std::make_shared<const Catalogue>(shipped()), {.arranged = true});
    REQUIRE(started);
    CHECK(started->state.rules() == own);
}

TEST_CASE("mistakes in a scenario's house rules have a place and a remedy") {
    const auto inside = [](const std::string& text) {
        return trouble(scenario_file("<house-rules>" + text + "</house-rules>\n"));
    };
    struct {
        const char* inside;
        const char* says;
    } const rows[] = {{"<set rule='road-bonis' is='2'/>", "did you mean \"road-bonus\"?"},
                      {"<set rule='road-bonus' is='21'/>", "from 0 to 20"},
                      {"<set rule='road-bonus' is='99999999999999999999'/>", "from 0 to 20"},
                      {"<set rule='flip' is='2'/>", "not one of no"},
                      {"<set rule='flip' is='no'/><set rule='flip' is='no'/>", "twice"},
                      {"<terrain id='snoow' cost='2'/>", "did you mean \"snow\"?"},
                      {"<terrain id='snow' cost='-1'/>", "from 1 to 20"},
                      {"<obstacle kind='ruin-9' inside='2'/>", "ruin-"},
                      {"<obstacle kind='ruin-2' inside='121'/>", "from 0 to 120"},
                      {"<rule id='a'/>", "set"},
                      {"text", "text"}};
    for (const auto& row : rows) {
        const std::string said = inside(row.inside);
        INFO(row.inside << ": " << said);
        CHECK(said.starts_with("a.xml:11:"));
        CHECK(said.find(row.says) != std::string::npos);
    }
    const std::string file = scenario_file(every_sort);
    CHECK(trouble(replaced(file, "<house-rules ", "<house-rules based-on=\"master-2004\" ")) ==
          "a.xml:11:16: the house rules change master-2004, but the scenario is played by master-2007; leave out "
          "based-on, or write master-2007");
    CHECK(trouble(replaced(file, "<house-rules ", "<house-rules based-on=\"master-2006\" "))
              .find("did you mean \"master-200") != std::string::npos);
    CHECK(trouble(replaced(file, "edition=\"master-2007\"", "edition=\"master-2008\"")).find("there is no edition") !=
          std::string::npos);
    CHECK(trouble(replaced(file, "scenario:2", "scenario:1")).find("house-rules") != std::string::npos);
    CHECK(trouble(scenario_file(every_sort + every_sort)).find("house-rules") != std::string::npos);
    CHECK(trouble(replaced(file, "friday-club", "Friday Club")) != "none");
    std::string many;
    for (int i = 0; i < 300; ++i) many += "<obstacle kind='ruin-2' inside='5'/>";
    CHECK(inside(many).find("twice") != std::string::npos);
}

TEST_CASE("house rules that change nothing are told") {
    CHECK(told_issues(scenario_of(scenario_file(every_sort))).empty());
    CHECK(told_issues(scenario_of(scenario_file("<house-rules id='nothing'/>"))) ==
          std::vector<std::string>{"The house rules change nothing: change a rule, or remove them."});
    CHECK(told_issues(scenario_of(scenario_file(
              "<house-rules><set rule='falls' is='no'/><set rule='major-fall-dice' is='5'/></house-rules>"))) ==
          std::vector<std::string>{"The house rule “Dice of a major fall” has no effect if “Falling” is no: "
                                   "change that as well, or remove the house rule."});
}

TEST_CASE("every house rule has words for what it is and for what it may be") {
    const Words words = english();
    const auto all_told = [&](const RuleMatter& what) {
        const RuleRange range = *range_of(what);
        INFO(what.id << " " << what.field);
        CHECK(title_of(what, shipped(), words).find('[') == std::string::npos);
        const std::string low = told(what, range.low, shipped(), words),
                          high = told(what, range.high, shipped(), words);
        for (const std::string& text : {low, high}) {
            CHECK(text.find('[') == std::string::npos);
            CHECK(text.find('{') == std::string::npos);
            CHECK_FALSE(text.ends_with('.'));
        }
        CHECK(low != high);
    };
    for (const RuleField& field : rule_fields()) all_told({RuleMatter::Of::Game, name_of(field)});
    for (const std::string_view effect : terrain_effects())
        all_told({RuleMatter::Of::Terrain, "lava-field", std::string(effect)});
    for (const std::string_view side : obstacle_sides())
        all_told({RuleMatter::Of::Obstacle, "ruin-2", std::string(side)});
}

TEST_CASE("the page of rules tells each house rule, from what to what") {
    const std::string page = markdown(rules_page(scenario_of(scenario_file(every_sort)), shipped(), english()));
    INFO(page);
    for (const char* text : {"Master rules of 2007, with house rules.", "## House rules: Friday club",
                             "**Road bonus**: 2 more Move if the whole path is road. In the edition: 3 more Move",
                             "**Snow: cost of entering**: entering snow costs 2 Move. In the edition: entering snow"})
        CHECK(one_line(page).find(text) != std::string::npos);
    const std::string plain = markdown(rules_page(scenario_of(scenario_file("")), shipped(), english()));
    CHECK(plain.find("ouse rules") == std::string::npos);
}
