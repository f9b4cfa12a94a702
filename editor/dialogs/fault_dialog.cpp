#include "editor/dialogs/fault_dialog.h"

#include "editor/document/fault_report.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::dialogs {

namespace {

std::vector<std::string_view> lines_in(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// All of it can be scrolled to; only what is in sight is drawn, for a map may have many lines.
void draw_lines(Ui& ui, const FaultUi& state) {
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme[Ink::Raised]);
    ImGui::BeginChild("##fault", {0, ImGui::GetMainViewport()->Size.y * 0.5F}, false,
                      ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_HorizontalScrollbar);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(state.lines.size()));
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            const std::string_view line = state.lines[static_cast<std::size_t>(i)];
            ImGui::TextUnformatted(line.data(), line.data() + line.size());
        }
    ImGui::EndChild();
    ui.record("fault:text");
    ImGui::PopStyleColor();
}

}  // namespace

void begin_fault_dialog(const EditorState& editor, FaultUi& state, const std::string& program) {
    state.text = fault_report({.program = program, .renderer = editor.renderer}, editor.words.now());
    state.lines = lines_in(state.text);
}

void draw_fault_dialog(Ui& ui, EditorState& editor, FaultUi& state) {
    wrapped(ui, ui.words("fault.how"));
    vertical_gap(ui, 4);
    draw_lines(ui, state);
    vertical_gap(ui, 4);
    const bool saved = button(ui, "fault.save", {.text = ui.words("fault.save"), .primary = true});
    tip(ui, ui.words("fault.save-tip"));
    ImGui::SameLine();
    if (button(ui, "fault.copy", {.text = ui.words("fault.copy")})) ImGui::SetClipboardText(state.text.c_str());
    tip(ui, ui.words("fault.copy-tip"));
    ImGui::SameLine();
    const bool closed = button(ui, "dialog.ok", {.text = ui.words("dialog.ok")});
    if (saved || ui.take(Key::Enter)) editor.dialog = {.kind = Dialog::ReportTo};
    else if (closed || ui.take(Key::Escape)) editor.dialog = {};
}

}  // namespace hexwright::dialogs
