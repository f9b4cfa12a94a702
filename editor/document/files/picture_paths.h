// Underlay pictures are named relative to the map's file on disk and by absolute path in memory, so that they are found
// again wherever the map is saved.
#pragma once
#include "editor/document/room.h"
#include "engine/scenario/scenario.h"

#include <filesystem>

namespace hexwright::document {

// For a map read from this file; "-" counts as a file in the current folder.
Scenario with_whole_picture_paths(Scenario scenario, const std::filesystem::path& file);
// For a map to be written to this file.
Scenario with_relative_picture_paths(Scenario scenario, const std::filesystem::path& file);

// The absolute path of a picture named relative to this file or absolutely.
std::string whole_picture_path(const std::string& src, const std::filesystem::path& file);

}  // namespace hexwright::document
