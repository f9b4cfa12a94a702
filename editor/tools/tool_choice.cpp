#include "editor/tools/tool_choice.h"

#include "editor/editing/arming.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/commit.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/selection.h"
#include "editor/editing/tasks.h"
#include "editor/tools/tool_gestures.h"

#include <algorithm>

namespace hexwright::tools {

ToolOutcome chosen(const EditorState& editor, Tool tool) {
    ToolOutcome outcome = cancelled(editor);
    ToolState& tools = *outcome.tools;
    if (tool == Tool::Zone || tool == Tool::Glyph) {
        select(tools, {}, editor.now().scenario->battlefield);
        outcome.view.side = SideTab::Details;
    }
    if (tool != Tool::Glyph) {
        tools.glyph_brush.chosen.reset();
        tools.glyph_brush.pool.clear();
    }
    tools.current = tool;
    if (tool == Tool::Fill) outcome.notice = Notice{take_fill_kind(tools, editor.catalogue())};
    if (tool != Tool::Place) tools.armed.reset();
    tools.carried.reset();
    if (tool != Tool::Place || tools.armed) return outcome;
    if (!tools.recent.empty()) {
        const PieceKind latest = tools.recent.front();
        return armed(editor, std::move(outcome), latest);
    }
    outcome.notice = Notice{{"hint.choose-piece"}};
    return outcome;
}

void choose_tool(EditorState& editor, Tool tool) {
    editor.status.notice.reset();
    apply(editor, chosen(editor, tool));
}

void let_go(EditorState& editor) {
    editor.status.notice.reset();
    if (stop_tasks(editor)) return say(editor.status, {"notice.stopped"});
    if (editor.tools.pressed) return cancel(editor);
    if (editor.tools.current == Tool::Centre) {
        editor.tools.current = editor.tools.before;
    } else if (editor.tools.glyph_brush.chosen) {
        editor.tools.glyph_brush.chosen.reset();
    } else if (editor.tools.armed && editor.tools.armed->from) {
        editor.tools.armed->from.reset();
    } else if (editor.tools.current != Tool::Select) {
        choose_tool(editor, Tool::Select);
    } else {
        select(editor, {});
        editor.view.marked.clear();
    }
}

void turn(EditorState& editor, int steps) {
    editor.status.notice.reset();
    if (editor.tools.armed) {
        editor.tools.armed = turned(*editor.tools.armed, steps);
    } else if (editor.tools.carried) {
        editor.tools.carried = turned(*std::move(editor.tools.carried), steps, editor.catalogue());
        editor.tools.cached_ghost.reset();
    } else {
        turn_selected(editor, steps);
    }
}

void raise(EditorState& editor, int by) {
    if (move_selected(editor, {}, by))
        editor.view.level = editor.view.whole ? top_level(editor.view, editor.document)
                                              : std::clamp(editor.view.level + by, 1, max_level);
}

void remove_selected(EditorState& editor) {
    editor.status.notice.reset();
    if (const auto edit = remove_all(editor.tools.selected, editor.document)) commit(editor, *edit);
}

void pick_up(EditorState& editor) {
    editor.status.notice.reset();
    const PlacedPiece* piece = selected_piece(editor.tools, editor.document);
    if (!piece && !editor.tools.selected.empty())
        return carry(editor, selected_block(editor.tools, editor.document), Carrying::Move);
    if (!piece) return;
    editor.tools.armed = pick_up(*piece, middle_of(*piece, editor.catalogue()), PickUp::Move, editor.catalogue());
    editor.tools.current = Tool::Place;
}

}  // namespace hexwright::tools
