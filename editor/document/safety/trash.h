// Throws files of a person away: into the desktop's trash, where they can be restored from.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/core/system/places.h"

#include <filesystem>

namespace hexwright::document {

// On an error the file stays where it is.
Result<void> move_to_trash(const std::filesystem::path& file,
                           const std::filesystem::path& trash = system::trash_folder());

}  // namespace hexwright::document
