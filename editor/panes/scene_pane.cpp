#include "editor/panes/scene_pane.h"

#include "editor/desk/desk_figures.h"
#include "editor/desk/gestures.h"
#include "editor/desk/highlight.h"
#include "editor/document/edits/arrange.h"
#include "editor/editing/layers.h"
#include "editor/inspect/survey_overlay.h"
#include "editor/panes/figure_marks.h"
#include "editor/panes/gesture_marks.h"
#include "editor/panes/key_cursor_marks.h"
#include "editor/panes/overlay_marks.h"
#include "editor/panes/plan_pane.h"
#include "editor/panes/table_marks.h"
#include "editor/play/by_hand.h"
#include "editor/play/playing.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tool_gestures.h"
#include "editor/view/framing.h"
#include "editor/view/pick.h"
#include "editor/widgets/map_marks.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace hexwright::panes {

namespace {

constexpr float radians_a_pixel = 0.008F;
constexpr float lowest_orbit = 0.05F, lowest_look = -0.6F;  // In radians; a figure may look up.

struct View {
    ImVec2 corner, size;
    float aspect() const { return size.x / size.y; }
    glm::vec2 normal(ImVec2 at) const {  // In -1..1, y up.
        return {(at.x - corner.x) / size.x * 2 - 1, 1 - (at.y - corner.y) / size.y * 2};
    }
};

// Frames the whole map, or the selected pieces if that is what was asked for.
void frame(EditorState& editor, ScenePaneUi& state, const View& view) {
    const bool asked = editor.map.view.frame_scene, selection = asked && editor.map.view.frame_selection;
    std::vector<HexCoord> hexes;
    if (selection)
        for (const PlacedPiece& piece : found(editor.now().scenario->battlefield, editor.map.tools.selected))
            for (const HexCoord hex : hexes_of(piece, editor.catalogue())) hexes.push_back(hex);
    if (asked) state.fitted_with = selection || editor.map.view.keep_yaw ? Yaw::Kept : Yaw::North;
    const Terrain& terrain = editor.shown().terrain;
    editor.map.view.scene =
        hexes.empty() ? fitted(editor.map.view.scene, view.aspect(), terrain, state.fitted_with)
                      : fitted(editor.map.view.scene, view.aspect(), hexes, height_of(terrain), state.fitted_with);
    editor.map.view.frame_scene = editor.map.view.keep_yaw = editor.map.view.standing = false;
    state.fitted.reset();
    if (!selection) state.fitted = editor.map.view.scene;
    state.fitted_to = view.aspect();
}

// A pane of another shape shows the whole map again, unless the person has looked elsewhere since.
bool wants_frame(const EditorState& editor, const ScenePaneUi& state, const View& view) {
    const bool as_fitted = state.fitted == editor.map.view.scene && !editor.map.view.standing;
    return editor.map.view.frame_scene || (as_fitted && std::abs(view.aspect() / state.fitted_to - 1) > 0.01F);
}

// The turntable: once around in half a minute, until a hand takes the camera.
void turn_table(EditorState& editor) {
    constexpr float radians_a_second = 0.21F;
    if (!editor.map.view.turning) return;
    const ImGuiIO& io = ImGui::GetIO();
    const bool taken =
        ImGui::IsItemHovered() && (ImGui::IsMouseClicked(1) || ImGui::IsMouseClicked(2) || io.MouseWheel != 0);
    if (taken || editor.map.view.standing) editor.map.view.turning = false;
    else editor.map.view.scene = orbited(editor.map.view.scene, io.DeltaTime * radians_a_second, 0);
}

// Two fingers carry the map along, turn and zoom it; three walk about it.
void follow_fingers(ViewState& map, const View& view, const Fingers& fingers) {
    if (!fingers.any()) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    map.turning = false;
    const glm::vec3 pivot = map.standing ? eye_of(map.scene) : map.scene.target;
    const float lowest = map.standing ? lowest_look : lowest_orbit;
    if (fingers.orbits)
        map.scene = orbited_about(map.scene, pivot, fingers.x * radians_a_pixel, fingers.y * radians_a_pixel, lowest);
    else map.scene = panned(map.scene, {fingers.x / view.size.y, fingers.y / view.size.y});
    if (fingers.turn != 0) map.scene = orbited_about(map.scene, pivot, fingers.turn, 0, lowest);
    if (fingers.zoom != 1) map.scene = zoomed_to(map.scene, fingers.zoom, view.aspect(), view.normal(mouse));
}

void move_camera(EditorState& editor, ScenePaneUi& state, const View& view, const Fingers& fingers) {
    const ImGuiIO& io = ImGui::GetIO();
    if (ImGui::IsMouseClicked(1)) {
        state.dragged = false;
        const auto met =
            pick(ray_at(editor.map.view.scene, view.aspect(), view.normal(io.MousePos)), editor.shown().terrain);
        state.pivot = editor.map.view.standing ? eye_of(editor.map.view.scene)
                      : met                    ? met->at
                                               : editor.map.view.scene.target;
    }
    // The mouse came here with the press, so that was no drag.
    const bool came = ImGui::IsMouseClicked(0) || ImGui::IsMouseClicked(2);
    if (ImGui::IsItemActive() && !came && (io.MouseDelta.x != 0 || io.MouseDelta.y != 0)) {
        const bool space = io.KeysDown[static_cast<int>(Key::Space)];
        if (ImGui::IsMouseDown(2) || (space && ImGui::IsMouseDown(0)))
            editor.map.view.scene =
                panned(editor.map.view.scene, {io.MouseDelta.x / view.size.y, io.MouseDelta.y / view.size.y});
        else if (ImGui::IsMouseDown(1) && (state.dragged || ImGui::IsMouseDragging(1, 3))) {
            state.dragged = true;
            editor.map.view.scene =
                orbited_about(editor.map.view.scene, state.pivot, io.MouseDelta.x * radians_a_pixel,
                              io.MouseDelta.y * radians_a_pixel, editor.map.view.standing ? lowest_look : lowest_orbit);
        }
    }
    if (!ImGui::IsItemHovered()) return;
    follow_fingers(editor.map.view, view, fingers);
    if (io.MouseWheel == 0) return;
    if (io.KeyShift && editor.map.table.on()) {
        const int by = io.MouseWheel > 0 ? 1 : -1;
        return wound_by_hand(editor.map, by) ? void() : turn_in_hand(editor.map, by);
    }
    if (io.KeyShift) return turn(editor, io.MouseWheel > 0 ? -1 : 1);
    editor.map.view.scene =
        zoomed_to(editor.map.view.scene, std::pow(1.15F, io.MouseWheel), view.aspect(), view.normal(io.MousePos));
}

void zoom_by_keys(EditorState& editor, const View& view) {
    constexpr float zoom_a_press = 1.25F;
    const int steps = std::exchange(editor.map.view.zoom.scene, 0);
    if (steps == 0) return;
    const glm::vec2 at = ImGui::IsItemHovered() ? view.normal(ImGui::GetIO().MousePos) : glm::vec2(0, 0);
    editor.map.view.scene =
        zoomed_to(editor.map.view.scene, std::pow(zoom_a_press, static_cast<float>(steps)), view.aspect(), at);
}

Pointer pointer_of(const Pick& met) {
    const ImGuiIO& io = ImGui::GetIO();
    const Point at{static_cast<double>(met.at.x) * hex_width, static_cast<double>(met.at.y) * hex_width};
    const Point centre = centre_of(met.hex);
    Pointer pointer{Cursor{met.hex, side_near({at.x - centre.x, at.y - centre.y})}};
    pointer.at = at;
    pointer.level = std::min(met.level + 1, max_level);
    pointer.piece = met.piece;
    pointer.mods = {io.KeyCtrl, io.KeyShift, io.KeyAlt};
    pointer.twice = ImGui::IsMouseDoubleClicked(0);
    pointer.in_scene = true;
    return pointer;
}

void gesture(EditorState& editor, ScenePaneUi& state, const std::optional<Pointer>& pointer) {
    if (state.gesture) {
        if (ImGui::IsMouseDown(0) && pointer) drag(editor, *pointer);
        else if (!ImGui::IsMouseDown(0)) pointer ? release(editor, *pointer) : cancel(editor);
    } else if (pointer && ImGui::IsItemHovered() && ImGui::IsMouseClicked(0)) {
        press(editor, *pointer);
    }
    state.gesture = editor.map.tools.pressed && editor.map.tools.pressed->in_scene;
}

// As in the plan: a middle click takes the piece there in hand, a middle drag moves the map.
void middle_click(EditorState& editor) {
    constexpr float still = 3;
    if (!editor.map.tools.hovered || !ImGui::IsMouseReleased(2) ||
        ImGui::GetIO().MouseDragMaxDistanceSqr[2] > still * still)
        return;
    take_from_map(editor, *editor.map.tools.hovered, editor.map.tools.hovered->mods.ctrl ? PickUp::Move : PickUp::Copy);
}

const Snapshot& shown_in(const EditorState& editor, ScenePaneUi& state) {
    return state.shown.of(editor.shown(), shown_part(editor.map), editor.catalogue());
}

// A figure stands before what is behind it.
void point_at_figure(EditorState& editor, const Ray& ray, const std::optional<Pick>& met) {
    const float within = met ? glm::length(met->at - ray.from) : std::numeric_limits<float>::infinity();
    const auto figure = figure_hit(ray, editor.map.table.play->figures(), within);
    if (!figure) return;
    const GameState& seen = editor.map.table.play->seen();
    const Space space = (*seen.board)[seen[*figure].at()].space;
    const Pick on_figure{.hex = space.at, .level = space.level, .piece = {}, .at = glm::vec3(world_of(space.at), 0)};
    editor.map.tools.hovered = pointer_of(on_figure);
}

void point_and_click(EditorState& editor, ScenePaneUi& state, const View& view) {
    if (editor.map.building.on()) return editor.map.tools.hovered.reset();
    if (keys_keep_cursor(editor)) {
        state.hovered_here = state.gesture = false;
        return;
    }
    const ImGuiIO& io = ImGui::GetIO();
    const bool moving = ImGui::IsMouseDown(1) || ImGui::IsMouseDown(2) || io.KeysDown[static_cast<int>(Key::Space)];
    const bool menu = ImGui::IsItemHovered() && ImGui::IsMouseReleased(1) && !state.dragged;
    if ((!ImGui::IsItemHovered() || moving) && !state.gesture) {
        // Otherwise the plan owns `hovered`.
        if (state.hovered_here && editor.map.tools.hovered && editor.map.tools.hovered->in_scene)
            editor.map.tools.hovered.reset();
        state.hovered_here = false;
        return;
    }
    const auto met =
        pick(ray_at(editor.map.view.scene, view.aspect(), view.normal(io.MousePos)), shown_in(editor, state).terrain);
    state.hovered_here = true;
    editor.map.tools.hovered = met && in_bounds(met->hex) ? std::optional(pointer_of(*met)) : std::nullopt;
    if (editor.map.table.on())
        point_at_figure(editor, ray_at(editor.map.view.scene, view.aspect(), view.normal(io.MousePos)), met);
    if (editor.map.table.on()) {
        if (editor.map.tools.hovered && ImGui::IsItemHovered() && ImGui::IsMouseClicked(0))
            touch_map(editor.map, *editor.map.tools.hovered);
        if (editor.map.tools.hovered && ImGui::IsMouseReleased(0))
            release_at_table(editor.map, *editor.map.tools.hovered);
        if (menu)
            editor.map.tools.hovered ? dispute_or_let_go(editor.map, *editor.map.tools.hovered)
                                     : let_go_at_table(editor.map);
        return;
    }
    gesture(editor, state, editor.map.tools.hovered);
    middle_click(editor);
    if (!menu) return;
    if (editor.map.tools.hovered &&
        !(editor.map.tools.hovered->piece && is_selected(editor.map.tools, *editor.map.tools.hovered->piece))) {
        editor.map.status.notice.reset();
        apply(editor, select_press(editor, *editor.map.tools.hovered));
    }
    ImGui::OpenPopup("scene-menu");
}

std::optional<ImVec2> on_screen(const glm::mat4& projection, glm::vec3 point, const View& view) {
    const glm::vec4 at = projection * glm::vec4(point, 1);
    if (at.w <= 0) return std::nullopt;
    return ImVec2(view.corner.x + (at.x / at.w + 1) / 2 * view.size.x,
                  view.corner.y + (1 - at.y / at.w) / 2 * view.size.y);
}

// Draws the hex under the cursor over the picture, so that the picture need not be redrawn.
void draw_hover(Ui& ui, const EditorState& editor, const View& view) {
    if (!editor.map.tools.hovered) return;
    const Surface* surface = surface_shown(editor.map, editor.map.tools.hovered->hex);
    const float z = surface ? static_cast<float>(surface->top) / sevenths_per_level * level_world : 0;
    const glm::mat4 projection = view_projection(editor.map.view.scene, view.aspect());
    ImVec2 points[6];
    for (int i = 0; i < 6; ++i) {
        const auto at = on_screen(projection, {world_of(editor.map.tools.hovered->hex) + corner_of(i), z}, view);
        if (!at) return;
        points[i] = *at;
    }
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.PushClipRect(view.corner, {view.corner.x + view.size.x, view.corner.y + view.size.y}, true);
    draw.AddPolyline(points, 6, ui.theme.with_alpha(Ink::Hover, 0.7F), ImDrawFlags_Closed, ui.px(1.5F));
    draw.PopClipRect();
}

// The width of a hex on the screen at the point looked at.
float hex_pixels_of(const View& view, const Camera& camera) { return view.size.y / (camera.distance * camera.spread); }

void draw_labels(Ui& ui, const EditorState& editor, const View& view, const glm::mat4& projection) {
    if (editor.map.building.on()) return;
    const auto figures =
        editor.map.table.on() ? figures_shown(editor.map.table) : instances_of(figures_at_desk(editor.map));
    draw_figure_labels(
        ui, *ImGui::GetWindowDrawList(), figures, [&](glm::vec3 at) { return on_screen(projection, at, view); },
        hex_pixels_of(view, editor.map.view.scene));
}

void draw_marks(Ui& ui, EditorState& editor, const ScenePaneUi& state, const View& view) {
    const glm::mat4 projection = view_projection(editor.map.view.scene, view.aspect());
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.PushClipRect(view.corner, {view.corner.x + view.size.x, view.corner.y + view.size.y}, true);
    const Projector place = [&](Point at, int top) {
        const float z = static_cast<float>(top) / sevenths_per_level * level_world;
        return on_screen(projection, {static_cast<float>(at.x / hex_width), static_cast<float>(at.y / hex_width), z},
                         view);
    };
    if (const OverlayPicture* picture = surveyed_overlay(editor)) draw_overlay_on(ui, editor, *picture, draw, place);
    if (editor.map.table.on()) {
        draw_table_marks(ui, editor, draw, place, [&] { draw_labels(ui, editor, view, projection); });
        if (state.hovered_here) draw_aim_tip(ui, editor);
    } else {
        draw_labels(ui, editor, view, projection);
        draw_gesture_marks(ui, editor, draw, place);
    }
    draw_key_cursor(ui, editor, draw, place);
    draw.PopClipRect();
    if (!editor.map.table.on()) open_wanted_menu(ui, editor, "scene-menu", place);
}

// The measured line, at the height of its higher end.
void draw_line(Ui& ui, const EditorState& editor, const View& view) {
    if (editor.map.tools.current != Tool::Measure || !editor.map.tools.measured) return;
    float z = 0;
    for (const HexCoord end : {editor.map.tools.measured->from, editor.map.tools.measured->to})
        if (const Surface* surface = surface_shown(editor.map, end))
            z = std::max(z, static_cast<float>(surface->top) / sevenths_per_level * level_world);
    const glm::mat4 projection = view_projection(editor.map.view.scene, view.aspect());
    const auto to_screen = [&](Point point) {
        const glm::vec4 at = projection * glm::vec4(static_cast<float>(point.x / hex_width),
                                                    static_cast<float>(point.y / hex_width), z, 1);
        const float w = std::max(at.w, 1e-3F);
        return ImVec2(view.corner.x + (at.x / w + 1) / 2 * view.size.x,
                      view.corner.y + (1 - at.y / w) / 2 * view.size.y);
    };
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.PushClipRect(view.corner, {view.corner.x + view.size.x, view.corner.y + view.size.y}, true);
    draw_measure(ui, editor, draw, to_screen);
    draw.PopClipRect();
}

}  // namespace

