// Folders that have a meaning on this system. Empty if there is none.
#pragma once
#include <filesystem>
#include <optional>
#include <string_view>

namespace hexwright::system {

std::filesystem::path home_folder();
// What a person types as "~/name"; nullopt if it is nothing of that form.
std::optional<std::filesystem::path> in_home(std::string_view typed);

// This program's own folders, which need not exist yet: what a person has set, what belongs to this person, what one
// run leaves for the next, and what can be made again.
std::filesystem::path config_folder();
std::filesystem::path data_folder();
std::filesystem::path state_folder();
std::filesystem::path cache_folder();

std::filesystem::path documents_folder();  // Of all programs; the home folder if there is no other.
std::filesystem::path trash_folder();      // Of all programs; move_to_trash() in trash.h.
std::filesystem::path program_folder();    // In which the program lies that runs.

}  // namespace hexwright::system
