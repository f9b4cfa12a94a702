// The plan on the screen: the painted map, and over it what the hand is about to do.
#pragma once
#include "editor/panes/plan_layers.h"
#include "editor/widgets/ui.h"

namespace hexwright {

struct PlanPaneUi {
    PlanLayers layers;
    PaneSize size{};
    bool framed = false;  // for the first time: without easing
    bool hovered_here = false;
    std::optional<Point> grabbed{};  // the point of the map that the hand holds while it drags the map
    bool gesture = false;            // one that began here is under way: it goes on outside the pane
};

void draw_plan(Ui& ui, EditorState& editor, PlanPaneUi& state);

// Right-click in a view: what can be done with the piece there.
void piece_menu(Ui& ui, EditorState& editor, const char* id);

// Where a hex is on the screen, also outside the pane.
std::optional<ImVec2> place_of(Ui& ui, const EditorState& editor, HexCoord hex);
// The same, to be clicked at: the camera is moved there first when it is out of sight. For scripts and tests.
std::optional<ImVec2> point_of(Ui& ui, EditorState& editor, HexCoord hex);
std::optional<ImVec2> point_at(Ui& ui, EditorState& editor, Point on_map);

}  // namespace hexwright
