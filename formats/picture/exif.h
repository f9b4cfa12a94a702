// How a photograph was held, from the Exif part of a JPEG.
#pragma once
#include <string_view>

namespace hexwright {

// 1 to 8 as Exif counts: 1 upright, 3 upside down, 6 and 8 on a side, the even of 2, 4, 5, 7 mirrored; 1 where nothing
// is said.
int exif_orientation(std::string_view jpeg);

}  // namespace hexwright
