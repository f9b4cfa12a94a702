#include "editor/session/erase_tool.h"

#include "editor/session/placing.h"

#include <algorithm>

namespace hexwright {

void erase_press(EditorState& editor, const Pointer& pointer) {
    erase_drag(editor, pointer);
    if (editor.under_way.gone.empty()) say(editor, {"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
}

void erase_drag(EditorState& editor, const Pointer& pointer) {
    std::vector<PieceId>& gone = editor.under_way.gone;
    for (const Pointer& each : way_to(editor, pointer))
        if (const auto piece = piece_at(editor, each); piece && std::ranges::count(gone, piece->id) == 0)
            gone.push_back(piece->id);
}

void erase_release(EditorState& editor, const Pointer&) {
    if (const auto edit = remove_all(editor.under_way.gone, editor.document)) commit(editor, *edit);
}

}  // namespace hexwright
