// Bounded reading of files with clear errors, and atomic writing.
#pragma once
#include "engine/board/refusal.h"
#include "formats/room.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::formats {

inline constexpr std::size_t max_file_bytes = 32u << 20;

// Reads a whole file; "-" is standard input. Refuses directories, devices, pipes other than standard input, and files
// larger than `limit`.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t limit = max_file_bytes);
// Writes a temporary file beside the target, flushes and renames it, so that a failed or interrupted write leaves the
// old file. "-" is standard output; a reader that closes it early is not an error.
Result<void> write_file(const std::filesystem::path& file, std::string_view bytes);
// Whether write_file() would be refused, as far as can be told beforehand: writes and removes a small file beside the
// target. For long work, so that it is not done in vain. "-" is standard output.
std::optional<Refusal> cannot_write(const std::filesystem::path& file);
// How many other names (hard links) the file has: write_file() leaves them what they hold. 0 if there is no such file.
std::size_t other_names(const std::filesystem::path& file);
// The sentence about them, for whoever has written the file; nullopt if there were none.
std::optional<Message> told_of_other_names(const std::filesystem::path& file, std::size_t names);
bool is_there(const std::filesystem::path& file);  // True for any kind of file; false when it cannot be determined.
// Writes all bytes to an open file; on false, `errno` says why.
bool write_all(int descriptor, std::string_view bytes);

}  // namespace hexwright::formats
