// Paints zones with the mouse: a brush over surfaces, or a click for a whole region; Ctrl erases. Also holds the zones
// panel's actions.
#pragma once
#include "editor/document/zoning.h"
#include "editor/session/editor_state.h"
#include "editor/session/room.h"
#include "editor/session/tool_outcome.h"

namespace hexwright::editor_session {

ToolOutcome zone_press(const EditorState& editor, const Pointer& pointer);
ToolOutcome zone_drag(const EditorState& editor, const Pointer& pointer);
ToolOutcome zone_release(const EditorState& editor, const Pointer& pointer);

// The surface that a pointer means: in the plan the highest one shown, in 3D the one hit. nullptr if there is none.
const Surface* surface_meant(const ViewState& view, const Document& document, const Pointer& pointer);

// The zone as it is on the map, or as its first stroke will create it.
Zone zone_in_hand(const ZoneBrush& brush, const Document& document);
void hold_zone(EditorState& editor, const std::string& id);  // Takes a zone of the map in hand.
// Takes the player's zone in hand, on the map or to be created.
void hold_color(EditorState& editor, std::string_view color);
void add_zone(EditorState& editor);     // Adds an empty one for the first player who has none.
void remove_zone(EditorState& editor);  // Removes the one in hand.
// Sets name, use, colour and wanted size.
bool change_zone(EditorState& editor, const std::string& id, const Zone& to);
void show_zone(ZoneBrush& brush, const std::string& id, bool shown);
bool is_shown(const ZoneBrush& brush, const std::string& id);

std::string zone_count(const Zone& zone, const Words& words);  // "22 of 24"

}  // namespace hexwright::editor_session
