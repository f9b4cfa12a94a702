#include "editor/editing/viewing.h"

#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::editing {

void go_to_level(OpenMap& map, int level) {
    map.status.notice.reset();
    map.view.level = std::clamp(level, 1, max_level);
    map.view.whole = false;
    map.tools.aligning = {};  // Another level may have another picture.
}

void show_whole(OpenMap& map, bool whole) {
    map.status.notice.reset();
    map.view.whole = whole;
    if (!whole) return;
    map.view.level = 1;
    map.view.level = top_level(map.view, map.document);
}

void look_from(OpenMap& map, ViewDirection from) {
    constexpr float quarter = 1.5707963F, slanting = 0.611F, upright = 1.55F;
    map.status.notice.reset();
    map.view.standing = false;
    map.view.scene.yaw = from == ViewDirection::Top ? 0 : static_cast<float>(static_cast<int>(from) - 1) * quarter;
    map.view.scene.pitch = from == ViewDirection::Top ? upright : slanting;
    map.view.frame_scene = map.view.keep_yaw = true;
    map.view.frame_selection = false;
    if (map.view.layout == ViewLayout::Plan) map.view.layout = ViewLayout::SideBySide;
}

void zoom_by(OpenMap& map, int steps) {
    map.status.notice.reset();
    const std::optional<Pointer>& over = map.tools.hovered;
    if (!over || !over->in_scene) map.view.zoom.plan += steps;
    if (!over || over->in_scene) map.view.zoom.scene += steps;
}

void turn_by_itself(EditorState& editor) {
    editor.map.status.notice.reset();
    if (editor.map.view.standing) look_from(editor.map, ViewDirection::South);
    editor.map.view.turning = !editor.map.view.turning;
    if (editor.map.view.turning && editor.map.view.layout == ViewLayout::Plan)
        editor.map.view.layout = ViewLayout::SideBySide;
}

namespace {

void stop_standing(OpenMap& map) {
    ViewState& view = map.view;
    view.stood = view.scene;
    view.standing = false;
    if (const auto before = std::exchange(view.before_standing, std::nullopt)) view.scene = *before;
    else look_from(map, ViewDirection::South);
    if (const auto before = std::exchange(view.layout_before_standing, std::nullopt)) view.layout = *before;
}

Camera standing_on(const OpenMap& map, const Surface& surface) {
    constexpr float eyes = 4.5F;  // In levels above the surface: the eyes of a figure of Height 5.
    glm::vec2 middle{0, 0};
    for (const Terrain::Column& column : map.now().terrain.columns()) middle += world_of(column.hex);
    middle /= static_cast<float>(map.now().terrain.columns().size());
    const float z = (static_cast<float>(surface.top) / sevenths_per_level + eyes) * level_world;
    return standing_at({world_of(surface.space.at), z}, {middle, z - level_world});
}

}  // namespace

void stand_there(EditorState& editor) {
    ViewState& view = editor.map.view;
    editor.map.status.notice.reset();
    if (view.standing) return stop_standing(editor.map);
    const Surface* surface =
        editor.map.tools.hovered ? surface_at(view, editor.map.document, editor.map.tools.hovered->hex) : nullptr;
    if (!surface && !view.stood) return refuse(editor.map.status, {"refused.nowhere-to-stand"});
    // A view that was not drawn yet is framed when it is left.
    view.before_standing = view.frame_scene ? std::nullopt : std::optional(view.scene);
    view.frame_scene = false;
    view.scene = surface ? standing_on(editor.map, *surface) : *view.stood;
    view.standing = true;
    view.turning = false;
    view.layout_before_standing.reset();
    if (view.layout == ViewLayout::Plan)
        view.layout_before_standing = std::exchange(view.layout, ViewLayout::SideBySide);
}

}  // namespace hexwright::editing
