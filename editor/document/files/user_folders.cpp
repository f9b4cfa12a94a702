#include "editor/document/files/user_folders.h"

#include "engine/core/text.h"
#include "formats/xml/bytes/file.h"

#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_user_dirs_bytes = 64 << 10;

fs::path absolute_folder(const char* variable) {
    const char* set = std::getenv(variable);
    return set && *set == '/' ? fs::path(set) : fs::path();
}

// A value in quotation marks as a shell reads it; only $HOME is replaced, as xdg-user-dirs does.
fs::path folder_in(std::string_view value, const fs::path& home) {
    if (value.size() < 2 || value.front() != '"' || value.back() != '"') return {};
    value = value.substr(1, value.size() - 2);
    const bool in_home = value.starts_with("$HOME/");
    if (in_home) value.remove_prefix(std::string_view("$HOME/").size());
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size()) ++i;
        text += value[i];
    }
    if (in_home) return home / text;
    return text.starts_with('/') ? fs::path(text) : fs::path();
}

// The last line that names it counts.
fs::path documents_in(std::string_view text, const fs::path& home) {
    constexpr std::string_view name = "XDG_DOCUMENTS_DIR=";
    fs::path found;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string line = trimmed(text.substr(0, end));
        if (line.starts_with(name)) found = folder_in(std::string_view(line).substr(name.size()), home);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return found;
}

}  // namespace

fs::path home_folder() { return absolute_folder("HOME"); }

fs::path documents_folder() {
    const fs::path home = home_folder(), set = absolute_folder("XDG_CONFIG_HOME");
    if (set.empty() && home.empty()) return {};
    const auto text = read_file((set.empty() ? home / ".config" : set) / "user-dirs.dirs", max_user_dirs_bytes);
    const fs::path documents = text ? documents_in(*text, home) : fs::path();
    std::error_code none;
    return !documents.empty() && fs::is_directory(documents, none) ? documents : home;
}

}  // namespace hexwright::document
