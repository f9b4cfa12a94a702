#include "editor/files/reopening.h"

#include "editor/files/files.h"
#include "editor/files/open_maps.h"
#include "editor/files/start_notice.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexwright::files {

namespace {

namespace fs = std::filesystem;

// Nothing if the map has no file, or is a changed copy of one.
std::optional<fs::path> file_to_reopen(const OpenMap& map) {
    if (map.document.file()) return map.document.file();
    if (map.keeping.copy_of.empty() || map.document.changed()) return std::nullopt;
    return map.keeping.copy_of;
}

std::optional<fs::path> whole_path_of(const fs::path& file) {
    std::error_code trouble;
    fs::path whole = fs::absolute(file, trouble).lexically_normal();
    return trouble ? std::nullopt : std::optional(std::move(whole));
}

void add_tab(Settings& settings, const fs::path& file, bool front) {
    const auto whole = whole_path_of(file);
    if (!whole || settings.tabs.size() >= most_tabs || std::ranges::count(settings.tabs, *whole) > 0) return;
    if (front) settings.front_tab = settings.tabs.size();
    settings.tabs.push_back(*whole);
}

// Nothing if it is open now.
std::optional<Message> why_not_reopened(EditorState& editor, const fs::path& file) {
    const std::string name = file.filename().string();
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return Message{"reopen.gone", {{"file", name}}};
    if (open_in_tab(editor, file)) return std::nullopt;
    const bool in_use = editor.dialog.kind == Dialog::InUse;
    return Message{in_use ? "reopen.in-use" : "reopen.unread", {{"file", name}}};
}

void show_front(EditorState& editor, const fs::path& file) {
    if (const auto at = map_of_file(editor, file)) return show_map(editor, *at);
    if (const auto at = map_of_campaign(editor, file)) return show_map(editor, *at);
    for (std::size_t at = 0; at < map_count(editor); ++at)
        if (map_at(editor, at).keeping.copy_of == file) return show_map(editor, at);
}

}  // namespace

void remember_tabs(EditorState& editor) {
    if (!editor.maps.reopening.files.empty()) return;
    Settings& settings = editor.user.settings;
    settings.tabs.clear();
    settings.front_tab = 0;
    for (std::size_t at = 0; at < map_count(editor); ++at) {
        const OpenMap& map = map_at(editor, at);
        const bool front = at == editor.maps.front;
        // A campaign brings its first game along.
        if (map.campaign) add_tab(settings, map.campaign->file, front);
        else if (const auto file = file_to_reopen(map)) add_tab(settings, *file, front);
    }
}

void begin_reopening(EditorState& editor) {
    Reopening& reopening = editor.maps.reopening;
    const Settings& settings = editor.user.settings;
    reopening = {.files = settings.tabs};
    if (!reopening.files.empty()) hold_start_notice(editor);
    if (settings.front_tab < settings.tabs.size()) reopening.front = settings.tabs[settings.front_tab];
}

void reopen_next(EditorState& editor) {
    Reopening& reopening = editor.maps.reopening;
    if (reopening.files.empty()) return;
    const fs::path file = reopening.files.front();
    const DialogState asked = std::exchange(editor.dialog, {});
    const std::vector<fs::path> recent = editor.user.settings.recent_files;
    if (auto why = why_not_reopened(editor, file)) reopening.not_opened.push_back(std::move(*why));
    editor.user.settings.recent_files = recent;  // Their order tells what the person opened last.
    editor.dialog = asked;
    reopening.files.erase(reopening.files.begin());
    if (!reopening.files.empty()) return;
    show_front(editor, reopening.front);
    const Reopening done = std::exchange(reopening, {});
    tell_start_notice(editor);
    if (done.not_opened.empty()) return;
    const Message not_open{"reopen.not-opened", {{"count", done.not_opened.size()}, {"files", done.not_opened}}};
    say_too(editor.map.status, Notice{not_open});
}

}  // namespace hexwright::files
