// Merging another map: the whole map is taken in hand and may be put down anywhere.
#include "editor/document/files/open.h"
#include "editor/editing/carry_tool.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::editing {

bool merge_file(EditorState& editor, const std::filesystem::path& file) {
    auto read = open_scenario(file, editor.catalogue());
    if (!read) {
        editor.dialog = {Dialog::Trouble,
                         PendingAction::None,
                         {},
                         describe(read.error(), editor.words),
                         editor.words("trouble.merge-remedy")};
        return false;
    }
    if (read->scenario.battlefield.size() == 0) {
        refuse(editor.map.status, {"refused.nothing-to-merge", {{"file", file.filename().string()}}});
        return false;
    }
    std::error_code none;
    editor.user.folder = std::filesystem::absolute(file, none).parent_path();
    carry(editor.map, whole_map(read->scenario), Carrying::Merge);
    if (kind_of(file) != FileKind::Ours && !read->notes.empty())
        editor.dialog = {
            .kind = Dialog::Imported, .file = file, .report = {std::move(read->became), std::move(read->notes)}};
    return true;
}

}  // namespace hexwright::editing
