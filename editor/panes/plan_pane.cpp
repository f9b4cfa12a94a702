#include "editor/panes/plan_pane.h"

#include "editor/commands/commands.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/gestures.h"
#include "editor/document/edits/arrange.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/layers.h"
#include "editor/editing/placing.h"
#include "editor/editing/pointing.h"
#include "editor/panes/gesture_marks.h"
#include "editor/panes/key_cursor_marks.h"
#include "editor/panes/table_marks.h"
#include "editor/play/by_hand.h"
#include "editor/play/playing.h"
#include "editor/tools/building.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/widgets/map_marks.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwright::panes {

namespace {

constexpr double easing_seconds = 0.15;
constexpr double zoom_a_press = 1.25;  // Of a key.

PaneSize size_of(ImVec2 size) { return {std::max(1, static_cast<int>(size.x)), std::max(1, static_cast<int>(size.y))}; }
Point point(ImVec2 at) { return {static_cast<double>(at.x), static_cast<double>(at.y)}; }

// Makes the whole of a picture to trace visible.
void add_corners(EditorState& editor, std::vector<HexCoord>& hexes) {
    const Underlay* underlay = underlay_of(editor.map.view, editor.map.document);
    const auto picture = underlay && !underlay->hidden ? picture_of(editor, *underlay).picture : nullptr;
    if (!picture) return;
    const double width = picture->size.width, height = picture->size.height;
    for (const Point corner : {Point{0, 0}, Point{width, 0}, Point{0, height}, Point{width, height}})
        if (const HexCoord hex = hex_at(on_map(*underlay_place(editor.map), corner)); in_bounds(hex))
            hexes.push_back(hex);
}

std::vector<HexCoord> hexes_to_frame(EditorState& editor) {
    std::vector<HexCoord> hexes;
    if (editor.map.view.frame_selection)
        for (const PlacedPiece& piece : found(editor.now().scenario->battlefield, editor.map.tools.selected))
            for (const HexCoord hex : hexes_of(piece, editor.catalogue())) hexes.push_back(hex);
    if (!hexes.empty()) return hexes;
    for (const Terrain::Column& column : editor.shown().terrain.columns()) hexes.push_back(column.hex);
    add_corners(editor, hexes);
    if (hexes.empty()) hexes = disk({}, 5);
    return hexes;
}

void keep_in_sight(EditorState& editor, const PlanPaneUi& state, HexCoord hex) {
    const PlanCamera camera = editor.map.view.plan_goal.value_or(editor.map.view.plan);
    const Point at = to_pane(camera, state.size, centre_of(hex));
    const double room = hex_width * camera.scale;
    if (at.x > room && at.y > room && at.x < state.size.width - room && at.y < state.size.height - room) return;
    editor.map.view.plan_goal = camera;
    editor.map.view.plan_goal->centre = centre_of(hex);
}

// The cursor of the keys comes into sight when it has been moved out of it.
void follow_cursor(EditorState& editor, PlanPaneUi& state) {
    if (!editor.map.tools.keyed || !editor.map.tools.hovered) return state.followed.reset();
    const HexCoord hex = editor.map.tools.hovered->hex;
    if (std::exchange(state.followed, hex) != hex) keep_in_sight(editor, state, hex);
}

// Of what is asked for once, such as what a computer advises.
void bring_sought(EditorState& editor, const PlanPaneUi& state) {
    const auto sought = std::exchange(editor.map.view.sought_on_plan, std::nullopt);
    if (sought) keep_in_sight(editor, state, sought->at);
}

// The part of the pane that the map is framed in; rulers at its upper and left edges lie over nothing of it.
PaneSize room_in(const Ui& ui, const EditorState& editor, PaneSize size) {
    if (!editor.user.settings.rulers) return size;
    const Box pane{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
    return size_of(beside_rulers(ui, pane).size());
}

PlanCamera framed_in(PaneSize room, PaneSize size, const std::vector<HexCoord>& hexes) {
    PlanCamera camera = framed(hexes, room);
    camera.centre.x -= (size.width - room.width) / 2.0 / camera.scale;
    camera.centre.y -= (size.height - room.height) / 2.0 / camera.scale;
    return camera;
}

// A pane with other room shows the whole map again, unless the person has looked elsewhere since.
bool wants_frame(const EditorState& editor, const PlanPaneUi& state, PaneSize room) {
    const bool as_framed = state.as_framed == editor.map.view.plan_goal.value_or(editor.map.view.plan);
    return editor.map.view.frame_plan || (as_framed && !(state.framed_in == room));
}

void frame(Ui& ui, EditorState& editor, PlanPaneUi& state, PaneSize room) {
    editor.map.view.plan_goal = framed_in(room, state.size, hexes_to_frame(editor));
    if (!state.framed || !editor.map.view.frame_plan || ui.stay_plain)
        editor.map.view.plan = *editor.map.view.plan_goal;
    state.framed = true;
    state.as_framed.reset();
    if (!editor.map.view.frame_selection) state.as_framed = editor.map.view.plan_goal, state.framed_in = room;
    editor.map.view.frame_plan = false;
}

// By keys: about what is pointed at, or the middle.
void zoom_by_keys(EditorState& editor, const PlanPaneUi& state) {
    const int steps = std::exchange(editor.map.view.zoom.plan, 0);
    if (steps == 0) return;
    const PlanCamera camera = editor.map.view.plan_goal.value_or(editor.map.view.plan);
    const bool pointed = editor.map.tools.hovered && !editor.map.tools.hovered->in_scene;
    const Point at = pointed ? to_pane(camera, state.size, editor.map.tools.hovered->at)
                             : Point{state.size.width / 2.0, state.size.height / 2.0};
    editor.map.view.plan_goal = zoomed(camera, state.size, at, std::pow(zoom_a_press, steps));
}

void move_camera(Ui& ui, EditorState& editor, PlanPaneUi& state) {
    const Underlay* underlay = underlay_of(editor.map.view, editor.map.document);
    // Its size is still unknown while it is being decoded.
    const bool reading = underlay && !underlay->hidden && picture_of(editor, *underlay).decoding();
    const PaneSize room = room_in(ui, editor, state.size);
    if (wants_frame(editor, state, room) && !reading) frame(ui, editor, state, room);
    follow_cursor(editor, state);
    bring_sought(editor, state);
    zoom_by_keys(editor, state);
    if (!editor.map.view.plan_goal) return;
    const double share =
        ui.stay_plain ? 1 : std::min(1.0, static_cast<double>(ImGui::GetIO().DeltaTime) / easing_seconds * 1.8);
    editor.map.view.plan = halfway(editor.map.view.plan, *editor.map.view.plan_goal, share);
    const double away = std::hypot(editor.map.view.plan.centre.x - editor.map.view.plan_goal->centre.x,
                                   editor.map.view.plan.centre.y - editor.map.view.plan_goal->centre.y);
    if (away * editor.map.view.plan.scale < 0.5 &&
        std::abs(editor.map.view.plan.scale / editor.map.view.plan_goal->scale - 1) < 0.005) {
        editor.map.view.plan = *editor.map.view.plan_goal;
        editor.map.view.plan_goal.reset();
    }
}

// Keeps the grabbed map point under the mouse. Measured from the grab, not from frame to frame: the mouse may have come
// from afar in the frame of the press.
void pan(EditorState& editor, PlanPaneUi& state, ImVec2 corner) {
    constexpr double still = 0.01;  // In pixels.
    const ImGuiIO& io = ImGui::GetIO();
    const bool space_drag = io.KeysDown[static_cast<int>(Key::Space)] && ImGui::IsMouseDown(0);
    if (!ImGui::IsItemActive() || !(space_drag || ImGui::IsMouseDown(2))) return state.grabbed.reset();
    const Point at =
        to_map(editor.map.view.plan, state.size, point({io.MousePos.x - corner.x, io.MousePos.y - corner.y}));
    if (!state.grabbed) state.grabbed = at;
    const Point offset{state.grabbed->x - at.x, state.grabbed->y - at.y};
    if (std::hypot(offset.x, offset.y) * editor.map.view.plan.scale < still) return;
    editor.map.view.plan_goal.reset();
    editor.map.view.plan.centre = {editor.map.view.plan.centre.x + offset.x, editor.map.view.plan.centre.y + offset.y};
}

// What lay under the fingers' middle stays there.
void follow_fingers(EditorState& editor, const PlanPaneUi& state, const Fingers& fingers, Point at) {
    if (!fingers.any()) return;
    ViewState& view = editor.map.view;
    view.plan_goal.reset();
    view.plan.centre.x -= static_cast<double>(fingers.x) / view.plan.scale;
    view.plan.centre.y -= static_cast<double>(fingers.y) / view.plan.scale;
    view.plan = zoomed(view.plan, state.size, at, static_cast<double>(fingers.zoom));
}

void pan_and_zoom(EditorState& editor, PlanPaneUi& state, ImVec2 corner, const Fingers& fingers) {
    const ImGuiIO& io = ImGui::GetIO();
    pan(editor, state, corner);
    if (!ImGui::IsItemHovered()) return;
    const Point at{static_cast<double>(io.MousePos.x - corner.x), static_cast<double>(io.MousePos.y - corner.y)};
    follow_fingers(editor, state, fingers, at);
    if (io.MouseWheel == 0) return;
    if (io.KeyShift && editor.map.table.on()) {
        const int by = io.MouseWheel > 0 ? 1 : -1;
        return wound_by_hand(editor.map, by) ? void() : turn_in_hand(editor.map, by);
    }
    if (io.KeyShift) return turn(editor, io.MouseWheel > 0 ? -1 : 1);
    editor.map.view.plan_goal.reset();
    editor.map.view.plan =
        zoomed(editor.map.view.plan, state.size, at, std::pow(1.15, static_cast<double>(io.MouseWheel)));
}

bool over_selection(const EditorState& editor, const Pointer& pointer) {
    const auto piece = piece_at(editor.map.view, editor.map.document, pointer);
    return piece && is_selected(editor.map.tools, piece->id);
}

Pointer pointer_at(const EditorState& editor, const PlanPaneUi& state, ImVec2 corner) {
    const ImGuiIO& io = ImGui::GetIO();
    const Point at =
        to_map(editor.map.view.plan, state.size, point({io.MousePos.x - corner.x, io.MousePos.y - corner.y}));
    Pointer pointer{cursor_at(at)};
    pointer.at = at;
    pointer.mods = {io.KeyCtrl, io.KeyShift, io.KeyAlt};
    pointer.twice = ImGui::IsMouseDoubleClicked(0);
    return pointer;
}

// The middle button drags the map; a click without a drag takes the piece there in hand.
void middle_click(EditorState& editor, const Pointer& pointer) {
    constexpr float still = 3;
    const ImGuiIO& io = ImGui::GetIO();
    if (!ImGui::IsMouseReleased(2) || io.MouseDragMaxDistanceSqr[2] > still * still) return;
    take_from_map(editor, pointer, pointer.mods.ctrl ? PickUp::Move : PickUp::Copy);
}

// At the table a click chooses among the legal actions, and the map stays as it is.
void point_at_table(EditorState& editor, PlanPaneUi& state, ImVec2 corner) {
    const Pointer pointer = pointer_at(editor, state, corner);
    if (!ImGui::IsItemHovered() || !in_bounds(pointer.hex)) {
        if (state.hovered_here && editor.map.tools.hovered && !editor.map.tools.hovered->in_scene)
            editor.map.tools.hovered.reset();
        state.hovered_here = false;
        return;
    }
    // The map may have moved under a mouse that lies still: what was said stays.
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    const bool elsewhere = (moved.x != 0 || moved.y != 0) && editor.map.tools.hovered &&
                           editor.map.tools.hovered->cursor() != pointer.cursor();
    if (elsewhere && editor.map.status.notice) editor.map.status.notice.reset();
    editor.map.tools.hovered = pointer;
    state.hovered_here = true;
    if (ImGui::IsMouseClicked(0) && !ImGui::GetIO().KeysDown[static_cast<int>(Key::Space)])
        touch_map(editor.map, pointer);
    if (ImGui::IsMouseReleased(0)) release_at_table(editor.map, pointer);
    if (ImGui::IsMouseClicked(1)) dispute_or_let_go(editor.map, pointer);
}

// In the Build view a click goes to the step that lays what is there.
void point_at_build(EditorState& editor, PlanPaneUi& state, ImVec2 corner) {
    editor.map.tools.hovered.reset();
    if (!ImGui::IsItemHovered() || !ImGui::IsMouseClicked(0)) return;
    show_step_at(editor, pointer_at(editor, state, corner).hex);
}

void point_and_click(EditorState& editor, PlanPaneUi& state, ImVec2 corner) {
    if (keys_keep_cursor(editor)) {
        state.hovered_here = state.gesture = false;
        return;
    }
    if (editor.map.table.on()) return point_at_table(editor, state, corner);
    if (editor.map.building.on()) return point_at_build(editor, state, corner);
    const Pointer pointer = pointer_at(editor, state, corner);
    const bool here = ImGui::IsItemHovered() && in_bounds(pointer.hex);
    if (state.gesture) {
        if (ImGui::IsMouseDown(0)) drag(editor, pointer);
        else release(editor, pointer);
        state.gesture = editor.map.tools.pressed.has_value();
    }
    if (!here) {
        if (state.hovered_here && editor.map.tools.hovered && !editor.map.tools.hovered->in_scene)
            editor.map.tools.hovered.reset();
        state.hovered_here = false;
        return;
    }
    // Only if the mouse was somewhere else on the map before, not when it enters the pane.
    const bool elsewhere = editor.map.tools.hovered && editor.map.tools.hovered->cursor() != pointer.cursor();
    if (elsewhere && editor.map.status.notice && !editor.map.status.notice->refused) editor.map.status.notice.reset();
    editor.map.tools.hovered = pointer;
    state.hovered_here = true;
    if (ImGui::IsMouseClicked(0) && !ImGui::GetIO().KeysDown[static_cast<int>(Key::Space)]) {
        press(editor, pointer);
        state.gesture = editor.map.tools.pressed.has_value();
    }
    middle_click(editor, pointer);
    if (ImGui::IsMouseClicked(1)) {
        if (editor.map.tools.current == Tool::Select && !over_selection(editor, pointer)) click(editor, pointer);
        ImGui::OpenPopup("plan-menu");
    }
}

void draw_ghost(Ui& ui, const EditorState& editor, const Ghost& ghost, ImDrawList& draw, const ToScreen& to_screen) {
    const float width = ui.px(2);
    const float sway =
        editor.map.status.shaking > 0
            ? static_cast<float>(std::sin(editor.map.status.shaking * 60) * editor.map.status.shaking * 20)
            : 0;
    const ToScreen swaying = [&](Point at) {
        const ImVec2 still = to_screen(at);
        return ImVec2(still.x + sway, still.y);
    };
    for (const PlacedPiece& piece : ghost.pieces) {
        const TerrainType& terrain = editor.catalogue()[editor.catalogue()[piece.kind].terrain];
        const std::uint32_t fill =
            ghost.refusal ? ui.theme.with_alpha(Ink::Error, 0.35F) : packed(terrain.color, 0.75F);
        const Ink line = ghost.refusal ? Ink::Error : ghost.concern ? Ink::Warning : Ink::Accent;
        mark_piece(draw, piece, editor.catalogue(), swaying, fill, ui.theme[line], width);
    }
    if (!ghost.refusal) return;
    for (const PieceId id : ghost.refusal->pieces)
        if (const PlacedPiece* piece = editor.now().scenario->battlefield.find(id))
            mark_piece(draw, *piece, editor.catalogue(), to_screen, 0, ui.theme[Ink::Error], width);
}

void draw_marks(Ui& ui, const EditorState& editor, ImDrawList& draw, const ToScreen& to_screen) {
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    std::vector<HexCoord> marked;
    for (const Space& space : editor.map.view.marked) marked.push_back(space.at);
    if (!marked.empty()) {
        fill_hexes(draw, marked, to_screen, ui.theme.with_alpha(Ink::Warning, 0.35F));
        outline_hexes(draw, marked, to_screen, ui.theme[Ink::Warning], ui.px(3));
    }
    for (const PlacedPiece& piece : found(battlefield, editor.map.tools.selected))  // Their outlines: select_marks.h.
        fill_hexes(draw, hexes_of(piece, editor.catalogue()), to_screen, ui.theme.with_alpha(Ink::Selected, 0.25F));
    if (editor.map.tools.armed && editor.map.tools.armed->lifted)
        if (const PlacedPiece* piece = battlefield.find(*editor.map.tools.armed->lifted))
            mark_piece(draw, *piece, editor.catalogue(), to_screen, ui.theme.with_alpha(Ink::Table, 0.6F),
                       ui.theme[Ink::Muted], ui.px(1));
    if (editor.map.tools.armed && editor.map.tools.armed->from)
        outline_hexes(draw, {*editor.map.tools.armed->from}, to_screen, ui.theme[Ink::Accent], ui.px(3));
    if (const PieceStroke& stroke = editor.map.tools.gesture.pieces; !stroke.pieces.empty())
        return draw_ghost(ui, editor, {pieces_with_images(stroke)}, draw, to_screen);
    if (!editor.map.tools.hovered) return;
    const auto ghost = ghost_of(editor.map);
    if (ghost && !ghost->pieces.empty()) return draw_ghost(ui, editor, *ghost, draw, to_screen);
    const auto piece = editor.map.tools.current == Tool::Erase
                           ? piece_at(editor.map.view, editor.map.document, *editor.map.tools.hovered)
                           : std::nullopt;
    if (piece)
        mark_piece(draw, *piece, editor.catalogue(), to_screen, ui.theme.with_alpha(Ink::Error, 0.25F),
                   ui.theme[Ink::Error], ui.px(2));
    outline_hexes(draw, {editor.map.tools.hovered->hex}, to_screen, ui.theme.with_alpha(Ink::Hover, 0.55F),
                  ui.px(1.5F));
}

void draw_build_marks(Ui& ui, const EditorState& editor, ImDrawList& draw, const ToScreen& to_screen) {
    for (const PlacedPiece& piece : editor.map.building.fresh)
        mark_piece(draw, piece, editor.catalogue(), to_screen, ui.theme.with_alpha(Ink::Accent, 0.18F),
                   ui.theme[Ink::Accent], ui.px(3));
}

void empty_map(Ui& ui, const EditorState& editor, ImVec2 corner, ImVec2 size) {
    if (editor.now().scenario->battlefield.size() > 0 || editor.map.tools.armed || editor.map.tools.carried ||
        underlay_of(editor.map.view, editor.map.document))
        return;
    const std::string title = ui.words("plan.empty-title"), text = ui.words("plan.empty-text");
    const float width = std::min(ui.px(320), size.x - ui.px(32));
    const ImVec2 text_size = ImGui::CalcTextSize(text.c_str(), nullptr, false, width - ui.px(32));
    const float line = ImGui::GetTextLineHeight(), height = text_size.y + line + ui.px(40);
    const ImVec2 at(corner.x + (size.x - width) / 2, corner.y + (size.y - height) / 2);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + height}, ui.theme[Ink::Panel], ui.px(4));
    draw.AddRect(at, {at.x + width, at.y + height}, ui.theme[Ink::Line], ui.px(4));
    {
        const FontScope font(ui.strong);
        draw.AddText({at.x + ui.px(16), at.y + ui.px(16)}, ui.theme[Ink::Text], title.c_str());
    }
    draw.AddText(ImGui::GetFont(), ImGui::GetFontSize(), {at.x + ui.px(16), at.y + line + ui.px(24)},
                 ui.theme[Ink::Muted], text.c_str(), nullptr, width - ui.px(32));
}

}  // namespace

