#include "editor/document/safety/trash.h"

#include "editor/document/own/collection.h"
#include "formats/xml/bytes/file.h"

#include <ctime>

namespace hexwright::document {
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

std::string now_as_text() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &local)};
}

std::filesystem::path free_name(const std::filesystem::path& folder, const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::path name = file.filename();
    for (int number = 2; std::filesystem::exists(folder / "files" / name, error) ||
                         std::filesystem::exists(folder / "info" / (name.string() + ".trashinfo"), error);
         ++number)
        name = file.stem().string() + "." + std::to_string(number) + file.extension().string();
    return name;
}

}  // namespace

std::filesystem::path trash_folder() {
    const std::filesystem::path own = data_folder();
    return own.empty() ? own : own.parent_path() / "Trash";
}

Result<void> move_to_trash(const std::filesystem::path& file, const std::filesystem::path& trash) {
    std::error_code error;
    std::filesystem::create_directories(trash / "files", error);
    std::filesystem::create_directories(trash / "info", error);
    const std::filesystem::path name = free_name(trash, file);
    const std::filesystem::path note = trash / "info" / (name.string() + ".trashinfo");
    const std::string text = "[Trash Info]\nPath=" + as_in_a_url(std::filesystem::absolute(file, error).string()) +
                             "\nDeletionDate=" + now_as_text() + "\n";
    if (const auto written = write_file(note, text); !written) return failure(written.error());
    std::filesystem::rename(file, trash / "files" / name, error);
    if (!error) return {};
    const std::string why = error.message();
    std::filesystem::remove(note, error);
    return failure(Message{"trash.stayed", {{"file", file.filename().string()}, {"reason", why}}},
                   FilePos{file.string()});
}

}  // namespace hexwright::document
