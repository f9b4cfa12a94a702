#include "editor/files/file_news.h"

#include "editor/desk/campaign.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::files {

void look_at_file(EditorState& editor) {
    read_games_anew(editor.map);
    if (editor.dialog.kind != Dialog::None) return;
    const FileNews news = editor.map.document.look_at_file();
    if (news == FileNews::Changed) editor.dialog.kind = Dialog::Changed;
    if (news == FileNews::Gone) editor.dialog.kind = Dialog::Gone;
}

}  // namespace hexwright::files
