#include "editor/desk/undoing.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk_words.h"
#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::desk {

void undo(EditorState& editor) {
    if (campaign_on_desk(editor.map)) undo_campaign(editor);
    else undo_map(editor);
}

void redo(EditorState& editor) {
    if (campaign_on_desk(editor.map)) redo_campaign(editor);
    else redo_map(editor);
}

bool can_undo(const EditorState& editor) {
    return campaign_on_desk(editor.map) ? can_undo_campaign(editor.map) : editor.map.document.history().can_undo();
}

bool can_redo(const EditorState& editor) {
    return campaign_on_desk(editor.map) ? can_redo_campaign(editor.map) : editor.map.document.history().can_redo();
}

}  // namespace hexwright::desk
