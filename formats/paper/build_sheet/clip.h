// Drawings cut off at the edges of an area. What is cut has no line along the cut.
#pragma once
#include "formats/paper/build_sheet/leaf.h"
#include "formats/paper/room.h"

#include <vector>

namespace hexwright::paper {

// Text is kept whole if its place is inside, and else dropped.
std::vector<Mark> clipped(std::vector<Mark> marks, const Area& area);

}  // namespace hexwright::paper
