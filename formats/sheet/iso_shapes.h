// Solid shapes of the isometric view, from the south and above: prisms, turned bodies, slabs. Plan units; heights in
// levels.
#pragma once
#include "formats/sheet/sketch.h"

#include <vector>

namespace hexwright {

inline constexpr double iso_squash = 0.60;  // of lengths away from the viewer
inline constexpr double iso_lift = 5.4;     // a level's height on paper
constexpr Point iso(Point plan, double height) { return {plan.x, plan.y * iso_squash - height * iso_lift}; }

struct Ring3 {  // of a turned body
    double radius, height;
};

Ring iso_ring(const Ring& plan, double height);
// What is seen of a hex prism's sides: `left` looks south-west, `right` south-east.
void iso_face(Sketch& sketch, HexCoord hex, Direction side, double from, double to, unsigned rgb);
void iso_body(Sketch& sketch, Point centre, double foot, const std::vector<Ring3>& rings, unsigned rgb);
void iso_slab(Sketch& sketch, Point a, Point b, double from, double to, double width, unsigned rgb);
void iso_line(Sketch& sketch, Point a, double from, Point b, double to, unsigned rgb, double width);

}  // namespace hexwright
