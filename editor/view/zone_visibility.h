// Which zones a view shows, and which of them prominently.
#pragma once
#include "editor/view/room.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::view {

struct ZoneVisibility {
    std::vector<std::string> hidden{};  // Ids of the zones that are not shown.
    // Spaces of other levels are faint; nullopt: all alike.
    std::optional<int> level{};
    friend bool operator==(const ZoneVisibility&, const ZoneVisibility&) = default;
};

}  // namespace hexwright::view
