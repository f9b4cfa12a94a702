#include "editor/panes/overlay_marks.h"

#include "editor/editing/layers.h"
#include "editor/tools/measure_tool.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/sheet/palette.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hexwright::panes {

namespace {

constexpr float least_text = 8;  // In pixels; smaller numbers are unreadable.
constexpr float tint = 0.72F;

bool in_sight(Box pane, ImVec2 at, float margin) {
    return at.x > pane.left - margin && at.x < pane.right + margin && at.y > pane.top - margin &&
           at.y < pane.bottom + margin;
}

float hex_pixels(const ToScreen& to_screen) { return to_screen({hex_width, 0}).x - to_screen({0, 0}).x; }

void centred(ImDrawList& draw, ImVec2 at, float size, std::uint32_t color, const std::string& text) {
    const ImVec2 box = ImGui::GetFont()->CalcTextSizeA(size, 1e6F, 0, text.c_str());
    draw.AddText(ImGui::GetFont(), size, {at.x - box.x / 2, at.y - box.y / 2}, color, text.c_str());
}

// Text on a label in the panel's colour, readable over everything.
void slip(Ui& ui, ImDrawList& draw, ImVec2 at, float size, const std::string& text, Ink ink = Ink::Text) {
    const ImVec2 box = ImGui::GetFont()->CalcTextSizeA(size, 1e6F, 0, text.c_str());
    const float pad = size * 0.22F;
    draw.AddRectFilled({at.x - box.x / 2 - pad, at.y - box.y / 2}, {at.x + box.x / 2 + pad, at.y + box.y / 2},
                       ui.theme.with_alpha(Ink::Panel, 0.86F), pad);
    draw.AddText(ImGui::GetFont(), size, {at.x - box.x / 2, at.y - box.y / 2}, ui.theme[ink], text.c_str());
}

// The size at which the longest text fits its hex, shared by all. 0 if that is too small to read.
float text_size(const Ui& ui, const OverlayPicture& overlay, float hex) {
    std::size_t longest = 1;
    for (const OverlayCell& cell : overlay.cells) longest = std::max(longest, cell.text.size());
    const float size = std::min({hex * 1.5F / static_cast<float>(longest), hex * 0.52F, ui.px(22)});
    return size < least_text ? 0 : size;
}

void cell_text(Ui& ui, const OverlayPicture& overlay, const OverlayCell& cell, ImDrawList& draw, ImVec2 at,
               float size) {
    if (cell.text.empty()) return;
    if (!overlay.tinted) return slip(ui, draw, at, size, cell.text);
    centred(draw, at, size, is_dark(overlay.legend[cell.key].color) ? 0xFFFFFFFF : 0xFF101010, cell.text);
}

void cross(Ui& ui, ImDrawList& draw, ImVec2 at, Ink ink) {
    const float arm = ui.px(9);
    for (const auto& [color, width] : {std::pair(ui.theme[Ink::Panel], ui.px(4)), std::pair(ui.theme[ink], ui.px(2))}) {
        draw.AddLine({at.x - arm, at.y}, {at.x + arm, at.y}, color, width);
        draw.AddLine({at.x, at.y - arm}, {at.x, at.y + arm}, color, width);
    }
}

}  // namespace

std::string_view name_of(Overlay overlay) {
    constexpr std::string_view names[] = {"",      "heights", "coordinates", "room",   "overhang",  "sizes", "reach",
                                          "sight", "threat",  "zones",       "places", "unreached", "heat"};
    return names[static_cast<std::size_t>(overlay)];
}

