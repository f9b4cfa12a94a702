#include "editor/document/fault_report.h"

#include "editor/document/files/user_folders.h"
#include "editor/document/safety/recovery.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <system_error>
#include <utility>
#include <vector>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_system_file_bytes = 64 << 10, max_kept_bytes = 4 * max_file_bytes, most_files_listed = 40;

std::string line(const Message& message, const Words& words) { return words(message) + "\n"; }

// On one line, with "~" for the home directory, whose name is often the person's.
std::string shown(const fs::path& file) {
    const std::string name = file.string(), home = home_folder().string();
    const bool at_home = home.size() > 1 && (name == home || name.starts_with(home + "/"));
    return line_for_terminal(at_home ? "~" + name.substr(home.size()) : name);
}

// ---- the system

// The value of NAME="value" in /etc/os-release.
std::string release_name() {
    constexpr std::string_view name = "PRETTY_NAME=";
    const auto text = read_file("/etc/os-release", max_system_file_bytes);
    const std::size_t at = text ? text->find(name) : std::string::npos;
    if (at == std::string::npos) return {};
    std::string value = text->substr(at + name.size(), text->find('\n', at) - at - name.size());
    std::erase(value, '"');
    return value;
}

std::string system_name() {
    std::string name = release_name();
    const auto version = read_file("/etc/debian_version", max_system_file_bytes);
    if (version) name += (name.empty() ? "Debian " : ", ") + trimmed(*version);
    utsname kernel{};
    if (::uname(&kernel) != 0) return name;
    return name + (name.empty() ? "" : ", ") + kernel.sysname + " " + kernel.release + " " + kernel.machine;
}

// "LANG=de_DE.UTF-8, …" of those that are set.
std::string set_among(std::initializer_list<const char*> variables) {
    std::string all;
    for (const char* name : variables)
        if (const char* value = std::getenv(name); value && *value)
            all += (all.empty() ? "" : ", ") + std::string(name) + "=" + value;
    return line_for_terminal(all);
}

// For example "amdgpu": the kernel's drivers of the graphics cards.
std::string graphics_drivers() {
    std::string all;
    std::error_code trouble, none;
    for (fs::directory_iterator it("/sys/class/drm", trouble), end; !trouble && it != end; it.increment(trouble)) {
        const std::string card = it->path().filename().string();
        if (!card.starts_with("card") || card.find('-') != std::string::npos) continue;
        const fs::path driver = fs::read_symlink(it->path() / "device/driver", none);
        if (!driver.empty()) all += (all.empty() ? "" : ", ") + driver.filename().string();
    }
    return all;
}

std::string told_of_system(const FaultSources& sources, const Words& words) {
    const std::pair<const char*, std::string> told[] = {
        {"fault.system", system_name()},
        {"fault.language", words.language + " " + set_among({"LC_ALL", "LC_MESSAGES", "LANG"})},
        {"fault.display", set_among({"XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "WAYLAND_DISPLAY", "DISPLAY"})},
        {"fault.driver", graphics_drivers()},
        {"fault.renderer", sources.renderer}};
    std::string text;
    for (const auto& [id, what] : told)
        text += line({id, {{"what", trimmed(what).empty() ? words("fault.unknown") : trimmed(what)}}}, words);
    return text;
}

// ---- what is kept

struct Kept {
    fs::path file{};
    std::uintmax_t bytes = 0;
    std::time_t changed = 0;
};

// Newest first.
std::vector<Kept> kept_in(const fs::path& folder) {
    std::vector<Kept> files;
    std::error_code trouble;
    for (fs::recursive_directory_iterator it(folder, trouble), end; !trouble && it != end; it.increment(trouble)) {
        struct stat about{};
        if (::lstat(it->path().c_str(), &about) == 0 && S_ISREG(about.st_mode))
            files.push_back({it->path(), static_cast<std::uintmax_t>(about.st_size), about.st_mtime});
    }
    std::ranges::sort(files, [](const Kept& a, const Kept& b) {
        return a.changed != b.changed ? a.changed > b.changed : a.file < b.file;
    });
    return files;
}

std::string when(std::time_t time) {
    std::tm local{};
    ::localtime_r(&time, &local);
    char text[32] = {};
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &local)};
}

std::string told_of_files(const fs::path& folder, const std::vector<Kept>& files, const Words& words) {
    if (folder.empty()) return {};
    if (files.empty()) return line({"fault.nothing-kept", {{"folder", shown(folder)}}}, words);
    std::string text = line({"fault.kept", {{"folder", shown(folder)}}}, words);
    const std::size_t listed = std::min(files.size(), most_files_listed);
    for (const Kept& each : std::span(files).first(listed))
        text += "  " + when(each.changed) + "  " + std::to_string(each.bytes) + "  " +
                shown(each.file.lexically_relative(folder)) + "\n";
    if (listed < files.size()) text += "  " + line({"fault.more", {{"count", files.size() - listed}}}, words);
    return text;
}

// ---- the newest unsaved work

bool is_journal(const fs::path& file) {
    return file.extension() == ".recovery" || file.string().ends_with(".game.part");
}

std::string text_kept(std::string bytes) {
    auto map = read_recovery(bytes);
    return map ? std::move(map->text) : std::move(bytes);  // Games are kept as they are.
}

// Read without its lock, so that its editor may be running; what it is just writing is left out.
std::string told_of_newest(const fs::path& folder, const std::vector<Kept>& files, const Words& words) {
    const auto newest = std::ranges::find_if(files, is_journal, &Kept::file);
    if (newest == files.end()) return line({"fault.no-work"}, words);
    const std::string name = shown(newest->file.lexically_relative(folder));
    auto bytes = read_file(newest->file, max_kept_bytes);
    if (!bytes) return line({"fault.unreadable", {{"file", name}, {"why", words(bytes.error().message)}}}, words);
    return line({"fault.work", {{"file", name}}}, words) + "\n" + text_kept(std::move(*bytes));
}

}  // namespace

std::string fault_report(const FaultSources& sources, const Words& words) {
    const std::vector<Kept> state = kept_in(sources.state), config = kept_in(sources.config);
    return line({"fault.title", {{"program", sources.program}}}, words) + "\n" + line({"fault.private"}, words) + "\n" +
           told_of_system(sources, words) + "\n" + told_of_files(sources.state, state, words) + "\n" +
           told_of_files(sources.config, config, words) + "\n" + told_of_newest(sources.state, state, words);
}

}  // namespace hexwright::document
