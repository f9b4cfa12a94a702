// Files that a person throws away go to the desktop's trash, from where they can be taken back.
#pragma once
#include "engine/core/result.h"

#include <filesystem>

namespace hexwright {

std::filesystem::path trash_folder();  // $XDG_DATA_HOME/Trash, or where it is by default; empty when there is no home

// Moves the file there with a note of where it was (freedesktop.org's trash). The error says why it stayed.
Result<void> move_to_trash(const std::filesystem::path& file, const std::filesystem::path& trash = trash_folder());

}  // namespace hexwright
