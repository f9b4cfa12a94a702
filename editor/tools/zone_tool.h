// Paints zones with the mouse: a brush over surfaces, or a click for a whole region; Ctrl erases. Also holds the zones
// panel's actions.
#pragma once
#include "editor/document/edits/zoning.h"
#include "editor/editing/tool_outcome.h"
#include "editor/tools/room.h"
#include "editor/workspace/states.h"

namespace hexwright::tools {

ToolOutcome zone_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome zone_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome zone_release(const EditorState& editor, const Pointer& pointer);

const Zones& zones_of(const Document& document);
// The zone as it is on the map, or as its first stroke will create it.
Zone zone_in_hand(const ZoneBrush& brush, const Document& document);
void show_zone(ZoneBrush& brush, const std::string& id, bool shown);
bool is_shown(const ZoneBrush& brush, const std::string& id);

std::string zone_count(const Zone& zone, const Words& words);  // "22 of 24"

}  // namespace hexwright::tools
