// Which zones a view shows, and which of them strongly.
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct ZoneVisibility {
    std::vector<std::string> hidden{};  // ids of zones that are not shown
    std::optional<int> level{};         // spaces of other levels are faint; none: all alike
    friend bool operator==(const ZoneVisibility&, const ZoneVisibility&) = default;
};

}  // namespace hexwright
