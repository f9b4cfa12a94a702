#include "editor/document/fault_report.h"

#include "editor/document/safety/recovery.h"
#include "engine/core/system/environment.h"
#include "engine/core/system/files.h"
#include "engine/core/system/local_time.h"
#include "engine/core/system/machine.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_kept_bytes = 4 * max_file_bytes, most_files_listed = 40;

std::string line(const Message& message, const Words& words) { return words(message) + "\n"; }

// On one line, with "~" for the home directory, whose name is often the person's.
std::string shown(const fs::path& file) {
    const std::string name = file.string(), home = system::home_folder().string();
    const bool at_home = home.size() > 1 && (name == home || name.starts_with(home + "/"));
    return line_for_terminal(at_home ? "~" + name.substr(home.size()) : name);
}

// ---- the system

// "LANG=de_DE.UTF-8, …" of those that are set.
std::string set_among(std::initializer_list<const char*> variables) {
    std::string all;
    for (const char* name : variables)
        if (const std::string value = system::variable(name).value_or(""); !value.empty())
            all += (all.empty() ? "" : ", ") + std::string(name) + "=" + value;
    return line_for_terminal(all);
}

std::string told_of_system(const FaultSources& sources, const Words& words) {
    const std::pair<const char*, std::string> told[] = {
        {"fault.system", system::system_name()},
        {"fault.language", words.language + " " + set_among({"LC_ALL", "LC_MESSAGES", "LANG"})},
        {"fault.display", set_among({"XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "WAYLAND_DISPLAY", "DISPLAY"})},
        {"fault.driver", system::graphics_drivers()},
        {"fault.renderer", sources.renderer}};
    std::string text;
    for (const auto& [id, what] : told)
        text += line({id, {{"what", trimmed(what).empty() ? words("fault.unknown") : trimmed(what)}}}, words);
    return text;
}

// ---- what is kept

struct Kept {
    fs::path file{};
    unsigned long long bytes = 0;
    long long changed = 0;  // In seconds since 1970.
};

// Newest first.
std::vector<Kept> kept_in(const fs::path& folder) {
    std::vector<Kept> files;
    std::error_code trouble, none;
    for (fs::recursive_directory_iterator it(folder, trouble), end; !trouble && it != end; it.increment(trouble)) {
        if (it->is_symlink(none)) continue;
        if (const auto facts = system::facts_of(it->path()); facts && facts->regular)
            files.push_back({it->path(), facts->bytes, facts->changed / 1'000'000'000});
    }
    std::ranges::sort(files, [](const Kept& a, const Kept& b) {
        return a.changed != b.changed ? a.changed > b.changed : a.file < b.file;
    });
    return files;
}

std::string told_of_files(const fs::path& folder, const std::vector<Kept>& files, const Words& words) {
    if (folder.empty()) return {};
    if (files.empty()) return line({"fault.nothing-kept", {{"folder", shown(folder)}}}, words);
    std::string text = line({"fault.kept", {{"folder", shown(folder)}}}, words);
    const std::size_t listed = std::min(files.size(), most_files_listed);
    for (const Kept& each : std::span(files).first(listed))
        text += "  " + system::local_time(each.changed, "%Y-%m-%d %H:%M:%S") + "  " + std::to_string(each.bytes) +
                "  " + shown(each.file.lexically_relative(folder)) + "\n";
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
