#include "editor/inspect/map_report.h"

#include "editor/desk/issues.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/games/thresholds_xml.h"

#include <utility>

namespace hexwright::inspect {

namespace {

constexpr const char* task_words = "errand.report";

using Judged = Result<judging::MapReport>;

void take_report(OpenMap& map, unsigned long long number, Judged judged) {
    if (!judged) return refuse(map.status, judged.error().message);
    map.report.report = std::move(*judged);
    map.report.number = number;
    map.report.chosen.reset();
}

}  // namespace

void judge_now(EditorState& editor) {
    editor.map.status.notice.reset();
    editor.map.tasks.forget(task_words);
    const unsigned long long number = editor.now().number;
    editor.map.tasks.start(
        editor.jobs, {task_words},
        [scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue()](JobWatch& watch) {
            return judging::judge_map(
                *scenario, *catalogue, judging::thresholds_for(*scenario, shipped_thresholds()),
                {.stop = [&watch] { return watch.stopped(); },
                 .progress = [&watch](int done, int all) { watch.progress(static_cast<double>(done) / all); }});
        },
        [number](EditorState& finished, Judged judged) { take_report(finished.map, number, std::move(judged)); });
}

void stop_judging(OpenMap& map) { map.tasks.forget(task_words); }
bool is_judging(const OpenMap& map) { return map.tasks.under_way(task_words); }

bool is_stale(const OpenMap& map) { return map.report.report && map.report.number != map.now().number; }

void show_finding(OpenMap& map, std::size_t number) {
    if (!map.report.report || number >= map.report.report->findings.size()) return;
    Issue place{};  // Findings are gone to as issues are.
    place.spaces = map.report.report->findings[number].spaces;
    jump_to(map, place);
    map.report.chosen = number;
}

}  // namespace hexwright::inspect
