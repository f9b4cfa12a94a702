#include "editor/play/table_hands.h"

namespace hexwright::play {

bool went(EditorState& editor, const Result<void>& result) {
    if (result) editor.status.notice.reset();
    else refuse(editor.status, result.error().message);
    return result.has_value();
}

FigureId figure_pointed_at(const EditorState& editor, const Pointer& pointer) {
    return touched_at(play_of(editor).seen(), pointer.hex, level_pointed_at(editor, pointer)).figure;
}

int level_pointed_at(const EditorState& editor, const Pointer& pointer) {
    if (pointer.in_scene && pointer.level) return *pointer.level - 1;
    return editor.view.whole ? 0 : editor.view.level;
}

bool may_act_by_hand(const EditorState& editor) {
    return editor.table.on() && play_of(editor).session().mode() == PlayMode::OpenTable;
}

bool refused_at_fair_play(EditorState& editor) {
    if (may_act_by_hand(editor)) return false;
    if (editor.table.on()) refuse(editor.status, {"table.fair-by-hand"});
    return true;
}

}  // namespace hexwright::play
