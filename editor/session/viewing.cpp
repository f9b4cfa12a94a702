#include "editor/session/viewing.h"

#include <algorithm>

namespace hexwright::editor_session {

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
    editor.tools.armed.reset();
    editor.tools.carried.reset();
    if (editor.tools.current == Tool::Place || editor.tools.current == Tool::Carry) editor.tools.current = Tool::Select;
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

void turn_by_itself(EditorState& editor) {
    editor.status.notice.reset();
    if (editor.view.standing) look_from(editor, ViewDirection::South);
    editor.view.turning = !editor.view.turning;
    if (editor.view.turning && editor.view.layout == ViewLayout::Plan) editor.view.layout = ViewLayout::SideBySide;
}

void stand_there(EditorState& editor) {
    constexpr float eyes = 4.5F;  // In levels above the surface: the eyes of a figure of Height 5.
    editor.status.notice.reset();
    if (editor.view.standing) return look_from(editor, ViewDirection::South);
    const Surface* surface =
        editor.tools.hovered ? surface_at(editor.view, editor.document, editor.tools.hovered->hex) : nullptr;
    if (!surface) return refuse(editor.status, {"refused.nowhere-to-stand"});
    glm::vec2 middle{0, 0};
    for (const Terrain::Column& column : editor.now().terrain.columns()) middle += world_of(column.hex);
    middle /= static_cast<float>(editor.now().terrain.columns().size());
    const float z = (static_cast<float>(surface->top) / sevenths_per_level + eyes) * level_world;
    editor.view.scene = standing_at({world_of(surface->space.at), z}, {middle, z - level_world});
    editor.view.standing = true;
    if (editor.view.layout == ViewLayout::Plan) editor.view.layout = ViewLayout::SideBySide;
}

}  // namespace hexwright::editor_session
