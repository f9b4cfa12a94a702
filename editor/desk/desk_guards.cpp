#include "editor/desk/desk_guards.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk_words.h"
#include "editor/workspace/editor_state.h"
#include "engine/checks/campaign_check.h"
#include "engine/checks/word_lines.h"
#include "engine/trials/trial_run.h"

namespace hexwright::desk {

namespace {

GuardMark mark_of(const TestOutcome& outcome) {
    if (outcome.passed()) return {true, {"guard.passes"}};
    return {false, {"guard.fails", {{"why", outcome.trouble}}}};
}

GuardMark mark_of(const MutantOutcome& mutant) {
    if (mutant.noticed_by.empty()) return {false, {"guard.nobody"}};
    return {true, {"guard.by", {{"test", mutant.noticed_by}}}};
}

std::map<WordPath, GuardMark> marks_of(const std::vector<TestOutcome>& tests,
                                       const std::vector<MutantOutcome>& mutants) {
    std::map<WordPath, GuardMark> marks;
    const WordPath top;
    for (std::size_t i = 0; i < tests.size(); ++i) marks[top.inside("tests", i)] = mark_of(tests[i]);
    for (const MutantOutcome& mutant : mutants) marks[mutant.word] = mark_of(mutant);
    return marks;
}

// Of a campaign whose lines name its words. A way and who comes along by it wear one mark, the worse.
std::map<WordPath, GuardMark> marks_of(const CampaignLines& lines, const std::vector<TestOutcome>& tests,
                                       const std::vector<MutantOutcome>& mutants) {
    std::map<WordPath, GuardMark> marks;
    for (std::size_t i = 0; i < tests.size(); ++i)
        marks[WordPath{}.inside("tests", 0).inside("tests", i)] = mark_of(tests[i]);
    for (const MutantOutcome& mutant : mutants) {
        const WordPath* word = lines.word_of(mutant.line);
        const auto known = word ? marks.find(*word) : marks.end();
        if (word && (known == marks.end() || known->second.good)) marks[*word] = mark_of(mutant);
    }
    return marks;
}

void tell_guards(OpenMap& map, const std::map<WordPath, GuardMark>& marks) {
    std::size_t fail = 0, open = 0;
    for (const auto& [word, mark] : marks)
        if (!mark.good) ++(word.steps.front().list == "tests" ? fail : open);
    if (fail > 0) return refuse(map.status, {"guard.some-fail", {{"count", fail}}});
    if (open > 0) return refuse(map.status, {"guard.some-open", {{"count", open}}});
    say(map.status, {"guard.all-well"});
}

// The scenarios of all games; nothing if one of them cannot be read.
std::optional<std::vector<Scenario>> scenarios_of_campaign(const OpenMap& map) {
    std::vector<Scenario> scenarios;
    for (std::size_t game = 0; game < map.campaign->document.now().games.size(); ++game) {
        const auto scenario = campaign_game(map, game).scenario;
        if (!scenario) return {};
        scenarios.push_back(*scenario);
    }
    return scenarios;
}

void look_for_campaign_guards(EditorState& editor) {
    const Campaign& campaign = editor.map.campaign->document.now();
    if (!campaign.tests || campaign.tests->tests.empty()) return refuse(editor.map.status, {"guard.no-tests"});
    std::vector<Issue> holes;
    check_campaign_words(campaign, holes);
    auto scenarios = scenarios_of_campaign(editor.map);
    if (!holes.empty() || !scenarios) return refuse(editor.map.status, {"guard.campaign-holes"});
    editor.map.status.notice.reset();
    editor.map.tasks.forget("guard.looking");
    editor.map.tasks.start(
        editor.jobs, {"guard.looking"},
        [lines = CampaignLines(campaign), scenarios = std::move(*scenarios), number = editor.map.campaign->number,
         catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
            return DeskState::CampaignGuards{number, marks_of(lines, run_tests(lines.campaign(), scenarios, catalogue),
                                                              run_mutants(lines.campaign(), scenarios, catalogue))};
        },
        [](EditorState& s, DeskState::CampaignGuards guards) {
            s.map.desk.campaign_guards = std::move(guards);
            tell_guards(s.map, s.map.desk.campaign_guards.marks);
        });
}

}  // namespace

void look_for_guards(EditorState& editor) {
    if (campaign_on_desk(editor.map)) return look_for_campaign_guards(editor);
    if (tests_of(*editor.now().scenario).tests.empty()) return refuse(editor.map.status, {"guard.no-tests"});
    editor.map.status.notice.reset();
    editor.map.tasks.forget("guard.looking");
    editor.map.tasks.start(
        editor.jobs, {"guard.looking"},
        [scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue()](JobWatch& watch) {
            const MutantWatch watched{.stop = [&] { return watch.stopped(); },
                                      .progress = [&](double share) { watch.progress(share); }};
            return DeskState::Guards{
                scenario, marks_of(run_tests(*scenario, catalogue), run_mutants(*scenario, catalogue, watched))};
        },
        [](EditorState& s, DeskState::Guards guards) {
            s.map.desk.guards = std::move(guards);
            tell_guards(s.map, s.map.desk.guards.marks);
        });
}

std::optional<GuardMark> guard_mark(const OpenMap& map, const WordPath& word) {
    if (campaign_on_desk(map)) {
        const DeskState::CampaignGuards& of_campaign = map.desk.campaign_guards;
        const auto marked = of_campaign.marks.find(word);
        const bool fresh = of_campaign.number == map.campaign->number;
        return fresh && marked != of_campaign.marks.end() ? std::optional(marked->second) : std::nullopt;
    }
    const DeskState::Guards& guards = map.desk.guards;
    if (guards.scenario != map.now().scenario) return {};
    const auto found = guards.marks.find(word);
    return found == guards.marks.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexwright::desk
