// Pictures under a map are named relative to its file there, and by their whole path while it is worked on: so they are
// found again wherever the map is saved.
#pragma once
#include "engine/scenario/scenario.h"

#include <filesystem>

namespace hexwright {

// Of a map read from this file, for work; "-": as if it lay in the current folder.
Scenario with_whole_picture_paths(Scenario scenario, const std::filesystem::path& file);
// Of a map to be written to this file.
Scenario with_relative_picture_paths(Scenario scenario, const std::filesystem::path& file);

// A picture named relative to this file (or by its whole path), as a whole path.
std::string whole_picture_path(const std::string& src, const std::filesystem::path& file);

}  // namespace hexwright