void piece_menu(Ui& ui, EditorState& editor, const char* id) {
    const PopupMenu menu(ui, id);
    if (!menu) return;
    for (const Command& row : all_commands())
        if (row.menu == "edit") command_item(ui, editor, row);
    choose_first(ui);
    if (begin_submenu(ui, ui.words("menu.select"))) {
        for (const Command& row : all_commands())
            if (row.menu == "select") command_item(ui, editor, row);
        ImGui::EndMenu();
    }
    ui.record("menu.select-here");
    command_item(ui, editor, *command("view.frame"));
}

void draw_plan(Ui& ui, EditorState& editor, PlanPaneUi& state) {
    const ImVec2 corner = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    state.size = size_of(size);
    if (is_covered(editor)) return draw_curtain(ui, editor, {corner.x, corner.y, corner.x + size.x, corner.y + size.y});
    ImGui::InvisibleButton(
        "##plan", {static_cast<float>(state.size.width), static_cast<float>(state.size.height)},
        ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight | ImGuiButtonFlags_MouseButtonMiddle);
    ui.record("plan");
    pan_and_zoom(editor, state, corner, ui.fingers);
    move_camera(ui, editor, state);
    point_and_click(editor, state, corner);
    follow_with_motion(editor.map.table);

    const PlanStyle style{editor.map.view.whole ? std::nullopt : std::optional(editor.map.view.level), ui.theme.dark,
                          ui.theme.rgb(Ink::Table), ui.theme.rgb(Ink::Grid), editor.map.tools.zone_brush.hidden};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(corner.x + static_cast<float>(state.size.width), corner.y + static_cast<float>(state.size.height));
    const Box pane{corner.x, corner.y, end.x, end.y};
    const ToScreen to_screen = [&](Point at) {
        const Point in_pane = to_pane(editor.map.view.plan, state.size, at);
        return ImVec2(corner.x + static_cast<float>(in_pane.x), corner.y + static_cast<float>(in_pane.y));
    };
    state.layers.paint(ui, editor, style, state.size, pane, to_screen);
    draw.PushClipRect(corner, end, true);
    const Projector flat = [&](Point at, int) { return std::optional(to_screen(at)); };
    state.layers.paint_survey(ui, editor, pane, to_screen);
    if (editor.map.table.on()) {
        const auto hex = static_cast<float>(hex_width * editor.map.view.plan.scale);
        draw_table_marks(ui, editor, draw, flat,
                         [&] { state.tokens.draw(ui, draw, figures_shown(editor.map.table), to_screen, hex); });
        if (state.hovered_here) draw_aim_tip(ui, editor);
    } else if (editor.map.building.on()) {
        draw_build_marks(ui, editor, draw, to_screen);
    } else {
        draw_marks(ui, editor, draw, to_screen);
        if (const auto figures = figures_at_desk(editor.map); !figures.empty())
            state.tokens.draw(ui, draw, instances_of(figures), to_screen,
                              static_cast<float>(hex_width * editor.map.view.plan.scale));
        draw_gesture_marks(ui, editor, draw, flat);
    }
    const Settings& settings = editor.user.settings;
    state.layers.paint_over(ui, editor, settings.rulers ? beside_rulers(ui, pane) : pane, to_screen);
    if (settings.names_on_plan)
        draw_names(ui, editor, draw, settings.rulers ? beside_rulers(ui, pane) : pane, to_screen);
    draw_key_cursor(ui, editor, draw, flat);
    if (settings.rulers) draw_rulers(ui, editor, pane, state.size, to_screen);
    draw.PopClipRect();
    if (settings.overview) state.overview.draw(ui, editor, pane, state.size, style);
    if (editor.map.table.on() || editor.map.building.on()) return;
    empty_map(ui, editor, corner, size);
    open_wanted_menu(ui, editor, "plan-menu", flat);
    piece_menu(ui, editor, "plan-menu");
}

