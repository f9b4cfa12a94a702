// Bytes in and out of files: bounded reading that says what is wrong, writing whole or not at all.
#pragma once
#include "engine/core/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace hexwright {

inline constexpr std::size_t max_file_bytes = 32u << 20;

// The file's bytes; "-" is standard input. Refuses directories, pipes that are not standard input, devices, files above
// `limit`.
Result<std::string> read_file(const std::filesystem::path& file, std::size_t limit = max_file_bytes);
// Temporary file beside it, flush, rename: a failed or interrupted write leaves what was there. "-" is standard output;
// a reader of it that went away is no trouble.
Result<void> write_file(const std::filesystem::path& file, std::string_view bytes);
bool is_there(const std::filesystem::path& file);  // of whatever sort; no when it cannot be known
// All of them, to an open file; false: `errno` says why.
bool write_all(int descriptor, std::string_view bytes);

}  // namespace hexwright
