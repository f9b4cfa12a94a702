#include "editor/view/plan_view.h"

#include <algorithm>
#include <cmath>

namespace hexwright::view {

namespace {

constexpr double most_free_hexes = 6000;  // More free hexes would be too small to be useful.

struct Bounds {
    double left = 0, top = 0, right = 0, bottom = 0;
};

Bounds bounds_of(const std::vector<HexCoord>& hexes) {
    Bounds box{1e9, 1e9, -1e9, -1e9};
    for (const HexCoord hex : hexes) {
        const Point at = centre_of(hex);
        box = {std::min(box.left, at.x), std::min(box.top, at.y), std::max(box.right, at.x),
               std::max(box.bottom, at.y)};
    }
    return box;
}

std::vector<Point> ring_of(HexCoord hex, Point shift) {
    std::vector<Point> ring;
    for (const Point corner : corners_of(hex)) ring.push_back({corner.x + shift.x, corner.y + shift.y});
    return ring;
}

// The free table hexes in view, so that an empty place shows where a piece could lie. One mark, painted in a single
// pass.
Polygon table_grid(const Terrain& terrain, const PlanCamera& camera, PaneSize size, Point origin, unsigned color) {
    const Point low = to_map(camera, size, {0, 0});
    const Point high = to_map(camera, size, {static_cast<double>(size.width), static_cast<double>(size.height)});
    const double row = hex_width * std::sqrt(3.0) / 2;
    Polygon grid;
    grid.line = {{color, 1}, 0.6};
    if ((high.x - low.x) * (high.y - low.y) / hex_width / row > most_free_hexes) return grid;
    const int first = static_cast<int>(std::floor(low.y / row)), last = static_cast<int>(std::ceil(high.y / row));
    for (int r = first; r <= last; ++r) {
        const int from = static_cast<int>(std::floor(low.x / hex_width - r / 2.0));
        const int to = static_cast<int>(std::ceil(high.x / hex_width - r / 2.0));
        for (int q = from; q <= to; ++q)
            if (terrain.solids_at({q, r}).empty()) grid.rings.push_back(ring_of({q, r}, origin));
    }
    return grid;
}

}  // namespace

Pixels unmultiplied(Pixels pixels) {
    for (std::uint32_t& pixel : pixels.bgra) {
        const std::uint32_t alpha = pixel >> 24;
        if (alpha == 0 || alpha == 255) continue;
        const auto full = [&](int shift) {
            return std::min<std::uint32_t>(255, (pixel >> shift & 0xFF) * 255 / alpha) << shift;
        };
        pixel = alpha << 24 | full(16) | full(8) | full(0);
    }
    return pixels;
}

Point to_pane(const PlanCamera& camera, PaneSize size, Point map) {
    return {(map.x - camera.centre.x) * camera.scale + size.width / 2.0,
            (map.y - camera.centre.y) * camera.scale + size.height / 2.0};
}

Point to_map(const PlanCamera& camera, PaneSize size, Point pane) {
    return {(pane.x - size.width / 2.0) / camera.scale + camera.centre.x,
            (pane.y - size.height / 2.0) / camera.scale + camera.centre.y};
}

PlanCamera zoomed(const PlanCamera& camera, PaneSize size, Point pane, double factor) {
    const Point fixed = to_map(camera, size, pane);
    PlanCamera next = camera;
    next.scale = std::clamp(camera.scale * factor, min_plan_scale, max_plan_scale);
    const Point moved = to_map(next, size, pane);
    next.centre = {next.centre.x + fixed.x - moved.x, next.centre.y + fixed.y - moved.y};
    return next;
}

PlanCamera framed(const std::vector<HexCoord>& hexes, PaneSize size) {
    const Bounds box = bounds_of(hexes.empty() ? std::vector<HexCoord>{{}} : hexes);
    const double width = box.right - box.left + 3 * hex_width, height = box.bottom - box.top + 3 * hex_width;
    const double fits = std::min(std::max(size.width, 1) / width, std::max(size.height, 1) / height);
    return {{(box.left + box.right) / 2, (box.top + box.bottom) / 2}, std::clamp(fits, min_plan_scale, 3.0)};
}

PlanCamera halfway(const PlanCamera& from, const PlanCamera& to, double share) {
    const auto mix = [share](double a, double b) { return a + (b - a) * share; };
    return {{mix(from.centre.x, to.centre.x), mix(from.centre.y, to.centre.y)}, mix(from.scale, to.scale)};
}

TextureId PlanView::texture(const Snapshot& now, const Catalogue& catalogue, const PlanStyle& style,
                            const PlanCamera& camera, PaneSize size, Backend& backend) {
    const bool redraw = drawn_ != now.scenario || !(style_ == style);
    if (redraw) {
        PictureOptions options;
        options.level = style.level;
        options.dark = style.dark;
        options.hidden_zones = style.hidden_zones;
        options.sizes = false;      // An overlay tells them: a small tile's red border reads as an error.
        options.fade_below = 0.42;  // Keeps the map as a whole readable.
        drawing_ = plan_drawing(*now.scenario, now.terrain, catalogue, options);
        drawing_.drawing.paper = {style.table, style.over_picture ? 0.0 : 1.0};
        // A placeholder for the table's grid.
        drawing_.drawing.marks.insert(drawing_.drawing.marks.begin(), Polygon{});
        drawn_ = now.scenario, style_ = style;
    }
    if (redraw || !(camera_ == camera) || !(size_ == size) || texture_ == 0) {
        drawing_.drawing.marks.front() = table_grid(now.terrain, camera, size, drawing_.origin, style.grid);
        const Point corner = to_map(camera, size, {0, 0});
        const Point in_drawing{corner.x + drawing_.origin.x, corner.y + drawing_.origin.y};
        Pixels pixels = to_pixels(drawing_.drawing, in_drawing, camera.scale, size.width, size.height);
        texture_ = backend.upload(style.over_picture ? unmultiplied(std::move(pixels)) : std::move(pixels), texture_);
        camera_ = camera, size_ = size;
    }
    return texture_;
}

}  // namespace hexwright::view
