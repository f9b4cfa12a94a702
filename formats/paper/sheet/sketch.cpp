#include "formats/paper/sheet/sketch.h"

#include "engine/core/visit.h"
#include "formats/paper/room.h"

namespace hexwright::paper {

void move_marks(std::vector<Mark>& marks, std::size_t first, Point offset) {
    for (; first < marks.size(); ++first)
        visit(
            marks[first],
            [offset](Polygon& polygon) {
                for (Ring& ring : polygon.rings)
                    for (Point& point : ring) point = point + offset;
            },
            [offset](Polyline& polyline) {
                for (Point& point : polyline.points) point = point + offset;
            },
            [offset](Text& text) { text.at = text.at + offset; });
}

}  // namespace hexwright::paper
