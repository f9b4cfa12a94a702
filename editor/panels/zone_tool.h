// Paints zones with the mouse: a brush over surfaces, or a click for a whole region; Ctrl erases. Also holds the zones
// panel's actions.
#pragma once
#include "editor/panels/studio.h"
#include "editor/workbench/zoning.h"

namespace hexwright {

void zone_press(Studio& studio, const Pointer& pointer);
void zone_drag(Studio& studio, const Pointer& pointer);
void zone_release(Studio& studio, const Pointer& pointer);

// The surface that a pointer means: in the plan the highest one shown, in 3D the one hit. nullptr if there is none.
const Surface* surface_meant(const Studio& studio, const Pointer& pointer);

// The zone as it is on the map, or as its first stroke will create it.
Zone zone_in_hand(const Studio& studio);
void hold_zone(Studio& studio, const std::string& id);  // Takes a zone of the map in hand.
// Takes the player's zone in hand, on the map or to be created.
void hold_color(Studio& studio, std::string_view color);
// Adds an empty one for the first player who has none.
void add_zone(Studio& studio);
void remove_zone(Studio& studio);  // Removes the one in hand.
// Sets name, use, colour and wanted size.
bool change_zone(Studio& studio, const std::string& id, const Zone& to);
void show_zone(Studio& studio, const std::string& id, bool shown);
bool is_shown(const Studio& studio, const std::string& id);

std::string zone_count(const Zone& zone, const Words& words);  // For example "22 of 24".

}  // namespace hexwright
