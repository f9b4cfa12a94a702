// A square of noise that repeats without a seam. The shaders take the grain of all materials from it.
#pragma once
#include "editor/view/room.h"

#include <cstdint>
#include <vector>

namespace hexwright::view {

inline constexpr int grain_size = 256;  // In pixels.

// Red: specks; green: patches; blue and alpha: how specks and patches, taken as heights, rise to the right and upwards.
// All about the middle, 128. The same at every call.
std::vector<std::uint8_t> grain_pixels();

// A picture (four bytes a pixel) at half its width and height, each pixel the mean of those that it stands for. A side
// of one pixel stays; an odd one loses its last row.
std::vector<std::uint8_t> halved(const std::vector<std::uint8_t>& pixels, int width, int height);

}  // namespace hexwright::view
