// What the parts of the window remember from frame to frame.
#pragma once
#include "editor/dialogs/dialogs.h"
#include "editor/dialogs/manual_panel.h"
#include "editor/panels/build_panel.h"
#include "editor/panels/checks.h"
#include "editor/panels/desk/desk_panel.h"
#include "editor/panels/palette.h"
#include "editor/panels/side_pane.h"
#include "editor/panels/stamps_panel.h"
#include "editor/panels/table/card_rail.h"
#include "editor/panels/table/game_track.h"
#include "editor/panels/table/table_side.h"
#include "editor/panes/plan_pane.h"
#include "editor/panes/scene_pane.h"
#include "editor/window/main_window.h"
#include "editor/window/menu_keys.h"
#include "editor/window/narrow_window.h"
#include "editor/window/widget_keys.h"

namespace hexwright::main_window {

struct MainWindow::Parts {
    PaletteUi palette{};
    StampsUi stamps{};
    ChecksUi checks{};
    SideUi side{};
    TableSideUi table{};
    GameTrackUi track{};
    BuildUi build{};
    CardRailUi rail{};
    DeskUi desk{};
    PlanPaneUi plan{};
    ScenePaneUi scene{};
    DialogsUi dialogs{};
    ManualUi manual{};
    WidgetKeys widget_keys{};
    MenuKeys menu_keys{};
    NarrowUi narrow{};
};

}  // namespace hexwright::main_window
