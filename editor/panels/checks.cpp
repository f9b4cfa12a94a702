#include "editor/panels/checks.h"

#include "editor/desk/issues.h"
#include "editor/document/edits/mending.h"
#include "editor/files/preferences.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/checks/word_lines.h"
#include "engine/scenario/approval.h"

#include <algorithm>
#include <array>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::panels {

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

// ---- a row: the sentence, and below it the button that mends

constexpr float inset = 28, dots_width = 24, pad = 6, fix_inset = 20, fix_margin = 48, gap = 2;  // At scale 1.

std::string sentence_of(const Issue& issue, Ui& ui, float width) {
    const float room = width - ui.px(inset + dots_width);
    std::string text = in_lines(ui.words(without_line(issue.message)), room);
    if (issue.approval)
        text += "\n" + in_lines(ui.words(Message{"checks.approved", {{"reason", *issue.approval}}}), room);
    return text;
}
// With the line of the file, for whoever mends it there.
std::string copied(const Issue& issue, const Ui& ui) {
    const std::string sentence = ui.words(without_line(issue.message));
    const bool says_it =
        std::ranges::find(issue.message.arguments, Argument{"line", issue.line}) != issue.message.arguments.end();
    return issue.line > 0 && !says_it
               ? ui.words(Message{"checks.with-line", {{"sentence", sentence}, {"line", issue.line}}})
               : sentence;
}
std::string fix_text(const Issue& issue, Ui& ui, float width) {
    return in_lines(ui.words(issue.fix->words), width - ui.px(fix_inset + fix_margin));
}

float lines_in(const std::string& text) { return static_cast<float>(std::ranges::count(text, '\n') + 1); }
float sentence_height(const std::string& text, Ui& ui) {
    return lines_in(text) * ImGui::GetTextLineHeight() + 2 * ui.px(pad);
}
float fix_height(const std::string& text, Ui& ui) {
    return ui.px(24) + (lines_in(text) - 1) * ImGui::GetTextLineHeight();
}

bool has_button(const Issue& issue) { return issue.fix && !issue.approval; }

float height_of_row(const Issue& issue, Ui& ui, float width) {
    const float height = sentence_height(sentence_of(issue, ui, width), ui) + ui.px(gap);
    return has_button(issue) ? height + fix_height(fix_text(issue, ui, width), ui) + ui.px(gap) : height;
}

void fix_button(Ui& ui, EditorState& editor, const Issue& issue, std::size_t number, float width) {
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(fix_inset));
    const std::string label = "fix:" + std::to_string(number), text = fix_text(issue, ui, width);
    if (button(ui, label, {.icon = icon::fix, .text = text, .height = fix_height(text, ui) / ui.scale}))
        mend(editor.map, Issue(issue));  // A copy: mending changes the list.
}

// ---- its menu: what else can be done about it

void approve_item(Ui& ui, EditorState& editor, const Issue& issue, ChecksUi& state) {
    if (!can_be_approved(issue)) return;
    if (issue.approval) {
        if (ImGui::MenuItem(ui.words("checks.approve-no-longer").c_str())) approve_no_longer(editor.map, issue);
        ui.record("checks:approve-no-longer");
        return;
    }
    ImGui::SetNextItemWidth(ui.px(240));
    if (ImGui::IsWindowAppearing()) state.reason.clear();
    const bool entered = ImGui::InputTextWithHint("##reason", ui.words("checks.reason").c_str(), &state.reason,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record("checks:reason");
    const bool pressed =
        button(ui, "checks:approve",
               {.icon = icon::good, .text = ui.words("checks.approve"), .enabled = !state.reason.empty()});
    if ((entered || pressed) && !state.reason.empty()) {
        approve_issue(editor.map, issue, state.reason);
        ImGui::CloseCurrentPopup();
    }
}

void issue_menu(Ui& ui, EditorState& editor, ChecksUi& state) {
    const PopupMenu menu(ui, "issue-menu");
    if (!menu) return;
    const Issue issue = *state.asked;
    if (ImGui::MenuItem(ui.words("checks.jump").c_str())) jump_to(editor.map, issue);
    if (ImGui::MenuItem(ui.words("checks.copy").c_str())) ImGui::SetClipboardText(copied(issue, ui).c_str());
    ui.record("checks:copy");
    if (const std::size_t count = mendable(issue.code, editor.now()); count > 1) {
        const std::string text = ui.words(Message{"checks.mend-all", {{"count", count}}});
        if (ImGui::MenuItem(text.c_str())) mend_all_like(editor.map, issue.code);
        ui.record("checks:mend-all");
    }
    ImGui::Separator();
    approve_item(ui, editor, issue, state);
    ImGui::Separator();
    muted(ui, ui.words(Message{"checks.code", {{"code", to_text(issue.code)}}}));
}

// Three dots at the row's end; a right click anywhere on the row does the same.
bool menu_button(Ui& ui, ImVec2 row, float width, std::size_t number) {
    const ImVec2 at(row.x + width - ui.px(dots_width), row.y + ui.px(2)), after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(at);
    const bool clicked = ImGui::InvisibleButton("##menu", ui.px(dots_width, 24));
    ui.record("issue-menu:" + std::to_string(number));
    tip(ui, ui.words("checks.more"));
    ImGui::GetWindowDrawList()->AddText({at.x + ui.px(8), at.y + ui.px(4)},
                                        ui.theme[ImGui::IsItemHovered() ? Ink::Text : Ink::Muted], icon::more);
    ImGui::SetCursorScreenPos(after);
    return clicked;
}

// Which pieces are missing stands there, with the boxes that hold them.
void show_boxes(EditorState& editor, const Issue& missing) {
    editor.map.view.marked = missing.spaces;
    editor.map.view.side = SideTab::Parts;
    if (is_folded(editor.user.settings, Fold::Lower)) fold(editor.user.settings, Fold::Lower, false);
}

void draw_issue(Ui& ui, EditorState& editor, const ChecksRow& row, std::size_t number, ChecksUi& state) {
    const Issue& issue = row.issue;
    const Sign sign = sign_of(issue.severity);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string text = sentence_of(issue, ui, width);
    const ImVec2 size(width, sentence_height(text, ui));
    ImGui::PushID(static_cast<int>(number));
    const bool clicked = ImGui::InvisibleButton("##issue", size);
    ImGui::SetItemAllowOverlap();  // Lets the dots lie over it.
    ui.record("issue:" + std::to_string(number));
    const bool menu = ImGui::IsItemClicked(ImGuiMouseButton_Right);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool shown = !issue.spaces.empty() && editor.map.view.marked == issue.spaces;
    if (shown || ImGui::IsItemHovered())
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[shown ? Ink::AccentSoft : Ink::Raised],
                           ui.px(4));
    tip(ui, ui.words(row.missing_pieces ? "checks.show-boxes" : "checks.jump"));
    draw.AddText({at.x + ui.px(pad), at.y + ui.px(pad)}, ui.theme[issue.approval ? Ink::Muted : sign.ink],
                 issue.approval ? icon::good : sign.icon);
    draw.AddText({at.x + ui.px(inset), at.y + ui.px(pad)}, ui.theme[issue.approval ? Ink::Muted : Ink::Text],
                 text.c_str());
    if (!row.missing_pieces && (menu_button(ui, at, width, number) || menu)) {
        state.asked = issue;
        state.open_menu = true;
    }
    const ChecksRow pressed = clicked ? row : ChecksRow{{issue.code, issue.severity, {}, {}, {}, {}}};
    if (has_button(issue)) fix_button(ui, editor, issue, number, width);
    ImGui::PopID();
    if (!clicked) return;
    if (pressed.missing_pieces) show_boxes(editor, pressed.issue);
    else jump_to(editor.map, pressed.issue);
}

// ---- the list

// Forty sorts of missing pieces are one row.
void add_missing(std::vector<ChecksRow>& rows, const std::vector<Issue>& issues, IssueCode code) {
    const auto is_one = [&](const Issue& issue) { return issue.code == code && !issue.approval; };
    const auto first = std::ranges::find_if(issues, is_one);
    const auto count = static_cast<std::size_t>(std::ranges::count_if(issues, is_one));
    if (count < 2) return;
    ChecksRow row{*first, true};
    const bool owned = code == IssueCode::NotOwned;
    row.issue.message = {owned ? "checks.missing-owned" : "checks.missing-limit", {{"count", count}}};
    for (const Issue& issue : issues)
        if (is_one(issue)) row.issue.spaces.insert(row.issue.spaces.end(), issue.spaces.begin(), issue.spaces.end());
    std::ranges::sort(row.issue.spaces);
    rows.push_back(std::move(row));
}

std::vector<ChecksRow> rows_of(const std::vector<Issue>& issues) {
    std::vector<ChecksRow> rows;
    std::array<bool, 2> told{};
    for (const Issue& issue : issues) {
        const bool limit = issue.code == IssueCode::OverLimit, missing = limit || issue.code == IssueCode::NotOwned;
        if (missing && !issue.approval) {
            if (std::exchange(told[limit ? 1 : 0], true)) continue;
            const std::size_t before = rows.size();
            add_missing(rows, issues, issue.code);
            if (rows.size() > before) continue;
        }
        rows.push_back({issue});
    }
    return rows;
}

void follow(const Snapshot& now, ChecksUi& state) {
    if (state.number == now.number) return;
    state.rows = rows_of(now.issues);
    state.number = now.number;
    state.tops.clear();
}

void lay_out(Ui& ui, float width, ChecksUi& state) {
    if (state.width == width && state.scale == ui.scale && !state.tops.empty()) return;
    state.width = width, state.scale = ui.scale;
    state.tops.clear();
    state.tops.reserve(state.rows.size() + 1);
    float top = 0;
    for (const ChecksRow& row : state.rows) {
        state.tops.push_back(top);
        top += height_of_row(row.issue, ui, width);
    }
    state.tops.push_back(top);
}

// Thousands of issues are as fast as ten: rows scrolled out of sight take their place but are not drawn.
void draw_rows(Ui& ui, EditorState& editor, ChecksUi& state) {
    lay_out(ui, ImGui::GetContentRegionAvail().x, state);
    const float start = ImGui::GetCursorPosY(), from = ImGui::GetScrollY() - start,
                to = from + ImGui::GetWindowHeight();
    const auto first = std::ranges::upper_bound(state.tops, from) - state.tops.begin();
    const unsigned long long shown = editor.now().number;
    for (auto i = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, first - 1));
         i < state.rows.size() && state.tops[i] < to; ++i) {
        ImGui::SetCursorPosY(start + state.tops[i]);
        draw_issue(ui, editor, state.rows[i], i, state);
        if (editor.now().number != shown) return;  // The issue was mended, so these rows are out of date.
    }
    ImGui::SetCursorPosY(start + state.tops.back());
    ImGui::Dummy({0, 0});
}

void empty_state(Ui& ui, const Snapshot& now) {
    const bool nothing = now.scenario->battlefield.size() == 0;
    ImGui::TextColored(ui.ink(nothing ? Ink::Muted : Ink::Good), "%s", nothing ? icon::info : icon::good);
    ImGui::SameLine();
    wrapped(ui, ui.words(nothing ? "checks.nothing-yet" : "checks.all-well"));
    muted(ui, ui.words(now.limited ? "checks.what-limit" : "checks.what"));
}

}  // namespace

void draw_checks(Ui& ui, EditorState& editor, ChecksUi& state) {
    const std::vector<Issue>& issues = editor.now().issues;
    follow(editor.now(), state);
    const auto open = std::ranges::count_if(state.rows, [](const ChecksRow& row) { return !row.issue.approval; });
    heading(ui, ui.words("checks.title"), open == 0 ? "" : std::to_string(open));
    ImGui::BeginChild("##issues", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, gap));
    if (issues.empty()) empty_state(ui, editor.now());
    else draw_rows(ui, editor, state);
    if (std::exchange(state.open_menu, false)) ImGui::OpenPopup("issue-menu");
    issue_menu(ui, editor, state);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
