// Where the window opens: as it was left, if that is on a monitor that is still there.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/settings.h"

#include <optional>
#include <span>

namespace hexwright::files {

struct MonitorArea {  // Without the desktop's own bars, in screen coordinates.
    int left = 0, top = 0, width = 0, height = 0;
};

// The place of the settings if enough of the window's upper edge is on one of the monitors to take hold of it; nothing
// leaves the place to the window system.
std::optional<WindowPlace> place_on(std::span<const MonitorArea> monitors, const Settings& settings);

}  // namespace hexwright::files
