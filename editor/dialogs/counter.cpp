#include "editor/dialogs/counter.h"

#include <algorithm>

namespace hexwright::dialogs {

bool counter(Ui& ui, const std::string& label, const std::string& text, int& count, Bounds bounds) {
    ImGui::PushID(label.c_str());
    const int before = count;
    const auto [least, most] = bounds;
    if (button(ui, "less:" + label, {.text = "−", .enabled = count > least, .width = ui.px(24), .height = 24})) --count;
    ImGui::SameLine(0, ui.px(4));
    ImGui::SetNextItemWidth(ui.px(40));
    if (ImGui::InputInt("##count", &count, 0)) count = std::clamp(count, least, most);
    ui.record("count:" + label);
    ImGui::SameLine(0, ui.px(4));
    if (button(ui, "more:" + label, {.text = "+", .enabled = count < most, .width = ui.px(24), .height = 24})) ++count;
    ImGui::SameLine(0, ui.px(8));
    ImGui::AlignTextToFramePadding();
    wrapped(ui, text, count > 0 ? Ink::Text : Ink::Muted);
    ImGui::PopID();
    return count != before;
}

}  // namespace hexwright::dialogs
