#include "editor/panes/select_marks.h"

#include "editor/document/edits/arrange.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::panes {

namespace {

// Both are drawn in the plane of the current level.
int plane_of(const EditorState& editor) {
    return editor.map.view.whole ? 0 : (editor.map.view.level - 1) * sevenths_per_level;
}

using Line = std::vector<ImVec2>;

// Leaves out points behind the eye.
Line line_through(const std::vector<Point>& points, int top, const Projector& place) {
    Line line;
    for (const Point& point : points)
        if (const auto at = place(point, top)) line.push_back(*at);
    return line;
}

void draw_line(ImDrawList& draw, const Line& line, std::uint32_t color, ImDrawFlags flags, float width) {
    draw.AddPolyline(line.data(), static_cast<int>(line.size()), color, flags, width);
}

std::vector<Point> ray_from(Point centre, double degrees) {
    constexpr int steps = 60;
    constexpr double step = 4 * hex_width, radians_a_degree = 0.017453292519943295;
    std::vector<Point> points;
    for (int i = 0; i <= steps; ++i)
        points.push_back({centre.x + i * step * std::cos(degrees * radians_a_degree),
                          centre.y + i * step * std::sin(degrees * radians_a_degree)});
    return points;
}

struct Stretch {  // Of an outline, in the units of centre_of() and sevenths of a level.
    Point from, to;
    int top = 0;
};

Stretch side_of(HexCoord hex, Direction side, int top) {
    const auto corners = corners_of(hex);  // Side i begins at corner i.
    const auto first = static_cast<std::size_t>(side);
    return {corners[first], corners[(first + 1) % corners.size()], top};
}

// Around the top of a tile, around the foot of what is higher than a wall, along the side of what stands on one.
std::vector<Stretch> outline_of(const PlacedPiece& piece, const EditorState& editor) {
    constexpr int most_slots = 2;
    const PieceType& type = editor.catalogue()[piece.kind];
    const int own_top = piece.level * sevenths_per_level;
    if (type.is_edge()) return {side_of(piece.at, piece.side, own_top)};
    std::vector<Stretch> outline;
    if (type.is_span()) outline.push_back({centre_of(piece.at), centre_of(piece.to), own_top});
    const std::vector<HexCoord> hexes = hexes_of(piece, editor.catalogue());
    for (const HexCoord hex : hexes) {
        const Solid* solid = editor.now().terrain.solid(hex, piece.level);
        const int top = !solid || solid->piece != piece.id ? own_top
                        : type.slots > most_slots          ? int{solid->bottom}
                                                           : int{solid->top};
        for (const Direction side : all_directions)
            if (std::ranges::count(hexes, neighbour(hex, side)) == 0) outline.push_back(side_of(hex, side, top));
    }
    return outline;
}

}  // namespace

void draw_selected(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place) {
    // Of more pieces each outline is not worth its time; they keep their tint.
    constexpr std::size_t most_outlined = 2000, few = 40;
    const std::vector<PieceId>& ids = editor.map.tools.selected;
    if (editor.map.building.on() || ids.empty() || ids.size() > most_outlined) return;
    std::vector<std::pair<ImVec2, ImVec2>> lines;
    for (const PlacedPiece& piece : found(editor.now().scenario->battlefield, ids))
        for (const Stretch& stretch : outline_of(piece, editor)) {
            const auto from = place(stretch.from, stretch.top), to = place(stretch.to, stretch.top);
            if (from && to) lines.emplace_back(*from, *to);
        }
    const float bright = ui.px(ids.size() > few ? 2 : 2.5F);
    for (const auto& [ink, width] : {std::pair(Ink::SelectedEdge, bright * 2.2F), std::pair(Ink::Selected, bright)})
        for (const auto& [from, to] : lines) {
            draw.AddLine(from, to, ui.theme[ink], width);
            if (ids.size() <= few) draw.AddCircleFilled(from, width / 2, ui.theme[ink], 8);  // No notch at corners.
        }
}

void draw_selecting(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place) {
    const SelectionGesture& now = editor.map.tools.selecting;
    if (!editor.map.tools.pressed || now.outline.empty()) return;
    const std::uint32_t color = ui.theme[Ink::Accent];
    if (now.how == SelectionGesture::How::Box) {
        const Point a = editor.map.tools.pressed->at, b = now.outline.back();
        const Line box = line_through({a, {b.x, a.y}, b, {a.x, b.y}}, plane_of(editor), place);
        draw.AddConvexPolyFilled(box.data(), static_cast<int>(box.size()), ui.theme.with_alpha(Ink::Accent, 0.12F));
        draw_line(draw, box, color, ImDrawFlags_Closed, ui.px(1.5F));
    }
    if (now.how != SelectionGesture::How::Lasso) return;
    const Line line = line_through(now.outline, plane_of(editor), place);
    draw_line(draw, line, color, ImDrawFlags_None, ui.px(2));
    if (!line.empty()) draw.AddLine(line.back(), line.front(), ui.theme.with_alpha(Ink::Accent, 0.45F), ui.px(1));
}

void draw_symmetry(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place) {
    const bool setting = editor.map.tools.current == Tool::Centre;
    if (editor.map.tools.symmetry.kind == SymmetryKind::Off || (setting && !editor.map.tools.hovered)) return;
    const Symmetry symmetry =
        setting ? symmetry_at(editor.map.tools.symmetry, *editor.map.tools.hovered) : editor.map.tools.symmetry;
    const int plane = plane_of(editor);
    for (const double ray : rays_of(symmetry))
        draw_line(draw, line_through(ray_from(centre_of(symmetry), ray), plane, place),
                  ui.theme.with_alpha(Ink::Accent, 0.55F), ImDrawFlags_None, ui.px(1.5F));
    const auto at = place(centre_of(symmetry), plane);
    if (!at) return;
    draw.AddCircleFilled(*at, ui.px(9), ui.theme[Ink::Panel]);
    draw.AddCircle(*at, ui.px(9), ui.theme[Ink::Accent], 0, ui.px(2));
    const std::string number = std::to_string(copies_in(symmetry));
    const FontScope font(ui.small);
    const ImVec2 size = ImGui::CalcTextSize(number.c_str());
    draw.AddText({at->x - size.x / 2, at->y - size.y / 2}, ui.theme[Ink::Accent], number.c_str());
    ui.record("symmetry-centre", {at->x - ui.px(9), at->y - ui.px(9), at->x + ui.px(9), at->y + ui.px(9)});
}

}  // namespace hexwright::panes
