// The whole window as one surface: menu bar, toolbar, panes with movable dividers, status line, dialogs. Independent of
// the window system.
#pragma once
#include "editor/widgets/input_queue.h"
#include "editor/widgets/ui.h"
#include "editor/window/room.h"
#include "editor/window/view_split.h"
#include "editor/workspace/states.h"

#include <memory>
#include <string>
#include <string_view>

namespace hexwright::main_window {

struct PaneWidths {  // Sizes in pixels at scale 1.
    float left = 256, right = 264;
    float plan_share = 0.56F;  // Share of the space between the side panes.
    // Heights: of what stands below the checks, the same for every tool and tab; and of the tabs beside the table.
    float inspector = 360, list = 420;
    friend bool operator==(const PaneWidths&, const PaneWidths&) = default;
};
PaneWidths widths_from(const Settings& settings);  // Remembered or default widths.
void remember(const PaneWidths& widths, Settings& settings);

class MainWindow {
public:
    MainWindow(EditorState& editor, Backend& backend);  // From now on the editor's clipboard is Dear ImGui's.
    ~MainWindow();
    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;

    // One frame, from the waiting events to ImGui::Render(). Call the window system's own NewFrame before it.
    void frame();
    bool busy() const;          // Wants the next frame without waiting for an event.
    bool refines() const;       // Frames make the 3D view better.
    bool wants_frames() const;  // Though nothing waits for them.
    std::string text() const;   // window_text.h
    bool input_waits() const;   // Something a person did is not carried out yet, or is still shown.

    Ui ui;
    InputQueue input;

private:
    bool maps_wait() const;  // Another map is about to come to the front.
    void follow_language();
    void handle_keys();
    void draw();
    void draw_menus();
    void draw_bar_of_menus();
    void draw_menu_of_menus();
    void draw_menu(std::string_view menu);
    void draw_submenu(const Command& first);
    void draw_title();
    void draw_toolbar(Box box);
    void draw_panes(Box box);
    void draw_left(Box box);
    void draw_middle(Box box);
    void draw_desk_pane(Box box);
    void draw_views(Box box);
    void draw_narrow(Box box);
    void draw_narrow_map(Box box);
    void draw_both_views(Box box);
    ViewSplit split_of(Box box);
    void follow_focus(Box desk, Box map);
    void draw_right(Box box);
    void draw_table_right(Box box);
    void fold_button(const char* id, const char* sign, float width);
    void draw_plan_pane(Box box);
    void draw_scene_pane(Box box);

    EditorState& editor_;
    PaneWidths widths_;
    struct Parts;  // window_parts.h
    std::unique_ptr<Parts> parts_;
    // How plan and 3D share the middle; chosen anew when the whole map is framed or the room is another one.
    struct Split {
        ViewSplit is = ViewSplit::Beside;
        unsigned map = 0;
        float width = 0, height = 0;
    } split_{};
    bool narrow_table_ = false;         // The cards are in the rail.
    bool table_moves_ = false;          // Computers go on without an event.
    bool build_moves_ = false;          // The Build view plays.
    std::size_t language_changes_ = 0;  // What is kept in words is of the language after that many.
    bool styled_ = false;
    float styled_scale_ = 0;
};

}  // namespace hexwright::main_window
