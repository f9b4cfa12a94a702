// Scenarios with unfinished words: shown, checked, written and read again, but not played.
#include "editor/document/snapshot.h"
#include "engine/checks/scenario_check.h"
#include "engine/setup/start.h"
#include "formats/telling/rules_text/slot_text.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/rules/word_xml.h"
#include "tests/editor/edited_scenario.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Scenario with_every_word() {
    return scenario_of(*read_file(std::string(HEXWRIGHT_SOURCE_DIR) + "/tests/golden/every-rule-word.xml"));
}

std::vector<WordPath> members_that_must_be_given(const Scenario& scenario) {
    std::vector<WordPath> members;
    each_word(tree_of(scenario), [&](const WordPath& path, const WordNode& node) {
        for (const Slot& slot : node.slots)
            if (slot.required) members.push_back(path.at(std::string(slot.name)));
    });
    return members;
}

// The words without this member. The edit would do the same, but looks at the whole scenario each time.
Scenario without(const Scenario& scenario, const WordPath& member) {
    Scenario changed_scenario = scenario;
    set_words(changed_scenario, *changed(words_of_scenario(scenario), {WordChange::How::Set, member, {}, {}}));
    return changed_scenario;
}

}  // namespace

TEST_CASE("every single hole is told with its word, kept in the file, and begins no game") {
    const Scenario whole = with_every_word();
    const std::vector<WordPath> members = members_that_must_be_given(whole);
    CHECK(members.size() > 60);
    const Words words = english();
    for (const WordPath& member : members) {
        INFO(to_text(member));
        const Scenario scenario = without(whole, member);
        CHECK(holes_of(tree_of(scenario)) == std::vector{member});
        std::vector<Issue> issues = check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped());
        std::erase_if(issues, [](const Issue& issue) { return issue.code != IssueCode::WordMissing; });
        REQUIRE(issues.size() == 1);
        CHECK(issues[0].word == to_text(member, tree_of(scenario)));
        CHECK(write_scenario(scenario_of(write_scenario(scenario, shipped())), shipped()) ==
              write_scenario(scenario, shipped()));
        CHECK_FALSE(plain(slot_sentence(*word_at(tree_of(scenario), {member.steps, {}}), words, shipped())).empty());
    }
}

TEST_CASE("a scenario with a hole in its rules begins no game and says which word") {
    const std::string text =
        "  <setups>\n    <setup players=\"2\">\n"
        "      <player number=\"1\"><army><card id=\"sonlen\"><figure at=\"0,0,1\"/></card></army></player>\n"
        "      <player number=\"2\"><army><card id=\"syvarris\"><figure at=\"2,0,1\"/></card></army></player>\n"
        "    </setup>\n  </setups>\n"
        "  <rules>\n    <rule id=\"flood\">\n      <on event=\"round-end\"/>\n      <cover kind=\"water-1\"/>\n"
        "    </rule>\n  </rules>\n";
    const Scenario scenario = scenario_of(scenario_file(text));
    const Document document(shipped(), scenario);
    const auto& issues = document.now().issues;
    const auto hole = std::ranges::find(issues, IssueCode::WordMissing, &Issue::code);
    REQUIRE(hole != issues.end());
    CHECK(hole->word == "rules[flood]/effects[0]@zone");
    CHECK(hole->line > 0);
    CHECK(std::ranges::count(issues, IssueCode::CannotStart, &Issue::code) == 0);  // It is told once.
    const auto started = start_game(scenario, std::make_shared<const Catalogue>(shipped()), {});
    REQUIRE_FALSE(started);
    CHECK(started.error().word == hole->word);
    CHECK(english()(started.error().message).find("zone") != std::string::npos);
}

TEST_CASE("issues about rules name their word, and where there is no line they do not tell one") {
    Scenario scenario = scenario_of(scenario_file(""));
    const Edited done =
        word_put(scenario, "rules", "<rule id='late'><on event='round-end' from='9' to='3'/><say text='x'/></rule>");
    REQUIRE(done.refused.empty());
    const Document document(shipped(), done.scenario);
    const auto& issues = document.now().issues;
    const auto never = std::ranges::find(issues, IssueCode::RuleNeverFires, &Issue::code);
    REQUIRE(never != issues.end());
    CHECK(never->word == "rules[late]");
    CHECK(english()(never->message).starts_with("This never happens"));
}
