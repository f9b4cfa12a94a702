#include "editor/panels/report_panel.h"

#include "editor/inspect/map_report.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "formats/telling/finding_text.h"

#include <algorithm>
#include <chrono>

namespace hexwright::panels {

namespace {

constexpr float text_inset = 28, row_pad = 6;  // At scale 1.

struct VerdictSign {
    const char* icon;
    Ink ink;
};
VerdictSign sign_of(const judging::Finding& finding) {
    if (!finding.value) return {icon::info, Ink::Muted};
    if (finding.judgement == judging::Judgement::Flag) return {icon::error, Ink::Error};
    if (finding.judgement == judging::Judgement::Look) return {icon::warning, Ink::Warning};
    return {icon::good, Ink::Good};
}

std::string asked_of(const judging::Finding& finding, Ui& ui) {
    const std::string asked = finding.value ? threshold_of(finding, ui.words) : "";
    return asked.empty() ? "" : ui.words(Message{"report.asked", {{"threshold", asked}}});
}

// The sentence, and below it the threshold and whose it is.
void draw_finding(Ui& ui, EditorState& editor, const judging::Finding& finding, std::size_t number) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, room = width - ui.px(text_inset + row_pad);
    const std::string said = in_lines(ui.words(finding.message), room), asked = in_lines(asked_of(finding, ui), room);
    const float line = ImGui::GetTextLineHeight();
    const auto lines = static_cast<float>(1 + std::ranges::count(said, '\n'));
    const float below = asked.empty() ? 0 : static_cast<float>(1 + std::ranges::count(asked, '\n')) * line;
    const ImVec2 size(width, lines * line + below + 2 * ui.px(row_pad));
    ImGui::PushID(static_cast<int>(number));
    const bool clicked = ImGui::InvisibleButton("##finding", size);
    ui.record("finding:" + std::to_string(number));
    ImGui::PopID();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool chosen = editor.map.report.chosen == number;
    if (chosen || ImGui::IsItemHovered())
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[chosen ? Ink::AccentSoft : Ink::Raised],
                           ui.px(4));
    tip(ui, why_of(finding.kind(), ui.words), std::string(judging::to_text(finding.measure)));
    const VerdictSign sign = sign_of(finding);
    const float top = at.y + ui.px(row_pad);
    draw.AddText({at.x + ui.px(row_pad), top}, ui.theme[sign.ink], sign.icon);
    draw.AddText({at.x + ui.px(text_inset), top}, ui.theme[finding.value ? Ink::Text : Ink::Muted], said.c_str());
    if (!asked.empty())
        draw.AddText({at.x + ui.px(text_inset), top + lines * line}, ui.theme[Ink::Muted], asked.c_str());
    if (clicked) show_finding(editor.map, number);
}

void draw_progress(Ui& ui, EditorState& editor) {
    const auto shown = editor.map.tasks.shown(std::chrono::milliseconds(0));
    const double share = shown ? shown->progress : 0;
    muted(ui, ui.words("errand.report"));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::Dummy({width, ui.px(8)});
    ui.record("report:progress");
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({at.x, at.y + ui.px(2)}, {at.x + width, at.y + ui.px(6)}, ui.theme[Ink::Raised], ui.px(2));
    draw.AddRectFilled({at.x, at.y + ui.px(2)}, {at.x + width * static_cast<float>(share), at.y + ui.px(6)},
                       ui.theme[Ink::Accent], ui.px(2));
    if (button(ui, "report:stop", {.icon = icon::stop, .text = ui.words("report.stop")})) stop_judging(editor.map);
}

void draw_state(Ui& ui, EditorState& editor) {
    if (is_judging(editor.map)) return draw_progress(ui, editor);
    if (!editor.map.report.report) {
        muted(ui, ui.words("report.what"));
        if (button(ui, "report:judge", {.icon = icon::balance, .text = ui.words("report.judge")})) judge_now(editor);
        return;
    }
    if (!is_stale(editor.map)) return;
    wrapped(ui, ui.words("report.stale"), Ink::Warning);
    ui.record("report:stale");
    if (button(ui, "report:again", {.icon = icon::balance, .text = ui.words("report.again")})) judge_now(editor);
}

void draw_findings(Ui& ui, EditorState& editor, const judging::MapReport& report) {
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        const judging::Finding& finding = report.findings[i];
        if (i == 0 || report.findings[i - 1].kind() != finding.kind()) {
            vertical_gap(ui, 4);
            const FontScope strong(ui.strong);
            wrapped(ui, title_of(finding.kind(), ui.words));
        }
        draw_finding(ui, editor, finding, i);
    }
    for (const Message& note : report.notes) muted(ui, ui.words(note));
}

}  // namespace

void draw_report(Ui& ui, EditorState& editor) {
    const auto& report = editor.map.report.report;
    const auto open = report ? std::ranges::count_if(report->findings,
                                                     [](const judging::Finding& finding) {
                                                         return finding.judgement != judging::Judgement::Fine;
                                                     })
                             : 0;
    heading(ui, ui.words("report.title"), open == 0 ? "" : std::to_string(open));
    draw_state(ui, editor);
    ImGui::BeginChild("##findings", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    if (report) draw_findings(ui, editor, *report);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
