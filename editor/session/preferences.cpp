#include "editor/session/preferences.h"

namespace hexwright {

void begin_preferences(EditorState& editor, std::filesystem::path file) {
    editor.settings_file = SettingsFile(std::move(file));
    SettingsFile::Opened opened = editor.settings_file.open();
    editor.settings = std::move(opened.settings);
    editor.dark = editor.settings.dark;
    if (!editor.settings.recent_files.empty()) editor.folder = editor.settings.recent_files.front().parent_path();
    if (!opened.trouble) return;
    const Message remedy{"settings.broken-remedy", {{"file", opened.moved_to.string()}}};
    editor.asking = {
        Dialog::Trouble, PendingAction::None, {}, describe(*opened.trouble, editor.words), editor.words(remedy)};
}

void keep_preferences(EditorState& editor) {
    editor.settings.dark = editor.dark;
    if (const auto trouble = editor.settings_file.keep(editor.settings)) {
        const std::string reason = describe(*trouble, editor.words);
        editor.notice = Notice{{"settings.not-kept", {{"reason", reason}}}, true};
    }
}

namespace {

const char* name_of(Fold pane) { return pane == Fold::Left ? "palette" : pane == Fold::Right ? "right" : "inspector"; }

}  // namespace

bool is_folded(const EditorState& editor, Fold pane) {
    const auto found = editor.settings.panes.find(name_of(pane));
    return found != editor.settings.panes.end() && found->second.collapsed;
}

void fold(EditorState& editor, Fold pane, bool away) { editor.settings.panes[name_of(pane)].collapsed = away; }

void show_side(EditorState& editor, SideTab tab) {
    editor.side = tab;
    fold(editor, Fold::Right, false);
    fold(editor, Fold::Lower, false);
}

}  // namespace hexwright
