// The groups of pieces, each with what can be done with it: choose, show and hide, rename, dissolve. Labels:
// "group:NAME", "group.eye:NAME", "group.rename:NAME", "group.dissolve:NAME".
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_groups(Ui& ui, EditorState& editor);           // All of the map; nothing if it has none.
void draw_selected_groups(Ui& ui, EditorState& editor);  // Those that what is selected belongs to.

}  // namespace hexwright::panels
