// The report on the map, of which snapshot it is, and which finding is shown.
#pragma once
#include "editor/workspace/room.h"
#include "engine/judging/report.h"

#include <cstddef>
#include <optional>

namespace hexwright::workspace {

struct MapReportState {
    std::optional<judging::MapReport> report{};
    unsigned long long number = 0;        // Of the snapshot that it is about.
    std::optional<std::size_t> chosen{};  // The finding that is shown on the map.
};

}  // namespace hexwright::workspace
