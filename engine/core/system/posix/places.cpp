#include "engine/core/system/places.h"

#include "engine/core/system/environment.h"
#include "engine/core/system/files.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_user_dirs_bytes = 64 << 10;

fs::path absolute_folder(const char* name) {
    const auto set = variable(name);
    return set && set->starts_with('/') ? fs::path(*set) : fs::path();
}

// As freedesktop.org's base directories have it: what the variable says, or else the usual folder.
fs::path base_folder(const char* name, const char* in_home) {
    if (fs::path set = absolute_folder(name); !set.empty()) return set;
    const std::string home = variable("HOME").value_or("");
    return home.empty() ? fs::path() : fs::path(home) / in_home;
}

fs::path own_folder(const char* name, const char* in_home) {
    const fs::path base = base_folder(name, in_home);
    return base.empty() ? base : base / "hexwright";
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

std::string_view without_blanks(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    return line.substr(0, line.find_last_not_of(blanks) + 1);
}

// The last line that names it counts.
fs::path documents_in(std::string_view text, const fs::path& home) {
    constexpr std::string_view name = "XDG_DOCUMENTS_DIR=";
    fs::path found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = without_blanks(text.substr(0, end));
        if (line.starts_with(name)) found = folder_in(line.substr(name.size()), home);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

}  // namespace

fs::path home_folder() { return absolute_folder("HOME"); }

std::optional<fs::path> in_home(std::string_view typed) {
    const auto home = typed.starts_with("~/") ? variable("HOME") : std::nullopt;
    return home ? std::optional(fs::path(*home) / typed.substr(2)) : std::nullopt;
}

fs::path config_folder() { return own_folder("XDG_CONFIG_HOME", ".config"); }
fs::path data_folder() { return own_folder("XDG_DATA_HOME", ".local/share"); }
fs::path state_folder() { return own_folder("XDG_STATE_HOME", ".local/state"); }
fs::path cache_folder() { return own_folder("XDG_CACHE_HOME", ".cache"); }

// What user-dirs.dirs calls it, if that is a folder.
fs::path documents_folder() {
    const fs::path home = home_folder(), set = absolute_folder("XDG_CONFIG_HOME");
    if (set.empty() && home.empty()) return {};
    const auto text = read_whole((set.empty() ? home / ".config" : set) / "user-dirs.dirs", max_user_dirs_bytes);
    const fs::path documents = text ? documents_in(*text, home) : fs::path();
    std::error_code none;
    return !documents.empty() && fs::is_directory(documents, none) ? documents : home;
}

fs::path trash_folder() {
    const fs::path base = base_folder("XDG_DATA_HOME", ".local/share");
    return base.empty() ? base : base / "Trash";
}

fs::path program_folder() {
    std::error_code none;
    return fs::read_symlink("/proc/self/exe", none).parent_path();
}

}  // namespace hexwright::system
