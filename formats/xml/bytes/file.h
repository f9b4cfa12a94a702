// Bounded reading of files with clear errors, and atomic writing: engine/core/system with its sentences, and "-" for
// the standard streams.
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/system/files.h"
#include "formats/xml/room.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

inline constexpr std::size_t max_file_bytes = 32u << 20;

// Reads a whole file; "-" is standard input. Refuses directories, devices, pipes other than standard input, and files
// larger than `limit`.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t limit = max_file_bytes);
// Writes a temporary file beside the target, flushes and renames it, so that a failed or interrupted write leaves the
// old file. Its permissions stay, and its owner and group where that is allowed. Temporary files that a program left
// beside it when it was killed are removed. "-" is standard output; that its reader closes it early is an error.
Result<void> write_file(const std::filesystem::path& file, std::string_view bytes);

using system::FileBytes;
// Files that belong together: all of them are written before the first one gets its name, so that where one cannot be
// written, all stay as they were.
Result<void> write_files(const std::vector<FileBytes>& files);
// Whether write_file() would be refused, as far as can be told beforehand: writes and removes a small file beside the
// target. For long work, so that it is not done in vain. "-" is standard output.
std::optional<Refusal> cannot_write(const std::filesystem::path& file);
Refusal refused_writing(const system::Trouble& why);  // The sentence about a file that the system did not write.
// How many other names (hard links) the file has: write_file() leaves them what they hold. 0 if there is no such file.
std::size_t other_names(const std::filesystem::path& file);
// The sentence about them, for whoever has written the file; nullopt if there were none.
std::optional<Message> told_of_other_names(const std::filesystem::path& file, std::size_t names);
bool is_there(const std::filesystem::path& file);  // True for any kind of file; false when it cannot be determined.

}  // namespace hexwright::xml
