#include "editor/panels/checks.h"

#include <algorithm>

#include "editor/panels/icons.h"

namespace hexwright {

namespace {

struct Sign {
    const char* icon;
    Ink ink;
};
Sign sign_of(Severity severity) {
    if (severity == Severity::Error) return {icon::error, Ink::Error};
    if (severity == Severity::Warning) return {icon::warning, Ink::Warning};
    return {icon::info, Ink::Info};
}

void fix_button(Ui& ui, Studio& studio, const Issue& issue, std::size_t number) {
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(20));
    const std::string label = "fix:" + std::to_string(number);
    const std::string text = in_lines(ui.words(issue.fix->words), ImGui::GetContentRegionAvail().x - ui.px(48));
    const float lines = static_cast<float>(std::ranges::count(text, '\n')), line = ImGui::GetTextLineHeight() / ui.scale;
    if (button(ui, label, {.icon = icon::fix, .text = text, .height = 24 + lines * line})) {
        const Issue mended = issue;  // the list changes under us
        mend(studio, mended);
    }
}

void draw_issue(Ui& ui, Studio& studio, const Issue& issue, std::size_t number) {
    const Sign sign = sign_of(issue.severity);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, inset = ui.px(28), pad = ui.px(6);
    const std::string text = in_lines(ui.words(issue.message), width - inset - pad);
    const ImVec2 words = ImGui::CalcTextSize(text.c_str(), nullptr, false, width - inset - pad);
    const ImVec2 size(width, words.y + 2 * pad);
    ImGui::PushID(static_cast<int>(number));
    const bool clicked = ImGui::InvisibleButton("##issue", size);
    ui.record("issue:" + std::to_string(number));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool shown = !issue.spaces.empty() && studio.marked == issue.spaces;
    if (shown || ImGui::IsItemHovered())
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[shown ? Ink::AccentSoft : Ink::Raised], ui.px(4));
    tip(ui, ui.words("checks.jump"), std::string(to_text(issue.code)));
    draw.AddText({at.x + ui.px(6), at.y + pad}, ui.theme[sign.ink], sign.icon);
    draw.AddText(ImGui::GetFont(), ImGui::GetFontSize(), {at.x + inset, at.y + pad}, ui.theme[Ink::Text], text.c_str(), nullptr,
                 width - inset - pad);
    const Issue jumped = clicked ? issue : Issue{issue.code, issue.severity, {}, {}, {}, {}};
    if (issue.fix) fix_button(ui, studio, issue, number);
    ImGui::PopID();
    if (clicked) jump_to(studio, jumped);
}

void empty_state(Ui& ui, const Snapshot& now) {
    const bool nothing = now.scenario->battlefield.size() == 0;
    ImGui::TextColored(ui.ink(nothing ? Ink::Muted : Ink::Good), "%s", nothing ? icon::info : icon::good);
    ImGui::SameLine();
    wrapped(ui, ui.words(nothing ? "checks.nothing-yet" : "checks.all-well"));
    muted(ui, ui.words(now.limited ? "checks.what-limit" : "checks.what"));
}

}  // namespace

void draw_checks(Ui& ui, Studio& studio) {
    const std::vector<Issue>& issues = studio.now().issues;
    heading(ui, ui.words("checks.title"), issues.empty() ? "" : std::to_string(issues.size()));
    ImGui::BeginChild("##issues", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    if (issues.empty()) empty_state(ui, studio.now());
    const unsigned long long shown = studio.now().number;
    for (std::size_t i = 0; i < issues.size() && studio.now().number == shown; ++i) draw_issue(ui, studio, issues[i], i);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright
