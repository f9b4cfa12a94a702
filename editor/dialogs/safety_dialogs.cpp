#include "editor/dialogs/safety_dialogs.h"

#include "editor/files/files.h"
#include "editor/files/safekeeping.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::dialogs {

namespace {

std::string file_name_of(const EditorState& editor) {
    return editor.map.document.file() ? editor.map.document.file()->filename().string() : std::string();
}

void recovery_row(Ui& ui, Safety& safety, std::size_t number) {
    const Recovery& recovery = safety.recoveries[number];
    const std::string title = recovery.head.title.empty() ? ui.words("title.untitled") : recovery.head.title;
    const std::string where = recovery.head.file.empty() ? ui.words("title.not-saved") : recovery.head.file.string();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushID(static_cast<int>(number));
    const float height = 2 * ImGui::GetTextLineHeight() + ui.px(12), width = ImGui::GetContentRegionAvail().x;
    if (ImGui::Selectable("##recovery", safety.chosen == number, ImGuiSelectableFlags_DontClosePopups, {0, height}))
        safety.chosen = number;
    ui.record("recovery:" + std::to_string(number));
    ImGui::PopID();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (safety.chosen == number) {
        draw.AddRectFilled(at, {at.x + width, at.y + height}, ui.theme[Ink::AccentSoft], ui.px(4));
        draw.AddRectFilled(at, {at.x + ui.px(3), at.y + height}, ui.theme[Ink::Accent], ui.px(2));
    }
    const float time_width = ImGui::CalcTextSize(day_and_time(recovery.saved).c_str()).x;
    draw.AddText({at.x + width - time_width - ui.px(8), at.y + ui.px(4)}, ui.theme[Ink::Muted],
                 day_and_time(recovery.saved).c_str());
    {
        const FontScope font(ui.strong);
        clipped_text(draw, {at.x + ui.px(8), at.y + ui.px(4)}, width - time_width - ui.px(32), ui.theme[Ink::Text],
                     title);
    }
    const FontScope font(ui.small);
    clipped_text(draw, {at.x + ui.px(8), at.y + ImGui::GetTextLineHeight() + ui.px(8)}, width - ui.px(16),
                 ui.theme[Ink::Muted], where);
}

}  // namespace

void draw_recover(Ui& ui, EditorState& editor) {
    Safety& safety = editor.safety;
    if (safety.recoveries.empty()) return decide_later(editor);
    draw_told_at_start(ui, editor.dialog);
    const auto count = static_cast<int>(safety.recoveries.size());
    wrapped(ui, ui.words(Message{"recover.text", {{"count", count}}}));
    const float row = 2 * ImGui::GetTextLineHeight() + ui.px(20);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme[Ink::Raised]);
    ImGui::BeginChild("##recoveries", {0, row * static_cast<float>(std::min(count, 4)) + ui.px(8)}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding);
    for (std::size_t i = 0; i < safety.recoveries.size(); ++i) recovery_row(ui, safety, i);
    ImGui::EndChild();
    ImGui::PopStyleColor();
    if (ui.take(Key::Down) && safety.chosen + 1 < safety.recoveries.size()) ++safety.chosen;
    if (ui.take(Key::Up) && safety.chosen > 0) --safety.chosen;
    muted(ui, ui.words(Message{"recover.how", {{"days", trash_days}, {"folder", map_trash(safety.state).string()}}}));
    vertical_gap(ui, 4);
    const bool all = count > 1 && answered(ui, "recover.all", Key::Enter, true);
    if (count > 1) ImGui::SameLine();
    const bool yes = answered(ui, "recover.recover", Key::Enter, count == 1);
    ImGui::SameLine();
    const bool elsewhere = answered(ui, "recover.save-as", Key::None, false);
    ImGui::SameLine();
    const bool drop = answered(ui, "recover.discard", Key::None, false);
    ImGui::SameLine();
    const bool later = answered(ui, "recover.later", Key::Escape, false);
    if (all) recover_all(editor);
    else if (yes) recover(editor);
    else if (elsewhere) recover_as(editor);
    else if (drop) discard_recovery(editor);
    else if (later) decide_later(editor);
}

void draw_changed_file(Ui& ui, EditorState& editor) {
    wrapped(ui, ui.words(Message{"file-changed.text", {{"file", file_name_of(editor)}}}));
    const bool mine_differs = editor.map.document.changed();
    if (mine_differs)
        muted(ui, ui.words(Message{changes_go_to_trash(editor.map) ? "file-changed.how" : "file-changed.how-lost",
                                   {{"days", trash_days}}}));
    vertical_gap(ui, 4);
    const bool again = answered(ui, "file-changed.reload", Key::None, !editor.dialog.saving);
    ImGui::SameLine();
    const bool mine =
        answered(ui, editor.dialog.saving ? "file-changed.overwrite" : "file-changed.keep", Key::None, false);
    ImGui::SameLine();
    const bool elsewhere = answered(ui, "file-changed.save-as", Key::None, editor.dialog.saving);
    ImGui::SameLine();
    const bool stop = editor.dialog.saving && answered(ui, "dialog.cancel", Key::Escape, false);
    if (again) reload(editor);
    else if (mine) keep_mine(editor);
    else if (elsewhere) editor.dialog = {Dialog::SaveAs, editor.dialog.then, editor.dialog.file, {}, {}};
    else if (stop) editor.dialog = {};
}

void draw_gone_file(Ui& ui, EditorState& editor) {
    wrapped(ui, ui.words(Message{"file-gone.text", {{"file", file_name_of(editor)}}}));
    vertical_gap(ui, 4);
    const bool again = answered(ui, "file-gone.save", Key::Enter, true);
    ImGui::SameLine();
    const bool elsewhere = answered(ui, "file-changed.save-as", Key::None, false);
    ImGui::SameLine();
    const bool leave = answered(ui, "file-gone.leave", Key::Escape, false);
    if (!again && !elsewhere && !leave) return;
    editor.dialog = {};
    editor.map.document.accept_file_news();
    if (again) save(editor);
    if (elsewhere) editor.dialog.kind = Dialog::SaveAs;
}

void draw_in_use(Ui& ui, EditorState& editor) {
    const std::filesystem::path file = editor.dialog.file;
    wrapped(ui, ui.words(Message{editor.dialog.target.empty() ? "in-use.text" : "in-use.text-as",
                                 {{"file", file.filename().string()},
                                  {"process", editor.dialog.trouble},
                                  {"other", editor.dialog.target.filename().string()}}}));
    muted(ui, ui.words("in-use.how"));
    vertical_gap(ui, 4);
    const bool copy = answered(ui, "in-use.copy", Key::Enter, true);
    ImGui::SameLine();
    const bool both = answered(ui, "in-use.both", Key::None, false);
    ImGui::SameLine();
    const bool stop = answered(ui, "dialog.cancel", Key::Escape, false);
    const Where where = editor.dialog.then == PendingAction::InPlace ? Where::InPlace : Where::Tab;
    if (copy || both || stop) editor.dialog = {};
    if (copy || both) open_file(editor, file, copy ? OpenHow::Copy : OpenHow::Shared, where);
}

}  // namespace hexwright::dialogs
