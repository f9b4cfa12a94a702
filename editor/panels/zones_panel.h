// The zones of the map: which one is painted, how many spaces each has of those wanted, and the values of the one in
// hand.
#pragma once
#include "editor/widgets/ui.h"

#include <map>
#include <string>

namespace hexwright {

struct ZonesUi {  // what is being typed; it counts when Enter is pressed or the field is left
    std::string id, use, size;
    std::string of;                 // the zone that these were copied from
    unsigned long long number = 0;  // and the snapshot
};

void draw_zones_panel(Ui& ui, EditorState& editor, ZonesUi& state);

// A player's colour with the number that says the same without it.
void zone_swatch(Ui& ui, ImDrawList& draw, ImVec2 at, float size, const std::string& color, const std::string& mark);

}  // namespace hexwright
