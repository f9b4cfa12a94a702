// A file of the person's own that cannot be used is set aside: renamed, never deleted, so that the program starts and
// nothing writes over it. Whoever sets it aside says so.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"

#include <filesystem>

namespace hexwright::document {

struct SetAside {
    Refusal why;                       // What is wrong with it, and where.
    std::filesystem::path file{};      // As it was called.
    std::filesystem::path moved_to{};  // Where it is now; empty if it could not be moved and is still there.
};

// A free name beside this file, for what is set aside because it is broken.
std::filesystem::path name_aside(const std::filesystem::path& file);
SetAside set_aside(const std::filesystem::path& file, Refusal why);

}  // namespace hexwright::document
