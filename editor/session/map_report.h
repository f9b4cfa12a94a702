// The report on the map as the window shows it: worked out by a job when somebody asks for it, and kept until it is
// asked for again. When the map has changed since, it is stale and says so.
#pragma once
#include "editor/session/room.h"
#include "engine/judging/report.h"

#include <cstddef>
#include <optional>

namespace hexwright::editor_session {

struct EditorState;

struct MapReportState {
    std::optional<judging::MapReport> report{};
    unsigned long long number = 0;        // Of the snapshot that it is about.
    std::optional<std::size_t> chosen{};  // The finding that is shown on the map.
};

void judge_now(EditorState& editor);  // Esc stops it, like all work in the background; the last report then stays.
void stop_judging(EditorState& editor);
bool is_judging(const EditorState& editor);
bool is_stale(const EditorState& editor);  // There is a report, and the map has changed since.
// Marks the places of the finding on the plan and in 3D, and goes there.
void show_finding(EditorState& editor, std::size_t number);

}  // namespace hexwright::editor_session
