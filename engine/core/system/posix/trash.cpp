// freedesktop.org's specification of a trash.
#include "engine/core/system/trash.h"

#include "engine/core/system/files.h"
#include "engine/core/system/local_time.h"

#include <string>
#include <string_view>
#include <system_error>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

std::string as_in_a_url(const std::string& path) {
    std::string text;
    for (const char letter : path) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') ||
                           std::string_view("/-_.~").find(letter) != std::string_view::npos;
        constexpr char digits[] = "0123456789ABCDEF";
        if (plain) text += letter;
        else (text += '%') += {digits[byte >> 4], digits[byte & 15]};
    }
    return text;
}

fs::path free_name(const fs::path& folder, const fs::path& file) {
    std::error_code error;
    fs::path name = file.filename();
    for (int number = 2; fs::exists(folder / "files" / name, error) ||
                         fs::exists(folder / "info" / (name.string() + ".trashinfo"), error);
         ++number)
        name = file.stem().string() + "." + std::to_string(number) + file.extension().string();
    return name;
}

}  // namespace

Outcome<void> move_to_trash(const fs::path& file, const fs::path& trash) {
    std::error_code error;
    fs::create_directories(trash / "files", error);
    fs::create_directories(trash / "info", error);
    const fs::path name = free_name(trash, file);
    const fs::path note = trash / "info" / (name.string() + ".trashinfo");
    const std::string text = "[Trash Info]\nPath=" + as_in_a_url(fs::absolute(file, error).string()) +
                             "\nDeletionDate=" + local_time_now("%Y-%m-%dT%H:%M:%S") + "\n";
    if (auto written = replace_file(note, text); !written) return written;
    fs::rename(file, trash / "files" / name, error);
    if (!error) return {};
    const std::string why = error.message();
    fs::remove(note, error);
    return tl::unexpected(Trouble{Cause::Other, why});
}

}  // namespace hexwright::system
