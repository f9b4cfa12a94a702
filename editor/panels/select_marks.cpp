#include "editor/panels/select_marks.h"

#include <algorithm>
#include <cmath>

#include "editor/panels/symmetry_tool.h"

namespace hexwright {

void draw_selecting(Ui& ui, const Studio& studio, ImDrawList& draw, const ToScreen& to_screen) {
    const Selecting& now = studio.selecting;
    if (!studio.pressed || now.outline.empty()) return;
    const std::uint32_t fill = ui.theme.with_alpha(Ink::Accent, 0.12F), line = ui.theme[Ink::Accent];
    if (now.how == Selecting::How::Box) {
        const ImVec2 a = to_screen(studio.pressed->at), b = to_screen(now.outline.back());
        const ImVec2 low(std::min(a.x, b.x), std::min(a.y, b.y)), high(std::max(a.x, b.x), std::max(a.y, b.y));
        draw.AddRectFilled(low, high, fill);
        draw.AddRect(low, high, line, 0, 0, ui.px(1.5F));
    }
    if (now.how != Selecting::How::Lasso) return;
    std::vector<ImVec2> points;
    for (const Point& point : now.outline) points.push_back(to_screen(point));
    draw.AddPolyline(points.data(), static_cast<int>(points.size()), line, ImDrawFlags_None, ui.px(2));
    draw.AddLine(points.back(), points.front(), ui.theme.with_alpha(Ink::Accent, 0.45F), ui.px(1));
}

void draw_symmetry(Ui& ui, const Studio& studio, ImDrawList& draw, const ToScreen& to_screen) {
    const bool setting = studio.tool == Tool::Centre;
    if (studio.symmetry.kind == SymmetryKind::Off || (setting && !studio.hovered)) return;
    const Symmetry symmetry = setting ? symmetry_at(studio, *studio.hovered) : studio.symmetry;
    const ImVec2 at = to_screen(centre_of(symmetry));
    constexpr float far_away = 20'000, radians_a_degree = 0.0174532925F;
    for (const double ray : rays_of(symmetry)) {
        const float angle = static_cast<float>(ray) * radians_a_degree;
        draw.AddLine(at, {at.x + far_away * std::cos(angle), at.y + far_away * std::sin(angle)}, ui.theme.with_alpha(Ink::Accent, 0.55F), ui.px(1.5F));
    }
    draw.AddCircleFilled(at, ui.px(9), ui.theme[Ink::Panel]);
    draw.AddCircle(at, ui.px(9), ui.theme[Ink::Accent], 0, ui.px(2));
    const std::string number = std::to_string(copies_in(symmetry));
    const FontScope font(ui.small);
    const ImVec2 size = ImGui::CalcTextSize(number.c_str());
    draw.AddText({at.x - size.x / 2, at.y - size.y / 2}, ui.theme[Ink::Accent], number.c_str());
}

}  // namespace hexwright
