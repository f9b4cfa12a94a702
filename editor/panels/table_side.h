// The right side of the table: the decision on top, and tabs below it.
#pragma once
#include "editor/panels/decision_panel.h"
#include "editor/panels/position_panel.h"
#include "editor/panels/room.h"
#include "editor/panels/story_panel.h"
#include "editor/panels/tree_panel.h"
#include "editor/panels/watch_panel.h"

namespace hexwright::panels {

struct TableSideUi {
    DecisionUi decision;
    StoryUi story;
    TreeUi tree;
    PositionUi position;
    WatchUi watch;
};

void draw_table_tabs(Ui& ui, EditorState& editor, TableSideUi& state);

}  // namespace hexwright::panels
