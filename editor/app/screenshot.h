// What the window shows, as a PNG.
#pragma once
#include "engine/core/result.h"

#include <filesystem>

namespace hexwright {

// Of the frame drawn last, before it is swapped to the front; sizes in pixels of the frame buffer.
Result<void> save_screenshot(const std::filesystem::path& file, int width, int height);

}  // namespace hexwright
