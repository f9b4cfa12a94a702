#include "editor/document/files/file_names.h"

#include "editor/document/files/open.h"
#include "formats/xml/bytes/utf8.h"

#include <system_error>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

// In bytes: a name may have 255, on encrypted folders 143, and an ending and a number follow.
constexpr std::size_t most_stem_bytes = 120;

// Control characters and separators of lines, and marks that turn the direction of what follows: a name must look like
// what it is.
bool is_invisible(unsigned long code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200B && code <= 0x200F) ||
           (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF || code == 0xFFFD;
}

// Of some file system or shell.
bool is_special(unsigned long code) {
    return code < 0x80 && std::string_view("/\\:*?\"<>|").find(static_cast<char>(code)) != std::string_view::npos;
}

void append(std::string& stem, std::string_view letter, unsigned long code) {
    const bool blank = code == ' ' || is_invisible(code);
    if (is_special(code)) stem += '-';
    else if (!blank) stem += letter;
    else if (!stem.empty() && stem.back() != ' ') stem += ' ';
}

// A leading dot hides a file, a leading dash makes it an option; Windows drops dots and blanks at the end.
std::string without_bad_ends(std::string stem) {
    stem.erase(0, std::min(stem.find_first_not_of(".- ~"), stem.size()));
    stem.erase(stem.find_last_not_of(". ") + 1);
    return stem;
}

}  // namespace

std::string file_stem_of_title(std::string_view title) {
    std::string stem;
    while (!title.empty()) {
        const Letter letter = first_letter(title);
        if (stem.size() + letter.length > most_stem_bytes) break;
        append(stem, title.substr(0, letter.length), letter.code);
        title.remove_prefix(letter.length);
    }
    stem = without_bad_ends(std::move(stem));
    // "ford.xml" gets its ending once, and what is no .hsc file is not called like one.
    while (kind_of(stem) != FileKind::Other) stem = without_bad_ends(fs::path(stem).stem().string());
    return stem;
}

fs::path free_file_name(const fs::path& folder, const fs::path& name) {
    std::error_code none;
    const std::string stem = name.stem().string(), ending = name.extension().string();
    fs::path free = name;
    for (int number = 2; fs::exists(fs::symlink_status(folder / free, none)) && number < 10'000; ++number)
        free = stem + " " + std::to_string(number) + ending;
    return free;
}

}  // namespace hexwright::document
