#include "editor/widgets/front_window.h"

#include <algorithm>

#include <imgui_internal.h>

namespace hexwright::widgets {

std::string front_window(const Ui& ui) {
    const auto& windows = ImGui::GetCurrentContext()->Windows;
    for (int i = windows.Size - 1; i >= 0; --i) {
        const ImGuiWindow& window = *windows[i];
        if (!window.WasActive || window.Name == menu_bar || window.RootWindow != &window ||
            (window.Flags & ImGuiWindowFlags_Tooltip) != 0)
            continue;
        const auto is_in = [&](const auto& seen) { return seen.second.window == window.Name; };
        if (std::ranges::any_of(ui.in_sight(), is_in)) return window.Name;
    }
    return std::string(bench);
}

}  // namespace hexwright::widgets
