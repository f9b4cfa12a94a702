// What of the map is seen and from where: levels, cameras, what lies under and over the plan, which panes are open.
#pragma once
#include "editor/document/document.h"
#include "editor/view/camera.h"
#include "editor/view/plan_view.h"
#include "editor/view/scene_look.h"
#include "editor/workspace/level_slice.h"
#include "editor/workspace/overlay.h"
#include "editor/workspace/picture_shelf.h"
#include "editor/workspace/room.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexwright::workspace {

enum class SideTab : unsigned char { Details, History, Parts, Report, Games };
enum class ViewLayout : unsigned char { SideBySide, Plan, Scene };

struct LayerState {
    LevelSet hidden{};                      // The current level is shown even if it is in here.
    bool alone = false;                     // Show only the current level.
    std::set<std::string> hidden_groups{};  // Not seen while the map is edited; see groups.h.
    bool above = false;                     // Also show the outline of the level above.
    Overlay overlay = Overlay::None;
    std::optional<Space> surveyed_at{};  // The space that reach and sight are asked about.
    PictureShelf pictures{};
};

// Which pieces the palette lists; each map has its own, and a new one lists all that its limit holds.
struct PaletteFilter {
    std::string search{};
    bool everything = false;  // Also pieces that the limit does not hold.
};

struct ViewState {
    int level = 1;  // The current level.
    bool whole = false;
    LayerState layers{};
    std::vector<Space> marked{};  // Spaces of the issue jumped to.
    ViewLayout layout = ViewLayout::SideBySide;
    PaletteFilter palette{};
    bool find_piece = false;  // The palette's search gets the keyboard.
    bool one_view =
        false;  // A narrow window shows one view of a game, and its cards in a rail; side by side is the plan.
    SideTab side = SideTab::Details;
    bool dark = false;
    TableTop table = TableTop::Wood;

    PlanCamera plan{};
    std::optional<PlanCamera> plan_goal{};  // The camera that `plan` eases towards.
    Camera scene{};
    bool frame_plan = true, frame_scene = true;
    std::optional<Space> sought_on_plan{}, sought_in_scene{};  // Each view brings it into sight, once.
    bool frame_selection = false;                              // F frames the selection instead, if there is one.
    bool keep_yaw = false;                                     // Framing in 3D keeps the yaw.
    struct {
        int plan = 0, scene = 0;
    } zoom{};                      // Steps by which keys move nearer; the views take them in the next frame.
    bool widgets_by_keys = false;  // Keys mark and click buttons and fields of the window.
    bool menu_wanted = false;      // The menu of what is under the cursor of the keys is to be opened.
    bool standing = false;         // 3D shows the view of a figure on the map.
    // The cameras of both ways to look, while the other one is on: V gives them back.
    std::optional<Camera> before_standing{}, stood{};
    std::optional<ViewLayout> layout_before_standing{};  // If standing there brought the 3D view to sight.
    bool turning = false;                                // 3D turns by itself.
    bool still = false;                                  // A script takes a picture: 3D is refined for it.

    void frame_map() {  // The whole of it, in both views, with north up in both.
        frame_plan = frame_scene = true;
        frame_selection = keep_yaw = false;
    }
};

LevelSet shown_levels(const ViewState& view);
bool is_shown(const ViewState& view, int level);
bool is_hidden(const ViewState& view, int level);  // Switched off, whether it is the current level or not.
bool in_hidden_group(const ViewState& view, const Scenario& scenario, PieceId piece);

// The highest level that the strip shows: of a piece, or the current one.
int top_level(const ViewState& view, const Document& document);
int highest_level(const Document& document);  // The highest that a piece lies on; 1 without pieces.
// The highest surface of a hex of this map that is shown; nullptr if there is none.
const Surface* surface_at(const ViewState& view, const Snapshot& map, HexCoord hex);
// Of the map being edited, where groups may be hidden.
const Surface* surface_at(const ViewState& view, const Document& document, HexCoord hex);
// The picture under the current level; nullptr if there is none, or if all levels are shown.
const Underlay* underlay_of(const ViewState& view, const Document& document);

}  // namespace hexwright::workspace
