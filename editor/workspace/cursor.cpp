#include "editor/workspace/cursor.h"

#include "formats/paper/sheet/plan_drawing.h"

namespace hexwright::workspace {

Direction side_near(Point from_centre) {
    constexpr double half = 0.5, root = 0.8660254037844386;  // Cosine and sine of 60 degrees.
    constexpr std::pair<Direction, Point> ways[] = {{Direction::E, {1, 0}},          {Direction::SE, {half, root}},
                                                    {Direction::SW, {-half, root}},  {Direction::W, {-1, 0}},
                                                    {Direction::NW, {-half, -root}}, {Direction::NE, {half, -root}}};
    Direction nearest = Direction::E;
    double furthest = 0;
    for (const auto& [side, way] : ways)
        if (const double along = way.x * from_centre.x + way.y * from_centre.y; along > furthest) {
            furthest = along;
            nearest = side;
        }
    return nearest;
}

Cursor cursor_at(Point point) {
    const HexCoord hex = hex_at(point);
    const Point centre = formats::centre_of(hex);
    return {hex, side_near({point.x - centre.x, point.y - centre.y})};
}

}  // namespace hexwright::workspace
