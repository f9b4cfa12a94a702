#include "editor/panels/history_panel.h"

#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::panels {

namespace {

bool draw_step(Ui& ui, const EditorState& editor, std::size_t number, float height) {
    const History& history = editor.map.document.history();
    const bool now = number == history.at();
    const ImVec2 at = ImGui::GetCursorScreenPos(), size(ImGui::GetContentRegionAvail().x, height);
    ImGui::PushID(static_cast<int>(number));
    const bool clicked = ImGui::InvisibleButton("##step", size);
    ui.record("history:" + std::to_string(number));
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (now || hovered)
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[now ? Ink::AccentSoft : Ink::Raised], ui.px(4));
    const Ink ink = number > history.at() ? Ink::Faint : Ink::Text;  // Faint: steps that can be redone.
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2;
    clipped_text(draw, {at.x + ui.px(8), y}, size.x - ui.px(16), ui.theme[ink],
                 editor.words(history.steps()[number].name));
    ImGui::PopID();
    tip(ui, ui.words(number > history.at()   ? "history.redo-to"
                     : number < history.at() ? "history.undo-to"
                                             : "history.here"));
    return clicked;
}

}  // namespace

void draw_history(Ui& ui, EditorState& editor, HistoryUi& state) {
    const History& history = editor.map.document.history();
    ImGui::BeginChild("##steps", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    const float height = ui.px(26), row = height + ui.px(2);
    if (state.shown != history.at()) {
        const float top = static_cast<float>(history.at()) * row;
        if (top < ImGui::GetScrollY() || top + row > ImGui::GetScrollY() + ImGui::GetWindowHeight())
            ImGui::SetScrollY(top - ImGui::GetWindowHeight() / 2);
        state.shown = history.at();
    }
    std::optional<std::size_t> wanted;
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(history.steps().size()), row);
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
            if (draw_step(ui, editor, static_cast<std::size_t>(i), height)) wanted = static_cast<std::size_t>(i);
    ImGui::PopStyleVar();
    ImGui::EndChild();
    if (wanted) go_to_step(editor, *wanted);
}

}  // namespace hexwright::panels
