#include "editor/window/pane.h"

#include "editor/commands/commands.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <string>

#include <imgui.h>

namespace hexwright::main_window {

Pane::Pane(Ui& ui, const char* id, Box box, Back back, float padding) {
    ImGui::SetCursorScreenPos(box.corner());
    ImGui::PushStyleColor(ImGuiCol_ChildBg, back == Back::Panel ? ui.theme[Ink::Panel] : 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(padding, padding));
    ImGui::BeginChild(
        id, {std::max(1.0F, box.width()), std::max(1.0F, box.height())}, false,
        ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
}

Pane::~Pane() { ImGui::EndChild(); }

float divider(Ui& ui, const char* id, Box line, ImGuiAxis axis, float before, float after, float least_before,
              float least_after) {
    float first = before, second = after;
    ImGui::PushStyleColor(ImGuiCol_Separator, ui.theme[Ink::Line]);
    ImGui::SplitterBehavior(ImRect(line.corner(), line.far_corner()), ImGui::GetID(id), axis, &first, &second,
                            least_before, least_after, ui.px(3));
    ImGui::PopStyleColor();
    ui.record(id, line);
    return first - before;
}

void folded_pane(Ui& ui, EditorState& editor, Box box, const char* id, const char* sign) {
    const Command& unfold = *command(id);
    const Pane pane(ui, ("##" + std::string(id)).c_str(), box, Back::Panel, 0);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ImGui::InvisibleButton(id, {box.width(), box.height()})) unfold.run(editor);
    ui.record("folded:" + std::string(id));
    const ImVec2 size = ImGui::CalcTextSize(sign);
    const float x = at.x + (box.width() - size.x) / 2,
                y = box.width() > box.height() ? at.y + (box.height() - size.y) / 2 : at.y + ui.px(12);
    ImGui::GetWindowDrawList()->AddText({x, y}, ui.theme[ImGui::IsItemHovered() ? Ink::Accent : Ink::Muted], sign);
    tip(ui, label_of(unfold, ui.words), keys_of(unfold, editor.user.keys, ui.words));
}

}  // namespace hexwright::main_window
