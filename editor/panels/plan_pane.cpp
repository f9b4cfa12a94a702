#include "editor/panels/plan_pane.h"

#include "editor/panels/gesture_marks.h"
#include "editor/panels/gestures.h"
#include "editor/panels/icons.h"
#include "editor/panels/map_marks.h"
#include "editor/panels/place_tool.h"
#include "editor/panels/placing.h"
#include "editor/workbench/arrange.h"

#include <algorithm>
#include <cmath>

namespace hexwright {

namespace {

constexpr double easing_seconds = 0.15;

PaneSize size_of(ImVec2 size) { return {std::max(1, static_cast<int>(size.x)), std::max(1, static_cast<int>(size.y))}; }
Point point(ImVec2 at) { return {static_cast<double>(at.x), static_cast<double>(at.y)}; }

// Makes the whole of a picture to trace visible.
void add_corners(Studio& studio, std::vector<HexCoord>& hexes) {
    const Underlay* underlay = underlay_of(studio);
    const auto picture = underlay && !underlay->hidden ? picture_of(studio, *underlay).picture : nullptr;
    if (!picture) return;
    const double width = picture->size.width, height = picture->size.height;
    for (const Point corner : {Point{0, 0}, Point{width, 0}, Point{0, height}, Point{width, height}})
        if (const HexCoord hex = hex_at(on_map(*underlay_place(studio), corner)); in_bounds(hex)) hexes.push_back(hex);
}

std::vector<HexCoord> hexes_to_frame(Studio& studio) {
    std::vector<HexCoord> hexes;
    if (studio.frame_selection)
        for (const PlacedPiece& piece : found(studio.now().scenario->battlefield, studio.selected))
            for (const HexCoord hex : hexes_of(piece, studio.catalogue())) hexes.push_back(hex);
    if (!hexes.empty()) return hexes;
    for (const Terrain::Column& column : studio.now().terrain.columns()) hexes.push_back(column.hex);
    add_corners(studio, hexes);
    if (hexes.empty()) hexes = disk({}, 5);
    return hexes;
}

void move_camera(Ui& ui, Studio& studio, PlanPaneUi& state) {
    const Underlay* underlay = underlay_of(studio);
    // Its size is still unknown while it is being decoded.
    const bool reading = underlay && !underlay->hidden && picture_of(studio, *underlay).decoding();
    if (studio.frame_plan && !reading) {
        studio.plan_goal = framed(hexes_to_frame(studio), state.size);
        if (!state.framed || ui.stay_plain) studio.plan = *studio.plan_goal;
        state.framed = true;
        studio.frame_plan = false;
    }
    if (!studio.plan_goal) return;
    const double share =
        ui.stay_plain ? 1 : std::min(1.0, static_cast<double>(ImGui::GetIO().DeltaTime) / easing_seconds * 1.8);
    studio.plan = halfway(studio.plan, *studio.plan_goal, share);
    const double away = std::hypot(studio.plan.centre.x - studio.plan_goal->centre.x,
                                   studio.plan.centre.y - studio.plan_goal->centre.y);
    if (away * studio.plan.scale < 0.5 && std::abs(studio.plan.scale / studio.plan_goal->scale - 1) < 0.005) {
        studio.plan = *studio.plan_goal;
        studio.plan_goal.reset();
    }
}

// Keeps the grabbed map point under the mouse. Measured from the grab, not from frame to frame: the mouse may have come
// from afar in the frame of the press.
void pan(Studio& studio, PlanPaneUi& state, ImVec2 corner) {
    constexpr double still = 0.01;  // In pixels.
    const ImGuiIO& io = ImGui::GetIO();
    const bool space_drag = io.KeysDown[static_cast<int>(Key::Space)] && ImGui::IsMouseDown(0);
    if (!ImGui::IsItemActive() || !(space_drag || ImGui::IsMouseDown(2))) return state.grabbed.reset();
    const Point at = to_map(studio.plan, state.size, point({io.MousePos.x - corner.x, io.MousePos.y - corner.y}));
    if (!state.grabbed) state.grabbed = at;
    const Point way{state.grabbed->x - at.x, state.grabbed->y - at.y};
    if (std::hypot(way.x, way.y) * studio.plan.scale < still) return;
    studio.plan_goal.reset();
    studio.plan.centre = {studio.plan.centre.x + way.x, studio.plan.centre.y + way.y};
}

void pan_and_zoom(Studio& studio, PlanPaneUi& state, ImVec2 corner) {
    const ImGuiIO& io = ImGui::GetIO();
    pan(studio, state, corner);
    if (!ImGui::IsItemHovered() || io.MouseWheel == 0) return;
    if (io.KeyShift) return turn(studio, io.MouseWheel > 0 ? -1 : 1);
    const Point at{static_cast<double>(io.MousePos.x - corner.x), static_cast<double>(io.MousePos.y - corner.y)};
    studio.plan_goal.reset();
    studio.plan = zoomed(studio.plan, state.size, at, std::pow(1.15, static_cast<double>(io.MouseWheel)));
}

bool over_selection(const Studio& studio, const Pointer& pointer) {
    const auto piece = piece_at(studio, pointer);
    return piece && is_selected(studio, piece->id);
}

Pointer pointer_at(const Studio& studio, const PlanPaneUi& state, ImVec2 corner) {
    const ImGuiIO& io = ImGui::GetIO();
    const Point at = to_map(studio.plan, state.size, point({io.MousePos.x - corner.x, io.MousePos.y - corner.y}));
    Pointer pointer{cursor_at(at)};
    pointer.at = at;
    pointer.mods = {io.KeyCtrl, io.KeyShift, io.KeyAlt};
    pointer.twice = ImGui::IsMouseDoubleClicked(0);
    return pointer;
}

// The middle button drags the map; a click without a drag takes the piece there in hand.
void middle_click(Studio& studio, const Pointer& pointer) {
    constexpr float still = 3;
    const ImGuiIO& io = ImGui::GetIO();
    if (!ImGui::IsMouseReleased(2) || io.MouseDragMaxDistanceSqr[2] > still * still) return;
    take_from_map(studio, pointer, pointer.mods.ctrl ? PickUp::Move : PickUp::Copy);
}

void point_and_click(Studio& studio, PlanPaneUi& state, ImVec2 corner) {
    const Pointer pointer = pointer_at(studio, state, corner);
    const bool here = ImGui::IsItemHovered() && in_bounds(pointer.hex);
    if (state.gesture) {
        if (ImGui::IsMouseDown(0)) drag(studio, pointer);
        else release(studio, pointer);
        state.gesture = studio.pressed.has_value();
    }
    if (!here) {
        if (state.hovered_here && studio.hovered && !studio.hovered->in_scene) studio.hovered.reset();
        state.hovered_here = false;
        return;
    }
    // Only if the mouse was somewhere else on the map before, not when it enters the pane.
    const bool elsewhere = studio.hovered && studio.hovered->cursor() != pointer.cursor();
    if (elsewhere && studio.notice && !studio.notice->refused) studio.notice.reset();
    studio.hovered = pointer;
    state.hovered_here = true;
    if (ImGui::IsMouseClicked(0) && !ImGui::GetIO().KeysDown[static_cast<int>(Key::Space)]) {
        press(studio, pointer);
        state.gesture = studio.pressed.has_value();
    }
    middle_click(studio, pointer);
    if (ImGui::IsMouseClicked(1)) {
        if (studio.tool == Tool::Select && !over_selection(studio, pointer)) click(studio, pointer);
        ImGui::OpenPopup("plan-menu");
    }
}

void draw_ghost(Ui& ui, const Studio& studio, const Ghost& ghost, ImDrawList& draw, const ToScreen& to_screen) {
    const float width = ui.px(2);
    const float sway = studio.shaking > 0 ? static_cast<float>(std::sin(studio.shaking * 60) * studio.shaking * 20) : 0;
    const ToScreen swaying = [&](Point at) {
        const ImVec2 still = to_screen(at);
        return ImVec2(still.x + sway, still.y);
    };
    for (const PlacedPiece& piece : ghost.pieces) {
        const TerrainType& terrain = studio.catalogue()[studio.catalogue()[piece.kind].terrain];
        const std::uint32_t fill =
            ghost.refusal ? ui.theme.with_alpha(Ink::Error, 0.35F) : packed(terrain.color, 0.75F);
        mark_piece(draw, piece, studio.catalogue(), swaying, fill, ui.theme[ghost.refusal ? Ink::Error : Ink::Accent],
                   width);
    }
    if (!ghost.refusal) return;
    for (const PieceId id : ghost.refusal->in_the_way)
        if (const PlacedPiece* piece = studio.now().scenario->battlefield.find(id))
            mark_piece(draw, *piece, studio.catalogue(), to_screen, 0, ui.theme[Ink::Error], width);
}

void draw_marks(Ui& ui, const Studio& studio, ImDrawList& draw, const ToScreen& to_screen) {
    const Battlefield& battlefield = studio.now().scenario->battlefield;
    std::vector<HexCoord> marked;
    for (const Space& space : studio.marked) marked.push_back(space.at);
    if (!marked.empty()) {
        fill_hexes(draw, marked, to_screen, ui.theme.with_alpha(Ink::Warning, 0.35F));
        outline_hexes(draw, marked, to_screen, ui.theme[Ink::Warning], ui.px(3));
    }
    for (const PlacedPiece& piece : found(battlefield, studio.selected))
        mark_piece(draw, piece, studio.catalogue(), to_screen, ui.theme.with_alpha(Ink::Accent, 0.18F),
                   ui.theme[Ink::Accent], ui.px(studio.selected.size() > 1 ? 2 : 3));
    if (studio.armed && studio.armed->lifted)
        if (const PlacedPiece* piece = battlefield.find(*studio.armed->lifted))
            mark_piece(draw, *piece, studio.catalogue(), to_screen, ui.theme.with_alpha(Ink::Table, 0.6F),
                       ui.theme[Ink::Muted], ui.px(1));
    if (studio.armed && studio.armed->from)
        outline_hexes(draw, {*studio.armed->from}, to_screen, ui.theme[Ink::Accent], ui.px(3));
    if (const auto& stroke = studio.under_way.pieces.pieces; !stroke.empty())
        return draw_ghost(ui, studio, {with_copies(studio, stroke)}, draw, to_screen);
    if (!studio.hovered) return;
    const auto ghost = ghost_of(studio);
    if (ghost && !ghost->pieces.empty()) return draw_ghost(ui, studio, *ghost, draw, to_screen);
    const auto piece = studio.tool == Tool::Erase ? piece_at(studio, *studio.hovered) : std::nullopt;
    if (piece)
        mark_piece(draw, *piece, studio.catalogue(), to_screen, ui.theme.with_alpha(Ink::Error, 0.25F),
                   ui.theme[Ink::Error], ui.px(2));
    outline_hexes(draw, {studio.hovered->hex}, to_screen, ui.theme.with_alpha(Ink::Hover, 0.55F), ui.px(1.5F));
}

void empty_map(Ui& ui, const Studio& studio, ImVec2 corner, ImVec2 size) {
    if (studio.now().scenario->battlefield.size() > 0 || studio.armed || studio.carried || underlay_of(studio)) return;
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

void piece_menu(Ui& ui, Studio& studio, const char* id) {
    const PopupMenu menu(ui, id);
    if (!menu) return;
    for (const Command& row : commands())
        if (row.menu == "edit") command_item(ui, studio, row);
    if (ImGui::BeginMenu(ui.words("menu.select").c_str())) {
        for (const Command& row : commands())
            if (row.menu == "select") command_item(ui, studio, row);
        ImGui::EndMenu();
    }
    ui.record("menu.select-here");
    command_item(ui, studio, *command("view.frame"));
}

void draw_plan(Ui& ui, Studio& studio, PlanPaneUi& state) {
    const ImVec2 corner = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    state.size = size_of(size);
    ImGui::InvisibleButton(
        "##plan", {static_cast<float>(state.size.width), static_cast<float>(state.size.height)},
        ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight | ImGuiButtonFlags_MouseButtonMiddle);
    ui.record("plan");
    pan_and_zoom(studio, state, corner);
    move_camera(ui, studio, state);
    point_and_click(studio, state, corner);

    const PlanLook look{studio.whole ? std::nullopt : std::optional(studio.level), ui.theme.dark,
                        ui.theme.rgb(Ink::Table), ui.theme.rgb(Ink::Grid), studio.zone.hidden};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(corner.x + static_cast<float>(state.size.width), corner.y + static_cast<float>(state.size.height));
    const Box pane{corner.x, corner.y, end.x, end.y};
    const ToScreen to_screen = [&](Point at) {
        const Point in_pane = to_pane(studio.plan, state.size, at);
        return ImVec2(corner.x + static_cast<float>(in_pane.x), corner.y + static_cast<float>(in_pane.y));
    };
    state.layers.paint(ui, studio, look, state.size, pane, to_screen);
    draw.PushClipRect(corner, end, true);
    draw_marks(ui, studio, draw, to_screen);
    draw_gesture_marks(ui, studio, draw, [&](Point at, int) { return to_screen(at); });
    state.layers.paint_over(ui, studio, pane, to_screen);
    draw.PopClipRect();
    empty_map(ui, studio, corner, size);
    piece_menu(ui, studio, "plan-menu");
}

std::optional<ImVec2> place_of(Ui& ui, const Studio& studio, HexCoord hex) {
    const auto box = ui.find("plan");
    if (!box) return std::nullopt;
    const Point pane = to_pane(studio.plan, size_of(box->size()), centre_of(hex));
    return ImVec2(box->left + static_cast<float>(pane.x), box->top + static_cast<float>(pane.y));
}

std::optional<ImVec2> point_at(Ui& ui, Studio& studio, Point on_map) {
    const auto box = ui.find("plan");
    if (!box) return std::nullopt;
    const PaneSize size = size_of(box->size());
    Point pane = to_pane(studio.plan, size, on_map);
    const bool in_sight = pane.x > 4 && pane.y > 4 && pane.x < size.width - 4 && pane.y < size.height - 4;
    if (!in_sight) {
        studio.plan.centre = on_map;
        studio.plan_goal.reset();
        pane = {size.width / 2.0, size.height / 2.0};
    }
    return ImVec2(box->left + static_cast<float>(pane.x), box->top + static_cast<float>(pane.y));
}

std::optional<ImVec2> point_of(Ui& ui, Studio& studio, HexCoord hex) { return point_at(ui, studio, centre_of(hex)); }

}  // namespace hexwright
