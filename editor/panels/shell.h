// The whole window as one surface: menu bar, toolbar, panes with movable dividers, status line, dialogs. Knows no
// window system.
#pragma once
#include "editor/panels/checks.h"
#include "editor/panels/dialogs.h"
#include "editor/panels/manual_panel.h"
#include "editor/panels/palette.h"
#include "editor/panels/plan_pane.h"
#include "editor/panels/scene_pane.h"
#include "editor/panels/side_pane.h"
#include "editor/panels/stamps_panel.h"

namespace hexwright {

struct PaneWidths {  // at scale 1
    float left = 256, right = 264;
    float plan_share = 0.56F;           // of what lies between
    float inspector = 236, list = 420;  // heights: of the inspector, and of the zones or glyphs that take its place
    friend bool operator==(const PaneWidths&, const PaneWidths&) = default;
};
PaneWidths widths_from(const Settings& settings);  // those remembered, else the usual ones
void remember(const PaneWidths& widths, Settings& settings);

class Shell {
public:
    Shell(Studio& studio, Backend& backend)
        : ui(studio.words, backend), studio_(studio), widths_(widths_from(studio.settings)) {}

    // One frame, from the waiting events to ImGui::Render(). The window system's own NewFrame comes before.
    void frame();
    bool busy() const;  // wants the next frame without waiting for an event

    Ui ui;
    InputQueue input;

private:
    void handle_keys();
    void draw();
    void draw_menus();
    void draw_toolbar(Box box);
    void draw_panes(Box box);
    void draw_left(Box box);
    void draw_middle(Box box);
    void draw_right(Box box);
    void draw_plan_pane(Box box);
    void draw_scene_pane(Box box);

    Studio& studio_;
    PaneWidths widths_;
    PaletteUi palette_;
    StampsUi stamps_;
    ChecksUi checks_;
    SideUi side_;
    PlanPaneUi plan_;
    ScenePaneUi scene_;
    DialogsUi dialogs_;
    ManualUi manual_;
    bool styled_ = false;
    float styled_scale_ = 0;
};

}  // namespace hexwright
