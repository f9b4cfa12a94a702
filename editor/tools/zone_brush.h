// What panel and keys do with zones: take them in hand, add, remove and change them.
#pragma once
#include "editor/tools/room.h"
#include "editor/workspace/states.h"
#include "engine/scenario/scenario.h"

namespace hexwright::tools {

void hold_zone(OpenMap& map, const std::string& id);  // Takes a zone of the map in hand.
// Takes the player's zone in hand, on the map or to be created.
void hold_color(OpenMap& map, std::string_view color);
void add_zone(EditorState& editor);     // Adds an empty one for the first player who has none.
void remove_zone(EditorState& editor);  // Removes the one in hand.
// Sets name, use, colour and wanted size.
bool change_zone(OpenMap& map, const std::string& id, const Zone& to);

}  // namespace hexwright::tools
