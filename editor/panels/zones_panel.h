// The zones of the map: which one is painted, how many spaces each has of those wanted, and the values of the one in
// hand.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/scenario/scenario.h"

#include <map>
#include <string>

namespace hexwright::panels {

// Text being typed; it takes effect when Enter is pressed or the field is left.
struct ZonesUi {
    std::string id, use, size;
    std::string of;                 // The zone that these were copied from.
    unsigned long long number = 0;  // The snapshot that these were copied from.
};

// What it is for, how many spaces it should have, its colour; behind labels of this width, in pixels at scale 1.
void draw_zone_values(Ui& ui, EditorState& editor, ZonesUi& state, Zone zone, float labels);

void draw_zones_panel(Ui& ui, EditorState& editor, ZonesUi& state);

// A player's colour with a number or letter that says the same without colour.
void zone_swatch(Ui& ui, ImDrawList& draw, ImVec2 at, float size, const std::string& color, const std::string& mark);

}  // namespace hexwright::panels
