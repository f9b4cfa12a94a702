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

}  // namespace hexwright::view
