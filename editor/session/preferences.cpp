#include "editor/session/preferences.h"

#include "editor/session/start_troubles.h"

namespace hexwright::editor_session {

void begin_preferences(EditorState& editor, std::filesystem::path file) {
    editor.user.settings_file = SettingsFile(std::move(file));
    SettingsFile::Opened opened = editor.user.settings_file.open();
    editor.user.settings = std::move(opened.settings);
    editor.view.dark = editor.user.settings.dark;
    editor.view.table = editor.user.settings.table;
    if (!editor.user.settings.recent_files.empty())
        editor.user.folder = editor.user.settings.recent_files.front().parent_path();
    if (!opened.trouble) return;
    const Message remedy{opened.moved_to.empty() ? "settings.broken-stays-remedy" : "settings.broken-remedy",
                         {{"file", opened.moved_to.string()}}};
    tell_at_start(editor, describe(*opened.trouble, editor.words), editor.words(remedy));
}

void keep_preferences(EditorState& editor) {
    editor.user.settings.dark = editor.view.dark;
    editor.user.settings.table = editor.view.table;
    if (const auto trouble = editor.user.settings_file.keep(editor.user.settings)) {
        const std::string reason = describe(*trouble, editor.words);
        editor.status.notice = Notice{{"settings.not-kept", {{"reason", reason}}}, true};
    }
}

namespace {

const char* name_of(Fold pane) { return pane == Fold::Left ? "palette" : pane == Fold::Right ? "right" : "inspector"; }

}  // namespace

bool is_folded(const Settings& settings, Fold pane) {
    const auto found = settings.panes.find(name_of(pane));
    return found != settings.panes.end() && found->second.collapsed;
}

void fold(Settings& settings, Fold pane, bool away) { settings.panes[name_of(pane)].collapsed = away; }

void show_side(EditorState& editor, SideTab tab) {
    editor.view.side = tab;
    fold(editor.user.settings, Fold::Right, false);
    fold(editor.user.settings, Fold::Lower, false);
}

}  // namespace hexwright::editor_session
