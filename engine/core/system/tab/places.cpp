#include "engine/core/system/places.h"

namespace hexwright::system {

namespace fs = std::filesystem;

// The browser's storage has a file system of our own, with one folder that people see.
fs::path home_folder() { return "/maps"; }

std::optional<fs::path> in_home(std::string_view typed) {
    return typed.starts_with("~/") ? std::optional(home_folder() / typed.substr(2)) : std::nullopt;
}

fs::path config_folder() { return "/hexwright/config"; }
fs::path data_folder() { return "/hexwright/data"; }
fs::path state_folder() { return "/hexwright/state"; }
fs::path cache_folder() { return "/hexwright/cache"; }
fs::path documents_folder() { return home_folder(); }
fs::path trash_folder() { return "/hexwright/trash"; }
fs::path program_folder() { return "/program/bin"; }

}  // namespace hexwright::system
