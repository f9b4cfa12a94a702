// Saves what the window shows as a PNG.
#pragma once
#include "editor/app/room.h"
#include "engine/board/refusal.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::app {

// Rows of red, green, blue and opacity, the bottom one first; the picture is opaque.
std::string png_of(std::vector<unsigned char> pixels, int width, int height);

// Saves the frame drawn last; call before it is swapped to the front. Sizes in framebuffer pixels.
Result<void> save_screenshot(const std::filesystem::path& file, int width, int height);

}  // namespace hexwright::app
