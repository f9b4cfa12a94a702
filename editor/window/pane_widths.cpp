#include "editor/window/main_window.h"
#include "editor/workspace/settings.h"

#include <cmath>

namespace hexwright::main_window {

PaneWidths widths_from(const Settings& settings) {
    PaneWidths widths;
    const auto size = [&](const char* id, float usual) {
        const auto pane = settings.panes.find(id);
        return pane != settings.panes.end() && pane->second.size > 0 ? static_cast<float>(pane->second.size) : usual;
    };
    widths.left = size("palette", widths.left);
    widths.right = size("right", widths.right);
    widths.inspector = size("inspector", widths.inspector);
    widths.plan_share = size("plan", widths.plan_share * 1000) / 1000;
    return widths;
}

void remember(const PaneWidths& widths, Settings& settings) {
    const auto keep = [&](const char* id, float size) {
        settings.panes[id].size = static_cast<int>(std::lround(size));
    };
    if (widths == PaneWidths()) return;
    keep("palette", widths.left);
    keep("right", widths.right);
    keep("inspector", widths.inspector);
    keep("plan", widths.plan_share * 1000);
}

}  // namespace hexwright::main_window
