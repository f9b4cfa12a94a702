#include "formats/paper/sheet/sketch.h"

#include "engine/core/visit.h"
#include "formats/paper/room.h"

namespace hexwright::paper {

void move_marks(std::vector<Mark>& marks, std::size_t first, Point way) {
    for (; first < marks.size(); ++first)
        visit(
            marks[first],
            [way](Polygon& polygon) {
                for (Ring& ring : polygon.rings)
                    for (Point& point : ring) point = point + way;
            },
            [way](Polyline& polyline) {
                for (Point& point : polyline.points) point = point + way;
            },
            [way](Text& text) { text.at = text.at + way; });
}

}  // namespace hexwright::paper
