#include "editor/files/preferences.h"

#include "editor/files/reopening.h"
#include "editor/files/spoken_language.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/start_troubles.h"

#include <iterator>

namespace hexwright::files {

void begin_preferences(EditorState& editor, std::filesystem::path file) {
    editor.user.settings_file = SettingsFile(std::move(file));
    SettingsFile::Opened opened = editor.user.settings_file.open();
    editor.user.settings = std::move(opened.settings);
    editor.map.view.dark = editor.user.settings.dark;
    editor.map.view.table = editor.user.settings.table;
    speak_as_chosen(editor);
    if (!editor.user.settings.recent_files.empty())
        editor.user.folder = editor.user.settings.recent_files.front().parent_path();
    if (!opened.trouble) return;
    const Message remedy{opened.moved_to.empty() ? "settings.broken-stays-remedy" : "settings.broken-remedy",
                         {{"file", opened.moved_to.string()}}};
    tell_at_start(editor, describe(*opened.trouble, editor.words), editor.words(remedy));
}

void keep_preferences(EditorState& editor) {
    editor.user.settings.dark = editor.map.view.dark;
    editor.user.settings.table = editor.map.view.table;
    remember_tabs(editor);
    if (const auto trouble = editor.user.settings_file.keep(editor.user.settings)) {
        const std::string reason = describe(*trouble, editor.words);
        editor.map.status.notice = Notice{{"settings.not-kept", {{"reason", reason}}}, true};
    }
    const auto& told = editor.map.status.notice;
    if (told && told->words.id == "settings.not-kept" && editor.user.settings_file.is_kept())
        editor.map.status.notice.reset();
}

namespace {

const char* name_of(Fold pane) {
    constexpr const char* names[] = {"palette", "right", "inspector", "cards", "lists", "tabs"};
    return names[static_cast<std::size_t>(pane)];
}

}  // namespace

bool is_folded(const Settings& settings, Fold pane) {
    const auto found = settings.panes.find(name_of(pane));
    return found != settings.panes.end() && found->second.collapsed;
}

void fold(Settings& settings, Fold pane, bool away) { settings.panes[name_of(pane)].collapsed = away; }

Fold fold_there(const OpenMap& map, Fold pane) {
    constexpr Fold at_table[] = {Fold::Cards, Fold::Lists, Fold::Tabs};
    const auto place = static_cast<std::size_t>(pane);
    return map.table.on() && place < std::size(at_table) ? at_table[place] : pane;
}

void show_side(EditorState& editor, SideTab tab) {
    editor.map.view.side = tab;
    fold(editor.user.settings, Fold::Right, false);
    fold(editor.user.settings, Fold::Lower, false);
}

}  // namespace hexwright::files
