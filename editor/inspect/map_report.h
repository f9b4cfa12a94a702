// The report on the map as the window shows it: worked out by a job when somebody asks for it, and kept until it is
// asked for again. When the map has changed since, it is stale and says so.
#pragma once
#include "editor/inspect/room.h"
#include "editor/workspace/map_report_state.h"
#include "editor/workspace/states.h"

namespace hexwright::inspect {

void judge_now(EditorState& editor);  // Esc stops it, like all work in the background; the last report then stays.
void stop_judging(OpenMap& map);
bool is_judging(const OpenMap& map);
bool is_stale(const OpenMap& map);  // There is a report, and the map has changed since.
// Marks the places of the finding on the plan and in 3D, and goes there.
void show_finding(OpenMap& map, std::size_t number);

}  // namespace hexwright::inspect
