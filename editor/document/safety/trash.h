// Moves files that a person throws away to the desktop's trash, where they can be restored from.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"

#include <filesystem>

namespace hexwright::document {

// $XDG_DATA_HOME/Trash or its default; empty if there is no home directory.
std::filesystem::path trash_folder();

// Moves the file to the trash with a note of its origin (freedesktop.org trash specification). On an error the file
// stays where it is.
Result<void> move_to_trash(const std::filesystem::path& file, const std::filesystem::path& trash = trash_folder());

}  // namespace hexwright::document
