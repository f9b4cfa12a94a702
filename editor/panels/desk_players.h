// What the form of players and armies says about the map: the figures that stand there when the game begins. Labels for
// scripts and tests: "stand:CARD", "off:CARD".
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_figures_on_map(Ui& ui, EditorState& editor);  // Of the army shown.

}  // namespace hexwright::panels