void draw_overlay(Ui& ui, const OverlayPicture& overlay, ImDrawList& draw, Box pane, const ToScreen& to_screen) {
    const float hex = hex_pixels(to_screen);
    if (overlay.tinted)
        for (const OverlayCell& cell : overlay.cells)
            if (in_sight(pane, to_screen(centre_of(cell.hex)), hex))
                fill_hexes(draw, {cell.hex}, to_screen, packed(overlay.legend[cell.key].color, tint));
    for (const OverlayOutline& outline : overlay.outlines)
        if (in_sight(pane, to_screen(centre_of(outline.hexes.front())), 8 * hex)) {
            outline_hexes(draw, outline.hexes, to_screen, packed(0x101010, 0.8F), std::max(3.0F, hex * 0.16F));
            outline_hexes(draw, outline.hexes, to_screen, packed(overlay.legend[outline.key].color),
                          std::max(2.0F, hex * 0.10F));
        }
    const float size = text_size(ui, overlay, hex);
    if (size == 0) return;
    for (const OverlayCell& cell : overlay.cells)
        if (const ImVec2 at = to_screen(centre_of(cell.hex)); in_sight(pane, at, hex))
            cell_text(ui, overlay, cell, draw, at, size);
}

void draw_overlay_on(Ui& ui, const EditorState& editor, const OverlayPicture& overlay, ImDrawList& draw,
                     const Projector& place) {
    for (const OverlayCell& cell : overlay.cells) {
        const Surface* surface = editor.shown().terrain.surface({cell.hex, cell.level});
        const int top = surface ? surface->top : cell.level * sevenths_per_level;
        ImVec2 points[6];
        bool in_front = true;
        for (std::size_t i = 0; i < 6 && in_front; ++i) {
            const auto at = place(corners_of(cell.hex)[i], top);
            if (at) points[i] = *at;
            else in_front = false;
        }
        if (!in_front) continue;
        draw.AddConvexPolyFilled(points, 6, packed(overlay.legend[cell.key].color, 0.55F));
        const auto middle = place(centre_of(cell.hex), top);
        const float width = std::abs(points[1].x - points[4].x);
        if (middle && !cell.text.empty() && width > ui.px(22))
            centred(draw, *middle, std::min(ui.px(15), width * 0.45F), 0xFFFFFFFF, cell.text);
    }
}

void draw_legend(Ui& ui, const OverlayPicture& overlay, Overlay which, ImDrawList& draw, Box pane) {
    const std::string title = overlay.title.id.empty() ? ui.words("overlay." + std::string(name_of(which)) + "-title")
                                                       : ui.words(overlay.title);
    std::vector<std::string> rows;
    float width = ImGui::CalcTextSize(title.c_str()).x;
    for (const LegendRow& row : overlay.legend) {
        rows.push_back(ui.words(row.words));
        width = std::max(width, ImGui::CalcTextSize(rows.back().c_str()).x + ui.px(64));
    }
    if (rows.empty() && overlay.title.id.empty())
        rows.push_back(ui.words("overlay." + std::string(name_of(which)) + "-empty"));
    const float room = std::min(ui.px(320), pane.width() - ui.px(40));
    for (const Message& note : overlay.notes) {
        std::istringstream lines(in_lines(ui.words(note), room));
        for (std::string line; std::getline(lines, line);) rows.push_back(line);
    }
    for (const std::string& row : rows) width = std::max(width, ImGui::CalcTextSize(row.c_str()).x);
    const float line = ImGui::GetTextLineHeight() + ui.px(4), pad = ui.px(10);
    const Box box{pane.left + ui.px(8), pane.bottom - ui.px(8) - 2 * pad - line * static_cast<float>(rows.size() + 1),
                  pane.left + ui.px(8) + width + 2 * pad, pane.bottom - ui.px(8)};
    draw.AddRectFilled(box.corner(), box.far_corner(), ui.theme.with_alpha(Ink::Panel, 0.94F), ui.px(4));
    draw.AddRect(box.corner(), box.far_corner(), ui.theme[Ink::Line], ui.px(4));
    ui.record("legend", box);
    float y = box.top + pad;
    draw.AddText({box.left + pad, y}, ui.theme[Ink::Text], title.c_str());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        y += line;
        const bool colored = i < overlay.legend.size() && which != Overlay::Coordinates;
        if (colored)
            draw.AddRectFilled({box.left + pad, y + ui.px(2)}, {box.left + pad + ui.px(16), y + ui.px(14)},
                               packed(overlay.legend[i].color), ui.px(2));
        draw.AddText({box.left + pad + (colored ? ui.px(24) : 0), y}, ui.theme[Ink::Muted], rows[i].c_str());
        if (!colored) continue;
        const std::string count = std::to_string(overlay.legend[i].count);
        draw.AddText({box.right - pad - ImGui::CalcTextSize(count.c_str()).x, y}, ui.theme[Ink::Text], count.c_str());
    }
}

