// Geometry of drawn hexes: outlines of groups of hexes, lines between them, and the small shapes of drawn pieces. Rings
// run clockwise around what they enclose (y down), holes counter-clockwise.
#pragma once
#include "engine/board/hex/coord.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"

#include <vector>

namespace hexwright::paper {

using Ring = std::vector<Point>;

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(Point a, double times) { return {a.x * times, a.y * times}; }
inline Point between(Point a, Point b, double share) { return a + (b - a) * share; }
double length(Point offset);
Point turned(Point offset, double degrees);  // Turns clockwise.

std::vector<Ring> outline(std::vector<HexCoord> hexes);  // Outer rings and holes of the union.
// Moves every side inwards (holes grow) by less than half a hex.
std::vector<Ring> inset(std::vector<Ring> rings, double by);
std::vector<Ring> moved(std::vector<Ring> rings, Point offset);
// The sides between two of the hexes, joined into chains.
std::vector<std::vector<Point>> inner_lines(std::vector<HexCoord> hexes);
std::vector<Point> side_of(HexCoord hex, Direction side);  // The side's two corners, clockwise.
Point middle_of(const std::vector<HexCoord>& hexes);       // Centroid of the hexes' centres.

Ring circle(Point centre, double radius, int corners = 24);
Ring star(Point centre, double outer, double inner, int points, double first_degrees = 0);
Ring scallop(Point centre, double radius, int bumps, double depth);  // A scalloped circle, for a crown of leaves.
Ring band(Point from, Point to, double width);                       // A thick line as a rectangle.

}  // namespace hexwright::paper
