// What a file was when we last read or wrote it, so that we notice when somebody else changes or removes it.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

namespace hexwright {

// Sixteen hexadecimal digits that tell one text from another. Not meant to withstand anybody who wants two alike.
std::string fingerprint(std::string_view bytes);

struct FileStamp {
    bool there = false;
    long long changed = 0;  // nanoseconds of the file's own clock
    unsigned long long size = 0;
    std::string digest{};  // of its bytes; empty when they could not be read
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
FileStamp stamp_of(const std::filesystem::path& file);  // reads it

enum class FileNews : unsigned char { None, Changed, Gone };
// Reads the file only when its time or size is another one. A file that was touched but holds the same bytes is no
// news; then `known` learns its new time.
FileNews news_of(const std::filesystem::path& file, FileStamp& known);

}  // namespace hexwright
