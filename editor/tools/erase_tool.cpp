#include "editor/tools/erase_tool.h"

#include "editor/editing/placing.h"
#include "editor/editing/pointing.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::tools {

ToolOutcome erase_press(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome = erase_drag(editor, pointer);
    if (outcome.tools->gesture.gone.empty())
        outcome.notice = Notice{{"hint.nothing-here", {{"hex", to_text(pointer.hex)}}}};
    return outcome;
}

ToolOutcome erase_drag(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome{.tools = editor.map.tools};
    std::vector<PieceId>& gone = outcome.tools->gesture.gone;
    for (const Pointer& each : way_to(editor.map, pointer))
        if (const auto piece = piece_at(editor.map.view, editor.map.document, each);
            piece && std::ranges::count(gone, piece->id) == 0)
            gone.push_back(piece->id);
    return outcome;
}

ToolOutcome erase_release(const EditorState& editor, const Pointer&) {
    const auto edit = remove_all(editor.map.tools.gesture.gone, editor.map.document);
    return edit ? proposed(editor.map, *edit) : ToolOutcome();
}

}  // namespace hexwright::tools
