// The plan on the screen: the painted map, and over it what the hand is about to do.
#pragma once
#include "editor/panes/figure_marks.h"
#include "editor/panes/plan_guides.h"
#include "editor/panes/plan_layers.h"
#include "editor/panes/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panes {

struct PlanPaneUi {
    PlanLayers layers;
    TokenPictures tokens;
    Overview overview;
    PaneSize size{};
    // The first framing has been done; it jumps without easing.
    bool framed = false;
    // The camera as the map was framed last, and with how much room.
    std::optional<PlanCamera> as_framed{};
    PaneSize framed_in{};
    bool hovered_here = false;
    // The map point held by the mouse while it drags the map.
    std::optional<Point> grabbed{};
    // A gesture that began here is under way; it continues outside the pane.
    bool gesture = false;
    std::optional<HexCoord> followed{};  // Where the cursor of the keys was last.
};

void draw_plan(Ui& ui, EditorState& editor, PlanPaneUi& state);

// The right-click menu of a view: what can be done with the piece there.
void piece_menu(Ui& ui, EditorState& editor, const char* id);

// Where a hex is on the screen; may lie outside the pane.
std::optional<ImVec2> place_of(Ui& ui, const EditorState& editor, HexCoord hex);
// Where to click for a hex; moves the camera first if it is out of sight. For scripts and tests.
std::optional<ImVec2> point_of(Ui& ui, EditorState& editor, HexCoord hex);
std::optional<ImVec2> point_at(Ui& ui, EditorState& editor, Point on_map);

}  // namespace hexwright::panes
