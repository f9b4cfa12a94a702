// Remembers what a file was when it was last read or written here, to notice when another program changes or removes
// it.
#pragma once
#include "editor/document/room.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace hexwright::document {

// Sixteen hexadecimal digits that tell texts apart. Not cryptographic.
std::string fingerprint(std::string_view bytes);

struct FileStamp {
    bool there = false;
    long long changed = 0;  // Modification time, in nanoseconds of the file's own clock.
    unsigned long long size = 0;
    std::string digest{};  // Fingerprint of its bytes; empty if they could not be read.
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
FileStamp stamp_of(const std::filesystem::path& file);  // Reads the whole file.

enum class FileNews : unsigned char { None, Changed, Gone };
// Reads the file only if its time or size differs. A file that was touched but holds the same bytes is None; `known`
// then takes its new time.
FileNews news_of(const std::filesystem::path& file, FileStamp& known);

}  // namespace hexwright::document
