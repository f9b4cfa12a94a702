#include "editor/session/desk_guards.h"

#include "engine/trials/trial_run.h"

namespace hexwright::editor_session {

namespace {

WordPath word_of_mutant(const std::string& kind, std::size_t index) {
    const WordPath top;
    if (kind == "win") return top.inside("victory", 0).inside("wins", index);
    return top.inside(kind + "s", index);
}

GuardMark mark_of(const TestOutcome& outcome) {
    if (outcome.passed()) return {true, {"guard.passes"}};
    return {false, {"guard.fails", {{"why", outcome.trouble}}}};
}

GuardMark mark_of(const MutantOutcome& mutant) {
    if (mutant.noticed_by.empty()) return {false, {"guard.nobody"}};
    return {true, {"guard.by", {{"test", mutant.noticed_by}}}};
}

// Mutants of a kind come in the order of what they leave out.
std::map<WordPath, GuardMark> marks_of(const std::vector<TestOutcome>& tests,
                                       const std::vector<MutantOutcome>& mutants) {
    std::map<WordPath, GuardMark> marks;
    const WordPath top;
    for (std::size_t i = 0; i < tests.size(); ++i) marks[top.inside("tests", i)] = mark_of(tests[i]);
    std::map<std::string, std::size_t> seen;
    for (const MutantOutcome& mutant : mutants)
        marks[word_of_mutant(mutant.kind, seen[mutant.kind]++)] = mark_of(mutant);
    return marks;
}

void tell_guards(EditorState& editor, const std::map<WordPath, GuardMark>& marks) {
    std::size_t fail = 0, open = 0;
    for (const auto& [word, mark] : marks)
        if (!mark.good) ++(word.steps.front().list == "tests" ? fail : open);
    if (fail > 0) return refuse(editor.status, {"guard.some-fail", {{"count", fail}}});
    if (open > 0) return refuse(editor.status, {"guard.some-open", {{"count", open}}});
    say(editor.status, {"guard.all-well"});
}

}  // namespace

void look_for_guards(EditorState& editor) {
    if (tests_of(*editor.now().scenario).tests.empty()) return refuse(editor.status, {"guard.no-tests"});
    editor.status.notice.reset();
    editor.tasks.forget("guard.looking");
    editor.tasks.start(
        editor.jobs, {"guard.looking"},
        [scenario = editor.now().scenario,
         catalogue = std::make_shared<const Catalogue>(editor.catalogue())](JobWatch& watch) {
            const MutantWatch watched{.stop = [&] { return watch.cancelled(); },
                                      .progress = [&](double share) { watch.progress(share); }};
            return DeskState::Guards{
                scenario, marks_of(run_tests(*scenario, catalogue), run_mutants(*scenario, catalogue, watched))};
        },
        [](EditorState& s, DeskState::Guards guards) {
            s.desk.guards = std::move(guards);
            tell_guards(s, s.desk.guards.marks);
        });
}

std::optional<GuardMark> guard_mark(const EditorState& editor, const WordPath& word) {
    const DeskState::Guards& guards = editor.desk.guards;
    if (guards.scenario != editor.now().scenario) return {};
    const auto found = guards.marks.find(word);
    return found == guards.marks.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexwright::editor_session
