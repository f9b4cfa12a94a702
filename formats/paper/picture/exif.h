// The orientation of a photograph, from the Exif part of a JPEG.
#pragma once
#include "formats/paper/room.h"

#include <string_view>

namespace hexwright::paper {

// Returns Exif's values 1 to 8: 1 is upright, 3 upside down, 6 and 8 on a side, 2, 4, 5 and 7 mirrored. 1 when there is
// no information.
int exif_orientation(std::string_view jpeg);

}  // namespace hexwright::paper
