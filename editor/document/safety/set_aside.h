// A file that cannot be used, or gone on from, is set aside: renamed, never deleted, so that the program starts and
// nothing writes over it. Whoever sets it aside says so.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace hexwright::document {

struct SetAside {
    Refusal why;                       // What is wrong with it, and where.
    std::filesystem::path file{};      // As it was called.
    std::filesystem::path moved_to{};  // Where it is now; empty if it could not be moved and is still there.
    std::string stays_because{};       // Why it could not be moved.
};

// What stands behind the file's name, before the number: the file is broken, or good but of something else.
inline constexpr std::string_view ending_broken = "broken", ending_aside = "aside";

// A free name beside this file, for example settings.xml.broken-1.
std::filesystem::path name_aside(const std::filesystem::path& file, std::string_view ending = ending_broken);
SetAside set_aside(const std::filesystem::path& file, Refusal why, std::string_view ending = ending_broken);

}  // namespace hexwright::document
