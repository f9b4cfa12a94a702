// Solid shapes of the isometric view, seen from the south and above: prisms, bodies of revolution, slabs. Coordinates
// are in plan units, heights in levels.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/sketch.h"

#include <vector>

namespace hexwright::paper {

inline constexpr double iso_squash = 0.60;  // Factor for lengths away from the viewer.
inline constexpr double iso_lift = 5.4;     // Height of a level on paper.
constexpr Point iso(Point plan, double height) { return {plan.x, plan.y * iso_squash - height * iso_lift}; }

// One ring of a body of revolution.
struct Ring3 {
    double radius, height;
};

Ring iso_ring(const Ring& plan, double height);
// Draws one of the two visible sides of a hex prism: SW, lit from the left, or SE, which is darker.
void iso_face(Sketch& sketch, HexCoord hex, Direction side, double from, double to, unsigned rgb);
void iso_body(Sketch& sketch, Point centre, double foot, const std::vector<Ring3>& rings, unsigned rgb);
void iso_slab(Sketch& sketch, Point a, Point b, double from, double to, double width, unsigned rgb);
void iso_line(Sketch& sketch, Point a, double from, Point b, double to, unsigned rgb, double width);

}  // namespace hexwright::paper
