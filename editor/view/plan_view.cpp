#include "editor/view/plan_view.h"

#include <algorithm>
#include <cmath>

namespace hexwright::view {

namespace {

constexpr double most_free_hexes = 6000;  // More free hexes would be too small to be useful.
// Shadows, crowns and what is drawn otherwise beside a piece reach no farther from those that a step changes.
constexpr double reach_of_change = 3 * hex_width;
constexpr std::size_t most_changed = 64;  // Pieces; after more all is painted.

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

const double row = hex_width * std::sqrt(3.0) / 2;

bool shows_grid(const PlanCamera& camera, PaneSize size) {
    return size.width / camera.scale * (size.height / camera.scale) / hex_width / row <= most_free_hexes;
}

// The free table hexes within a part of the map, so that an empty place shows where a piece could lie. One mark,
// painted in a single pass.
Polygon table_grid(const Terrain& terrain, Point low, Point high, Point origin, unsigned color) {
    Polygon grid;
    grid.line = {{color, 1}, 0.6};
    const int first = static_cast<int>(std::floor(low.y / row)), last = static_cast<int>(std::ceil(high.y / row));
    for (int r = first; r <= last; ++r) {
        const int from = static_cast<int>(std::floor(low.x / hex_width - r / 2.0));
        const int to = static_cast<int>(std::ceil(high.x / hex_width - r / 2.0));
        for (int q = from; q <= to; ++q)
            if (terrain.solids_at({q, r}).empty()) grid.rings.push_back(ring_of({q, r}, origin));
    }
    return grid;
}

std::vector<PlacedPiece> changed_pieces(const Battlefield& before, const Battlefield& now) {
    std::vector<PlacedPiece> changed;
    const auto collect = [&changed](const Battlefield& these, const Battlefield& others) {
        these.each([&](const PlacedPiece& piece) {
            const PlacedPiece* other = others.find(piece.id);
            if (!other || !(*other == piece)) changed.push_back(piece);
        });
    };
    collect(before, now);
    collect(now, before);
    return changed;
}

// What can look otherwise after a step, in units of the map; nullopt if that may be all.
std::optional<Bounds> changed_part(const Scenario& before, const Scenario& now, const Catalogue& catalogue) {
    if (!(before.zones == now.zones) || !(before.glyphs == now.glyphs)) return std::nullopt;
    std::vector<HexCoord> hexes;
    const std::vector<PlacedPiece> changed = changed_pieces(before.battlefield, now.battlefield);
    if (changed.empty() || changed.size() > most_changed) return std::nullopt;
    for (const PlacedPiece& piece : changed) {
        const std::vector<HexCoord> covered = hexes_of(piece, catalogue);
        hexes.insert(hexes.end(), covered.begin(), covered.end());
    }
    const Bounds box = bounds_of(hexes);
    return Bounds{box.left - reach_of_change, box.top - reach_of_change, box.right + reach_of_change,
                  box.bottom + reach_of_change};
}

PixelBox pixels_of(const Bounds& part, const PlanCamera& camera, PaneSize size) {
    const Point low = to_pane(camera, size, {part.left, part.top});
    const Point high = to_pane(camera, size, {part.right, part.bottom});
    const auto within = [](double at, int most) {
        return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(most)));
    };
    return {within(std::floor(low.x), size.width), within(std::floor(low.y), size.height),
            within(std::ceil(high.x), size.width), within(std::ceil(high.y), size.height)};
}

// Painted beyond the box, whose last rows and columns would be rounded otherwise than within a picture.
constexpr int beyond = 2;

PixelBox with_seam(const PixelBox& box, PaneSize size) {
    return {std::max(box.left - beyond, 0), std::max(box.top - beyond, 0), std::min(box.right + beyond, size.width),
            std::min(box.bottom + beyond, size.height)};
}

// Copies the box from a picture that begins at this corner.
void put_into(Pixels& all, const PixelBox& box, const Pixels& part, int left, int top) {
    for (int y = box.top; y < box.bottom; ++y)
        std::copy_n(part.bgra.begin() + (y - top) * part.width + box.left - left, box.right - box.left,
                    all.bgra.begin() + y * all.width + box.left);
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
                            const PlanCamera& camera, PaneSize pane, Backend& backend) {
    const PaneSize size{std::max(pane.width, 1), std::max(pane.height, 1)};
    const bool redraw = drawn_ != now.scenario || !(style_ == style);
    const bool same_view = camera_ == camera && size_ == size && texture_ != 0;
    std::optional<Bounds> part;
    if (redraw && same_view && drawn_ && style_ == style) part = changed_part(*drawn_, *now.scenario, catalogue);
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
    if (redraw || !same_view) {
        const PixelBox whole{0, 0, size.width, size.height};
        camera_ = camera, size_ = size;
        paint(now.terrain, part ? pixels_of(*part, camera, size) : whole);
        texture_ = backend.upload(style.over_picture ? unmultiplied(pixels_) : pixels_, texture_);
    }
    return texture_;
}

// Paints a part of the pane anew, in place of what it was.
void PlanView::paint(const Terrain& terrain, const PixelBox& box) {
    if (box.left >= box.right || box.top >= box.bottom) return;
    const auto on_map = [&](int x, int y) {
        return to_map(camera_, size_, {static_cast<double>(x), static_cast<double>(y)});
    };
    const auto [left, top, right, bottom] = with_seam(box, size_);
    const Point low = on_map(left, top), high = on_map(right, bottom);
    drawing_.drawing.marks.front() =
        shows_grid(camera_, size_) ? table_grid(terrain, low, high, drawing_.origin, style_.grid) : Polygon{};
    const Point in_drawing{low.x + drawing_.origin.x, low.y + drawing_.origin.y};
    Pixels painted = to_pixels(drawing_.drawing, in_drawing, camera_.scale, right - left, bottom - top);
    if (painted.width == size_.width && painted.height == size_.height) pixels_ = std::move(painted);
    else put_into(pixels_, box, painted, left, top);
}

}  // namespace hexwright::view