std::optional<ImVec2> point_in_scene(Ui& ui, const EditorState& editor, Space space) {
    const auto box = ui.find("scene");
    if (!box) return std::nullopt;
    const View view{box->corner(), box->size()};
    const Surface* surface = editor.shown().terrain.surface(space);
    const float z = surface ? static_cast<float>(surface->top) / sevenths_per_level * level_world : 0;
    const auto at = on_screen(view_projection(editor.map.view.scene, view.aspect()), {world_of(space.at), z}, view);
    const bool inside = at && at->x > box->left && at->x < box->right && at->y > box->top && at->y < box->bottom;
    return inside ? at : std::nullopt;
}

namespace {

// What is asked for once, such as what a computer advises: the camera turns to it if it is out of sight.
void bring_sought(Ui& ui, EditorState& editor) {
    const auto sought = std::exchange(editor.map.view.sought_in_scene, std::nullopt);
    if (!sought || editor.map.view.standing || point_in_scene(ui, editor, *sought)) return;
    editor.map.view.scene.target = {world_of(sought->at), static_cast<float>(sought->level) * level_world};
}

}  // namespace

void draw_scene(Ui& ui, EditorState& editor, ScenePaneUi& state) {
    View view{ImGui::GetCursorScreenPos(), ImGui::GetContentRegionAvail()};
    view.size = {std::max(1.0F, std::floor(view.size.x)), std::max(1.0F, std::floor(view.size.y))};
    if (is_covered(editor))
        return draw_curtain(ui, editor,
                            {view.corner.x, view.corner.y, view.corner.x + view.size.x, view.corner.y + view.size.y});
    ImGui::InvisibleButton(
        "##scene", view.size,
        ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight | ImGuiButtonFlags_MouseButtonMiddle);
    ui.record("scene");
    move_camera(editor, state, view, ui.fingers);
    zoom_by_keys(editor, view);
    turn_table(editor);
    if (wants_frame(editor, state, view)) frame(editor, state, view);
    bring_sought(ui, editor);
    point_and_click(editor, state, view);
    follow_with_motion(editor.map.table);
    const bool rests = !editor.map.view.turning;
    const SceneLook look{ui.theme.dark, editor.map.view.table, rests && (!ui.stay_plain || editor.map.view.still)};
    const TextureId texture =
        ui.backend.scene(shown_in(editor, state), editor.catalogue(), editor.map.view.scene, highlight_of(editor.map),
                         look, static_cast<int>(view.size.x), static_cast<int>(view.size.y));
    state.settled = !rests || ui.backend.settled();
    state.turns = editor.map.view.turning;
    if (texture != 0)
        ImGui::GetWindowDrawList()->AddImage(reinterpret_cast<ImTextureID>(texture), view.corner,
                                             {view.corner.x + view.size.x, view.corner.y + view.size.y}, {0, 1},
                                             {1, 0});
    draw_hover(ui, editor, view);
    draw_marks(ui, editor, state, view);
    if (editor.map.table.on() || editor.map.building.on()) return;
    draw_line(ui, editor, view);
    piece_menu(ui, editor, "scene-menu");
}

}  // namespace hexwright::panes
