#include "editor/editing/viewing.h"

#include <algorithm>
#include <utility>

namespace hexwright::editing {

void go_to_level(EditorState& editor, int level) {
    editor.status.notice.reset();
    editor.view.level = std::clamp(level, 1, max_level);
    editor.view.whole = false;
    editor.tools.aligning = {};  // Another level may have another picture.
}

void show_whole(EditorState& editor, bool whole) {
    editor.status.notice.reset();
    editor.view.whole = whole;
    if (!whole) return;
    editor.view.level = 1;
    editor.view.level = top_level(editor.view, editor.document);
}

void look_from(EditorState& editor, ViewDirection from) {
    constexpr float quarter = 1.5707963F, slanting = 0.611F, upright = 1.55F;
    editor.status.notice.reset();
    editor.view.standing = false;
    editor.view.scene.yaw = from == ViewDirection::Top ? 0 : static_cast<float>(static_cast<int>(from) - 1) * quarter;
    editor.view.scene.pitch = from == ViewDirection::Top ? upright : slanting;
    editor.view.frame_scene = editor.view.keep_yaw = true;
    editor.view.frame_selection = false;
    if (editor.view.layout == ViewLayout::Plan) editor.view.layout = ViewLayout::SideBySide;
}

void zoom_by(EditorState& editor, int steps) {
    editor.status.notice.reset();
    const std::optional<Pointer>& over = editor.tools.hovered;
    if (!over || !over->in_scene) editor.view.zoom.plan += steps;
    if (!over || over->in_scene) editor.view.zoom.scene += steps;
}

void turn_by_itself(EditorState& editor) {
    editor.status.notice.reset();
    if (editor.view.standing) look_from(editor, ViewDirection::South);
    editor.view.turning = !editor.view.turning;
    if (editor.view.turning && editor.view.layout == ViewLayout::Plan) editor.view.layout = ViewLayout::SideBySide;
}

namespace {

void stop_standing(EditorState& editor) {
    ViewState& view = editor.view;
    view.stood = view.scene;
    view.standing = false;
    if (const auto before = std::exchange(view.before_standing, std::nullopt)) view.scene = *before;
    else look_from(editor, ViewDirection::South);
    if (const auto before = std::exchange(view.layout_before_standing, std::nullopt)) view.layout = *before;
}

Camera standing_on(const EditorState& editor, const Surface& surface) {
    constexpr float eyes = 4.5F;  // In levels above the surface: the eyes of a figure of Height 5.
    glm::vec2 middle{0, 0};
    for (const Terrain::Column& column : editor.now().terrain.columns()) middle += world_of(column.hex);
    middle /= static_cast<float>(editor.now().terrain.columns().size());
    const float z = (static_cast<float>(surface.top) / sevenths_per_level + eyes) * level_world;
    return standing_at({world_of(surface.space.at), z}, {middle, z - level_world});
}

}  // namespace

void stand_there(EditorState& editor) {
    ViewState& view = editor.view;
    editor.status.notice.reset();
    if (view.standing) return stop_standing(editor);
    const Surface* surface =
        editor.tools.hovered ? surface_at(view, editor.document, editor.tools.hovered->hex) : nullptr;
    if (!surface && !view.stood) return refuse(editor.status, {"refused.nowhere-to-stand"});
    // A view that was not drawn yet is framed when it is left.
    view.before_standing = view.frame_scene ? std::nullopt : std::optional(view.scene);
    view.frame_scene = false;
    view.scene = surface ? standing_on(editor, *surface) : *view.stood;
    view.standing = true;
    view.turning = false;
    view.layout_before_standing.reset();
    if (view.layout == ViewLayout::Plan)
        view.layout_before_standing = std::exchange(view.layout, ViewLayout::SideBySide);
}

}  // namespace hexwright::editing
