#include "engine/scenario/underlay.h"

#include <algorithm>

namespace hexwright::scenario {
namespace {

// Twice the area between two vectors from one point; 0 when they are parallel or one of them is zero.
long long area(long long ax, long long ay, long long bx, long long by) { return ax * by - ay * bx; }

bool within_bounds(const Pin& pin) {
    const auto inside = [](int side) { return side >= 0 && side <= max_picture_side; };
    return inside(pin.x) && inside(pin.y) && in_bounds(pin.at);
}

bool apart(const Pin& a, const Pin& b) { return (a.x != b.x || a.y != b.y) && a.at != b.at; }

bool make_a_triangle(const Pin& a, const Pin& b, const Pin& c) {
    return area(b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y) != 0 &&
           area(b.at.q - a.at.q, b.at.r - a.at.r, c.at.q - a.at.q, c.at.r - a.at.r) != 0;
}

}  // namespace

bool pins_fit(const std::vector<Pin>& pins) {
    if (pins.size() < least_pins || pins.size() > most_pins || !std::ranges::all_of(pins, within_bounds)) return false;
    return pins.size() == 2 ? apart(pins[0], pins[1]) : make_a_triangle(pins[0], pins[1], pins[2]);
}

}  // namespace hexwright::scenario