void draw_level_above(Ui& ui, const EditorState& editor, ImDrawList& draw, Box pane, const ToScreen& to_screen) {
    const float reach = 8 * hex_pixels(to_screen);
    editor.shown().scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (piece.level != editor.map.view.level + 1 || !in_sight(pane, to_screen(centre_of(piece.at)), reach)) return;
        mark_piece(draw, piece, editor.catalogue(), to_screen, 0, ui.theme.with_alpha(Ink::Panel, 0.7F), ui.px(4));
        mark_piece(draw, piece, editor.catalogue(), to_screen, 0, ui.theme[Ink::Text], ui.px(1.5F));
    });
}

void draw_pins(Ui& ui, const EditorState& editor, ImDrawList& draw, const ToScreen& to_screen) {
    const auto place = underlay_place(editor.map);
    if (!place) return;
    for (std::size_t i = 0; i < editor.map.tools.aligning.pins.size(); ++i) {
        const ImVec2 at = to_screen(centre_of(editor.map.tools.aligning.pins[i].at));
        draw.AddCircleFilled(at, ui.px(10), ui.theme[Ink::Accent]);
        centred(draw, at, ui.px(14), ui.theme[Ink::OnAccent], std::to_string(i + 1));
    }
    if (!editor.map.tools.aligning.pixel) {
        // The cursor of the keys may point beside the middle of its hex.
        if (editor.map.tools.keyed && editor.map.tools.hovered)
            cross(ui, draw, to_screen(editor.map.tools.hovered->at), Ink::Accent);
        return;
    }
    const ImVec2 at = to_screen(on_map(*place, *editor.map.tools.aligning.pixel));
    if (editor.map.tools.hovered) {
        outline_hexes(draw, {editor.map.tools.hovered->hex}, to_screen, ui.theme[Ink::Accent], ui.px(3));
        draw.AddLine(at, to_screen(centre_of(editor.map.tools.hovered->hex)), ui.theme[Ink::Accent], ui.px(2));
    }
    cross(ui, draw, at, Ink::Accent);
}

void draw_measure(Ui& ui, const EditorState& editor, ImDrawList& draw, const ToScreen& to_screen) {
    if (!editor.map.tools.measured) return;
    const ImVec2 from = to_screen(centre_of(editor.map.tools.measured->from)),
                 to = to_screen(centre_of(editor.map.tools.measured->to));
    fill_hexes(draw, line(editor.map.tools.measured->from, editor.map.tools.measured->to), to_screen,
               ui.theme.with_alpha(Ink::Accent, 0.22F));
    draw.AddLine(from, to, ui.theme[Ink::Panel], ui.px(5));
    draw.AddLine(from, to, ui.theme[Ink::Accent], ui.px(2.5F));
    for (const ImVec2 end : {from, to}) {
        draw.AddCircleFilled(end, ui.px(6), ui.theme[Ink::Panel]);
        draw.AddCircleFilled(end, ui.px(4), ui.theme[Ink::Accent]);
    }
    const float size = ImGui::GetFontSize();
    slip(ui, draw, {(from.x + to.x) / 2, std::min(from.y, to.y) - ui.px(20)}, size, ui.words(measure_words(editor)));
}

}  // namespace hexwright::panes
