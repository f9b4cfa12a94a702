#include "editor/files/window_place.h"

#include <algorithm>

namespace hexwright::files {

std::optional<WindowPlace> place_on(std::span<const MonitorArea> monitors, const Settings& settings) {
    constexpr int least_seen = 120;  // In pixels of the width.
    if (!settings.place) return std::nullopt;
    const int left = settings.place->left, top = settings.place->top, right = left + settings.width;
    const bool seen = std::ranges::any_of(monitors, [&](const MonitorArea& area) {
        const int width = std::min(right, area.left + area.width) - std::max(left, area.left);
        return width >= least_seen && top >= area.top && top < area.top + area.height - least_seen / 2;
    });
    return seen ? settings.place : std::nullopt;
}

}  // namespace hexwright::files
