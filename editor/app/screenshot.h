// Saves what the window shows as a PNG.
#pragma once
#include "editor/app/room.h"
#include "engine/board/refusal.h"

#include <filesystem>

namespace hexwright::app {

// Saves the frame drawn last; call before it is swapped to the front. Sizes in framebuffer pixels.
Result<void> save_screenshot(const std::filesystem::path& file, int width, int height);

}  // namespace hexwright::app
