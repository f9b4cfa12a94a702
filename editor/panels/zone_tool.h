// Zones painted with the mouse: a brush that goes over surfaces, or a click that takes a whole region; Ctrl erases.
// What the zones panel does to a zone is here too.
#pragma once
#include "editor/panels/studio.h"
#include "editor/workbench/zoning.h"

namespace hexwright {

void zone_press(Studio& studio, const Pointer& pointer);
void zone_drag(Studio& studio, const Pointer& pointer);
void zone_release(Studio& studio, const Pointer& pointer);

// The surface that a pointer means: in the plan the highest one shown, in 3D the one that is met. Null: none.
const Surface* surface_meant(const Studio& studio, const Pointer& pointer);

// as it is on the map, or as its first stroke will make it
Zone zone_in_hand(const Studio& studio);
void hold_zone(Studio& studio, const std::string& id);    // one of the map
void hold_color(Studio& studio, std::string_view color);  // that player's zone, on the map or to be made
void add_zone(Studio& studio);                            // an empty one, of the first player who has none
void remove_zone(Studio& studio);                         // the one in hand
bool change_zone(Studio& studio, const std::string& id, const Zone& to);  // name, use, colour, wanted size
void show_zone(Studio& studio, const std::string& id, bool shown);
bool is_shown(const Studio& studio, const std::string& id);

std::string zone_count(const Zone& zone, const Words& words);  // "22 of 24"

}  // namespace hexwright
