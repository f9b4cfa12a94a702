#include "editor/inspect/map_report.h"

#include "editor/desk/issues.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/games/thresholds_xml.h"

#include <utility>

namespace hexwright::inspect {

namespace {

constexpr const char* task_words = "errand.report";

using Judged = Result<judging::MapReport>;

void take_report(EditorState& editor, unsigned long long number, Judged judged) {
    if (!judged) return refuse(editor.status, judged.error().message);
    editor.report.report = std::move(*judged);
    editor.report.number = number;
    editor.report.chosen.reset();
}

}  // namespace

void judge_now(EditorState& editor) {
    editor.status.notice.reset();
    editor.tasks.forget(task_words);
    const unsigned long long number = editor.now().number;
    editor.tasks.start(
        editor.jobs, {task_words},
        [scenario = editor.now().scenario, catalogue = &editor.catalogue()](JobWatch& watch) {
            return judging::judge_map(
                *scenario, *catalogue, judging::thresholds_for(*scenario, shipped_thresholds()),
                {.stop = [&watch] { return watch.stopped(); },
                 .progress = [&watch](int done, int all) { watch.progress(static_cast<double>(done) / all); }});
        },
        [number](EditorState& finished, Judged judged) { take_report(finished, number, std::move(judged)); });
}

void stop_judging(EditorState& editor) { editor.tasks.forget(task_words); }
bool is_judging(const EditorState& editor) { return editor.tasks.under_way(task_words); }

bool is_stale(const EditorState& editor) { return editor.report.report && editor.report.number != editor.now().number; }

void show_finding(EditorState& editor, std::size_t number) {
    if (!editor.report.report || number >= editor.report.report->findings.size()) return;
    Issue place{};  // Findings are gone to as issues are.
    place.spaces = editor.report.report->findings[number].spaces;
    jump_to(editor, place);
    editor.report.chosen = number;
}

}  // namespace hexwright::inspect
