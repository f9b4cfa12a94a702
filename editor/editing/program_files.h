// Which files and folders are the program's own: nobody's work is kept there.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/safety.h"

#include <filesystem>

namespace hexwright::editing {

bool lies_in(const std::filesystem::path& path, const std::filesystem::path& folder);  // True for the folder itself.
bool is_same_place(const std::filesystem::path& one, const std::filesystem::path& other);  // False where one is empty.
std::filesystem::path all_samples();  // The folder of battlefields, scenarios, puzzles and campaigns.
// Whether the program put the file there: a sample, or something that it keeps in its state folder, like its trash.
// Such a file is never saved into, unless it is named.
bool is_programs_file(const std::filesystem::path& file, const Safety& safety);

}  // namespace hexwright::editing
