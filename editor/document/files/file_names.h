// Names of files that are proposed: made from a title, and free.
#pragma once
#include "editor/document/room.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace hexwright::document {

// The title as the name of a file without its ending, in any script: without what file systems refuse or hide, and not
// too long for them. Empty if nothing is left.
std::string file_stem_of_title(std::string_view title);

// The name, or with the smallest free number behind it ("ford 2.xml") where the folder has a file of that name.
std::filesystem::path free_file_name(const std::filesystem::path& folder, const std::filesystem::path& name);

}  // namespace hexwright::document
