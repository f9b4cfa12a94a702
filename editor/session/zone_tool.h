// Zones painted with the mouse: a brush that goes over surfaces, or a click that takes a whole region; Ctrl erases.
// What the zones panel does to a zone is here too.
#pragma once
#include "editor/document/zoning.h"
#include "editor/session/editor_state.h"

namespace hexwright {

void zone_press(EditorState& editor, const Pointer& pointer);
void zone_drag(EditorState& editor, const Pointer& pointer);
void zone_release(EditorState& editor, const Pointer& pointer);

// The surface that a pointer means: in the plan the highest one shown, in 3D the one that is met. Null: none.
const Surface* surface_meant(const ViewState& view, const Document& document, const Pointer& pointer);

// as it is on the map, or as its first stroke will make it
Zone zone_in_hand(const ZoneBrush& brush, const Document& document);
void hold_zone(EditorState& editor, const std::string& id);    // one of the map
void hold_color(EditorState& editor, std::string_view color);  // that player's zone, on the map or to be made
void add_zone(EditorState& editor);                            // an empty one, of the first player who has none
void remove_zone(EditorState& editor);                         // the one in hand
bool change_zone(EditorState& editor, const std::string& id, const Zone& to);  // name, use, colour, wanted size
void show_zone(EditorState& editor, const std::string& id, bool shown);
bool is_shown(const ZoneBrush& brush, const std::string& id);

std::string zone_count(const Zone& zone, const Words& words);  // "22 of 24"

}  // namespace hexwright
