#include "editor/widgets/paint_marks.h"

#include "engine/core/visit.h"

#include <algorithm>

namespace hexwright::widgets {
namespace {

constexpr float least_text_pixels = 5;
using Points = std::vector<ImVec2>;

std::uint32_t packed_color(Color color) { return packed(color.rgb, static_cast<float>(color.alpha)); }
bool is_seen(const Stroke& line) { return line.width > 0 && line.color.alpha > 0; }

bool is_convex(const Points& ring) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const ImVec2 a = ring[i], b = ring[(i + 1) % ring.size()], c = ring[(i + 2) % ring.size()];
        const float turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        left = left || turn < -1e-4F;
        right = right || turn > 1e-4F;
    }
    return !(left && right);
}

struct RingSide {  // From its upper end to its lower one.
    ImVec2 high, low;
    float x_at(float y) const { return high.x + (low.x - high.x) * (y - high.y) / (low.y - high.y); }
};

std::vector<RingSide> sides_of(const std::vector<Points>& rings) {
    std::vector<RingSide> sides;
    for (const Points& ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ImVec2 a = ring[i], b = ring[(i + 1) % ring.size()];
            if (a.y != b.y) sides.push_back(a.y < b.y ? RingSide{a, b} : RingSide{b, a});
        }
    return sides;
}

class MarkPainter {
public:
    MarkPainter(Ui& ui, ImDrawList& draw, const ToScreen& to_screen, float scale)
        : ui_(ui), draw_(draw), to_screen_(to_screen), scale_(scale) {}

    void paint(const Polygon& polygon) {
        std::vector<Points> rings;
        for (const auto& ring : polygon.rings)
            if (ring.size() > 2) rings.push_back(on_screen(ring));
        if (polygon.fill.alpha > 0) fill(rings, packed_color(polygon.fill));
        if (is_seen(polygon.line))
            for (const Points& ring : rings) trace(ring, polygon.line, ImDrawFlags_Closed);
    }
    void paint(const Polyline& polyline) {
        if (is_seen(polyline.line)) trace(on_screen(polyline.points), polyline.line, ImDrawFlags_None);
    }
    void paint(const Text& text) {
        const float size = static_cast<float>(text.size) * scale_;
        if (size < least_text_pixels) return;
        ImFont* font = text.bold && ui_.strong ? ui_.strong : ImGui::GetFont();
        const float width = font->CalcTextSizeA(size, 1e6F, 0, text.text.c_str()).x;
        const float back = text.anchor == Anchor::Left ? 0 : text.anchor == Anchor::Middle ? width / 2 : width;
        const ImVec2 at = to_screen_(text.at);
        const float ascent = font->Ascent * size / font->FontSize;
        draw_.AddText(font, size, {at.x - back, at.y - ascent}, packed_color(text.color), text.text.c_str());
    }

private:
    Points on_screen(const std::vector<Point>& points) const {
        Points placed;
        for (const Point point : points) placed.push_back(to_screen_(point));
        return placed;
    }
    void trace(const Points& points, const Stroke& line, ImDrawFlags flags) {
        draw_.AddPolyline(points.data(), static_cast<int>(points.size()), packed_color(line.color), flags,
                          std::max(1.0F, static_cast<float>(line.width) * scale_));
    }
    void fill(const std::vector<Points>& rings, std::uint32_t color) {
        if (rings.size() == 1 && is_convex(rings[0]))
            return draw_.AddConvexPolyFilled(rings[0].data(), static_cast<int>(rings[0].size()), color);
        const ImDrawListFlags flags = draw_.Flags;
        draw_.Flags &= ~ImDrawListFlags_AntiAliasedFill;  // Softened edges would show as lines between triangles.
        for (const auto& [a, b, c] : filling(rings)) draw_.AddTriangleFilled(a, b, c, color);
        draw_.Flags = flags;
        for (const Points& ring : rings)  // Softens the outer edge.
            draw_.AddPolyline(ring.data(), static_cast<int>(ring.size()), color, ImDrawFlags_Closed, 1);
    }

    Ui& ui_;
    ImDrawList& draw_;
    const ToScreen& to_screen_;
    float scale_;
};

}  // namespace

// Cuts the plane at the heights of all corners: within a slice no side begins or ends, so that the sides, sorted from
// left to right, bound trapezoids by pairs.
std::vector<std::array<ImVec2, 3>> filling(const std::vector<std::vector<ImVec2>>& rings) {
    const std::vector<RingSide> sides = sides_of(rings);
    std::vector<float> cuts;
    for (const RingSide& side : sides) cuts.push_back(side.high.y), cuts.push_back(side.low.y);
    std::ranges::sort(cuts);
    cuts.erase(std::ranges::unique(cuts).begin(), cuts.end());
    std::vector<std::array<ImVec2, 3>> triangles;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        const float top = cuts[i], bottom = cuts[i + 1], middle = (top + bottom) / 2;
        std::vector<RingSide> crossing;
        std::ranges::copy_if(sides, std::back_inserter(crossing),
                             [&](const RingSide& side) { return side.high.y <= top && side.low.y >= bottom; });
        std::ranges::sort(crossing, {}, [&](const RingSide& side) { return side.x_at(middle); });
        for (std::size_t pair = 0; pair + 1 < crossing.size(); pair += 2) {
            const RingSide &left = crossing[pair], &right = crossing[pair + 1];
            const ImVec2 a{left.x_at(top), top}, b{right.x_at(top), top}, c{right.x_at(bottom), bottom},
                d{left.x_at(bottom), bottom};
            triangles.push_back({a, b, c});
            triangles.push_back({a, c, d});
        }
    }
    return triangles;
}

void paint_marks(Ui& ui, ImDrawList& draw, const std::vector<Mark>& marks, const ToScreen& to_screen, float scale) {
    MarkPainter painter(ui, draw, to_screen, scale);
    for (const Mark& mark : marks) visit(mark, [&](const auto& each) { painter.paint(each); });
}

}  // namespace hexwright::widgets
