// Reading files with a limit, replacing them whole or not at all, and what is to be known about them.
#pragma once
#include "engine/core/system/trouble.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::system {

// Refuses folders, devices, pipes, and files of more than `limit` bytes.
Outcome<std::string> read_whole(const std::filesystem::path& file, std::size_t limit);

// Writes a temporary file beside the target, flushes and renames it, so that a failed or interrupted write leaves the
// old file. At the end of symbolic links, which stay. Its permissions stay, and its owner and group where that is
// allowed. Temporary files that a program left beside it when it was killed are removed. A device or pipe is written
// to. A trouble names the file.
Outcome<void> replace_file(const std::filesystem::path& file, std::string_view bytes);

struct FileBytes {
    std::filesystem::path file{};
    std::string bytes{};
};
// Files that belong together: all of them are written before the first one gets its name, so that where one cannot be
// written, all stay as they were. Devices and pipes get theirs last.
Outcome<void> replace_files(const std::vector<FileBytes>& files);
// Whether replace_file() would work, as far as can be told beforehand: writes and removes a small file beside the
// target.
Outcome<void> try_replacing(const std::filesystem::path& file);

bool may_write(const std::filesystem::path& file);  // Also of a folder.

struct FileFacts {
    bool regular = false;          // No folder, device or pipe.
    unsigned long long bytes = 0;  // Its size.
    long long changed = 0;         // Time of the last change, in nanoseconds since 1970 by the file's own clock.
    std::size_t names = 1;         // More than one: it has hard links.
    std::string identity{};        // The same for all names of one file, and for no other file.
};
// Of the file at the end of symbolic links; nullopt if there is none.
std::optional<FileFacts> facts_of(const std::filesystem::path& file);

}  // namespace hexwright::system
