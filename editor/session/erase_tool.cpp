#include "editor/session/erase_tool.h"

#include "editor/session/commit.h"
#include "editor/session/placing.h"
#include "editor/session/tool_choice.h"

#include <algorithm>

namespace hexwright::editor_session {

void erase_press(EditorState& editor, const Pointer& pointer) {
    erase_drag(editor, pointer);
    if (editor.tools.gesture.gone.empty()) say(editor.status, {"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
}

void erase_drag(EditorState& editor, const Pointer& pointer) {
    std::vector<PieceId>& gone = editor.tools.gesture.gone;
    for (const Pointer& each : way_to(editor, pointer))
        if (const auto piece = piece_at(editor.view, editor.document, each);
            piece && std::ranges::count(gone, piece->id) == 0)
            gone.push_back(piece->id);
}

void erase_release(EditorState& editor, const Pointer&) {
    if (const auto edit = remove_all(editor.tools.gesture.gone, editor.document)) commit(editor, *edit);
}

}  // namespace hexwright::editor_session
