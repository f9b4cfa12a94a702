// Settings of the picture under the current level (file, opacity, locked, hidden, alignment), and the map's
// measurements.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_underlay(Ui& ui, EditorState& editor);
void draw_map_facts(Ui& ui, const EditorState& editor);

}  // namespace hexwright::panels
