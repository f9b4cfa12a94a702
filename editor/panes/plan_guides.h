// Around and over the plan, what helps to find one's way: rulers at its edges, names of zones, groups and pieces, and a
// small overview of the whole map.
#pragma once
#include "editor/panes/room.h"
#include "editor/view/plan_view.h"
#include "editor/widgets/map_marks.h"

namespace hexwright::panes {

Box beside_rulers(const Ui& ui, Box pane);  // What the rulers leave of the pane.
// Rows at the left edge, and at the upper one the columns of the row under the pointer (or in the middle).
void draw_rulers(Ui& ui, const EditorState& editor, Box pane, PaneSize size, const ToScreen& to_screen);

void draw_names(Ui& ui, const EditorState& editor, ImDrawList& draw, Box pane, const ToScreen& to_screen);

class Overview {
public:
    // In the lower right corner of the pane; a frame shows what the plan shows of the map. A click or drag in it moves
    // the plan there.
    void draw(Ui& ui, EditorState& editor, Box pane, PaneSize of_plan, const PlanStyle& style);

private:
    PlanView picture_;
    std::shared_ptr<const Scenario> framed_for_;
    PlanCamera camera_;
    PaneSize size_;
};

}  // namespace hexwright::panes
