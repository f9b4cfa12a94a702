// The right side of the table: the decision on top, and tabs below it.
#pragma once
#include "editor/panels/room.h"
#include "editor/panels/table/decision_panel.h"
#include "editor/panels/table/position_panel.h"
#include "editor/panels/table/story_panel.h"
#include "editor/panels/table/tree_panel.h"
#include "editor/panels/table/watch_panel.h"

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
