#include "editor/tools/tool_choice.h"

#include "editor/editing/arming.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/commit.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/selection.h"
#include "editor/editing/tasks.h"
#include "editor/tools/tool_gestures.h"
#include "editor/workspace/editor_state.h"

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
        return armed(editor.map, std::move(outcome), latest);
    }
    outcome.notice = Notice{{"hint.choose-piece"}};
    return outcome;
}

void choose_tool(EditorState& editor, Tool tool) {
    editor.map.status.notice.reset();
    apply(editor, chosen(editor, tool));
}

void let_go(EditorState& editor) {
    editor.map.status.notice.reset();
    if (stop_tasks(editor.map)) return say(editor.map.status, {"notice.stopped"});
    if (editor.map.tools.pressed) return cancel(editor);
    if (editor.map.tools.current == Tool::Centre) {
        editor.map.tools.current = editor.map.tools.before;
    } else if (editor.map.tools.glyph_brush.chosen) {
        editor.map.tools.glyph_brush.chosen.reset();
    } else if (editor.map.tools.armed && editor.map.tools.armed->from) {
        editor.map.tools.armed->from.reset();
    } else if (editor.map.tools.current != Tool::Select) {
        choose_tool(editor, Tool::Select);
    } else {
        select(editor.map, {});
        editor.map.view.marked.clear();
    }
}

void turn(EditorState& editor, int steps) {
    editor.map.status.notice.reset();
    if (editor.map.tools.armed) {
        editor.map.tools.armed = turned(*editor.map.tools.armed, steps);
    } else if (editor.map.tools.carried) {
        editor.map.tools.carried = turned(*std::move(editor.map.tools.carried), steps, editor.catalogue());
        ++editor.map.tools.in_hand;
    } else {
        turn_selected(editor, steps);
    }
}

void raise(EditorState& editor, int by) {
    if (move_selected(editor, {}, by))
        editor.map.view.level = editor.map.view.whole ? top_level(editor.map.view, editor.map.document)
                                                      : std::clamp(editor.map.view.level + by, 1, max_level);
}

void remove_selected(EditorState& editor) {
    editor.map.status.notice.reset();
    if (const auto edit = remove_all(editor.map.tools.selected, editor.map.document)) commit(editor.map, *edit);
}

void pick_up(EditorState& editor) {
    editor.map.status.notice.reset();
    const PlacedPiece* piece = selected_piece(editor.map.tools, editor.map.document);
    if (!piece && !editor.map.tools.selected.empty())
        return carry(editor.map, selected_block(editor.map.tools, editor.map.document), Carrying::Move);
    if (!piece) return;
    editor.map.tools.armed = pick_up(*piece, middle_of(*piece, editor.catalogue()), PickUp::Move, editor.catalogue());
    editor.map.tools.current = Tool::Place;
}

}  // namespace hexwright::tools
