#include "editor/session/table_hands.h"

#include "editor/session/playing.h"

namespace hexwright::editor_session {

bool went(EditorState& editor, const Result<void>& result) {
    if (result) editor.status.notice.reset();
    else refuse(editor.status, result.error().message);
    return result.has_value();
}

FigureId figure_pointed_at(const EditorState& editor, const Pointer& pointer) {
    return touched_at(play_of(editor).seen(), pointer.hex, level_pointed_at(editor, pointer)).figure;
}

}  // namespace hexwright::editor_session