std::optional<ImVec2> place_of(Ui& ui, const EditorState& editor, HexCoord hex) {
    const auto box = ui.find("plan");
    if (!box) return std::nullopt;
    const Point pane = to_pane(editor.map.view.plan, size_of(box->size()), centre_of(hex));
    return ImVec2(box->left + static_cast<float>(pane.x), box->top + static_cast<float>(pane.y));
}

std::optional<ImVec2> point_at(Ui& ui, EditorState& editor, Point on_map) {
    const auto box = ui.find("plan");
    if (!box) return std::nullopt;
    const PaneSize size = size_of(box->size());
    Point pane = to_pane(editor.map.view.plan, size, on_map);
    const bool in_sight = pane.x > 4 && pane.y > 4 && pane.x < size.width - 4 && pane.y < size.height - 4;
    if (!in_sight) {
        editor.map.view.plan.centre = on_map;
        editor.map.view.plan_goal.reset();
        pane = {size.width / 2.0, size.height / 2.0};
    }
    return ImVec2(box->left + static_cast<float>(pane.x), box->top + static_cast<float>(pane.y));
}

std::optional<ImVec2> point_of(Ui& ui, EditorState& editor, HexCoord hex) {
    return point_at(ui, editor, centre_of(hex));
}

}  // namespace hexwright::panes
