#include "editor/workspace/underlay_place.h"

#include <algorithm>
#include <cmath>

namespace hexwright::workspace {
namespace {

constexpr int hexes_of_empty_table = 25;

Point pixel_of(const Pin& pin) { return {static_cast<double>(pin.x), static_cast<double>(pin.y)}; }
Point offset(Point from, Point to) { return {to.x - from.x, to.y - from.y}; }

// The linear part that maps two vectors of the picture to two vectors of the map; the first pin is fixed later.
PicturePlace of_ways(Point u, Point v, Point to_u, Point to_v) {
    const double area = u.x * v.y - u.y * v.x;
    return {(to_u.x * v.y - to_v.x * u.y) / area,
            (to_v.x * u.x - to_u.x * v.x) / area,
            (to_u.y * v.y - to_v.y * u.y) / area,
            (to_v.y * u.x - to_u.y * v.x) / area,
            {}};
}

}  // namespace

std::optional<PicturePlace> place_of(const std::vector<Pin>& pins) {
    if (!pins_fit(pins)) return std::nullopt;
    const Point u = offset(pixel_of(pins[0]), pixel_of(pins[1])),
                to_u = offset(formats::centre_of(pins[0].at), formats::centre_of(pins[1].at));
    Point v{-u.y, u.x}, to_v{-to_u.y, to_u.x};  // With two pins, perpendicular maps to perpendicular.
    if (pins.size() == 3) {
        v = offset(pixel_of(pins[0]), pixel_of(pins[2]));
        to_v = offset(formats::centre_of(pins[0].at), formats::centre_of(pins[2].at));
    }
    return moved_to(of_ways(u, v, to_u, to_v), pins[0]);
}

PicturePlace moved_to(PicturePlace place, const Pin& pin) {
    place.move = {};
    place.move = offset(on_map(place, pixel_of(pin)), formats::centre_of(pin.at));
    return place;
}

Point on_map(const PicturePlace& place, Point pixel) {
    return {place.a * pixel.x + place.b * pixel.y + place.move.x, place.c * pixel.x + place.d * pixel.y + place.move.y};
}

Point in_picture(const PicturePlace& place, Point map) {
    const Point at = offset(place.move, map);
    const double area = place.a * place.d - place.b * place.c;
    return {(place.d * at.x - place.b * at.y) / area, (place.a * at.y - place.c * at.x) / area};
}

Pin pin_at(const PicturePlace& place, Point map, PictureSize size, HexCoord hex) {
    const Point pixel = in_picture(place, map);
    const auto side = [](double value, int length) {
        return static_cast<int>(
            std::lround(std::clamp(value, 0.0, static_cast<double>(std::min(length, max_picture_side)))));
    };
    return {side(pixel.x, size.width), side(pixel.y, size.height), hex};
}

std::vector<Pin> first_pins(PictureSize size, const std::vector<HexCoord>& hexes) {
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const HexCoord hex : hexes) {
        const Point at = formats::centre_of(hex);
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    if (hexes.empty())
        low = {-hex_width * hexes_of_empty_table / 2, 0}, high = {hex_width * hexes_of_empty_table / 2, 0};
    HexCoord left = hex_at({low.x, (low.y + high.y) / 2});
    const int reach = std::max(3, static_cast<int>(std::lround((high.x - low.x) / hex_width)));
    left.q = std::clamp(left.q, -max_coordinate, max_coordinate - reach);
    left.r = std::clamp(left.r, -max_coordinate, max_coordinate);
    return {{0, size.height / 2, left}, {size.width, size.height / 2, {left.q + reach, left.r}}};
}

const Underlay* underlay_of(const std::vector<Underlay>& underlays, int level) {
    const auto found = std::ranges::find(underlays, level, &Underlay::level);
    return found == underlays.end() ? nullptr : &*found;
}

std::vector<Underlay> with_underlay(std::vector<Underlay> underlays, Underlay underlay) {
    underlays = without_underlay(std::move(underlays), underlay.level);
    underlays.push_back(std::move(underlay));
    return underlays;
}

std::vector<Underlay> without_underlay(std::vector<Underlay> underlays, int level) {
    std::erase_if(underlays, [level](const Underlay& each) { return each.level == level; });
    return underlays;
}

}  // namespace hexwright::workspace
