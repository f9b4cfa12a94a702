// The desktop's trash, where what is thrown away can be restored from.
#pragma once
#include "engine/core/system/places.h"
#include "engine/core/system/trouble.h"

#include <filesystem>

namespace hexwright::system {

// Moves the file there with a note of where it was. On a trouble the file stays where it is; if the trouble names a
// file, that one could not be written.
Outcome<void> move_to_trash(const std::filesystem::path& file, const std::filesystem::path& trash = trash_folder());

}  // namespace hexwright::system
