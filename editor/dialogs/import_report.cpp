#include "editor/dialogs/import_report.h"

#include "editor/files/files.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::dialogs {

namespace {

struct Part {
    const char* title;
    const std::vector<Message>& lines;
    Ink ink;
};

void draw_part(Ui& ui, const Part& part) {
    if (part.lines.empty()) return;
    heading(ui, ui.words(part.title));
    for (const Message& line : part.lines) wrapped(ui, ui.words(line), part.ink);
    vertical_gap(ui, 8);
}

// As high as the lines need, up to a height that fits into a small window.
void draw_parts(Ui& ui, const char* id, const Part& first, const Part& second) {
    // Two more for its title.
    const auto lines_of = [](const Part& part) { return part.lines.empty() ? 0 : part.lines.size() + 2; };
    const std::size_t lines = lines_of(first) + lines_of(second);
    const float wanted = static_cast<float>(lines) * ImGui::GetTextLineHeightWithSpacing() + ui.px(32);
    const float most = ImGui::GetMainViewport()->Size.y * 0.6F;
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme[Ink::Raised]);
    ImGui::BeginChild(id, {0, std::min(wanted, most)}, false, ImGuiWindowFlags_AlwaysUseWindowPadding);
    draw_part(ui, first);
    draw_part(ui, second);
    ImGui::EndChild();
    ImGui::PopStyleColor();
    vertical_gap(ui, 4);
}

}  // namespace

void draw_import_report(Ui& ui, EditorState& editor) {
    const ConversionReport& account = editor.dialog.report;
    const char* opened = editor.map.tools.carried ? "import.merged" : "import.opened";
    wrapped(ui, ui.words(Message{opened, {{"file", editor.dialog.file.filename().string()}}}));
    draw_parts(ui, "##import", {"import.kept", account.left, Ink::Warning},
               {"import.became", account.became, Ink::Text});
    const bool done = button(ui, "dialog.ok", {.text = ui.words("dialog.ok"), .primary = true});
    if (done || ui.take(Key::Enter) || ui.take(Key::Escape)) editor.dialog = {};
}

void draw_export_report(Ui& ui, EditorState& editor) {
    const ConversionReport& account = editor.dialog.report;
    wrapped(ui, ui.words(Message{"export.before", {{"file", editor.dialog.target.filename().string()}}}));
    draw_parts(ui, "##export", {"export.lost", account.left, Ink::Warning},
               {"export.instead", account.became, Ink::Text});
    const bool yes = button(ui, "dialog.save", {.text = ui.words("dialog.save"), .primary = true});
    ImGui::SameLine();
    const bool no = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")});
    if (yes || ui.take(Key::Enter)) save_to(editor, std::filesystem::path(editor.dialog.target), ExportConsent::Given);
    else if (no || ui.take(Key::Escape)) editor.dialog = {};
}

}  // namespace hexwright::dialogs
