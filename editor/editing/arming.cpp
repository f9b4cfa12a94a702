#include "editor/editing/arming.h"

#include "editor/editing/selection.h"
#include "editor/editing/stock.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

constexpr std::size_t recent_kinds = 9;

}  // namespace

Message take_fill_kind(ToolState& tools, const Catalogue& catalogue) {
    std::optional<PieceKind>& kind = tools.fill_kind;
    if (tools.armed) kind = tools.armed->kind;
    else if (!kind && !tools.recent.empty()) kind = tools.recent.front();
    if (!kind || tiles_like(*kind, catalogue).empty()) {
        kind.reset();
        return {"hint.fill-choose"};
    }
    return {"hint.fill", {{"terrain", catalogue[catalogue[*kind].terrain].name}}};
}

ToolOutcome armed(const OpenMap& map, ToolOutcome so_far, PieceKind kind) {
    ToolState& tools = *so_far.tools;
    const Snapshot& now = map.now();
    const Stock stock = stock_of(kind, now, map.catalogue());
    if (stock.limited && stock.left <= 0 && !now.scenario->limit->beyond_sets) {
        so_far.notice = Notice{why_none_left(kind, now, map.catalogue()), true};
        return so_far;
    }
    if (tools.current == Tool::Fill) {
        tools.fill_kind = kind;
        so_far.notice = Notice{take_fill_kind(tools, map.catalogue())};
        return so_far;
    }
    // The new piece keeps the turn of the one held before.
    const int turns = tools.armed ? tools.armed->turn : 0;
    tools.armed = turned(armed_with(kind, map.catalogue()), turns);
    tools.carried.reset();
    tools.current = Tool::Place;
    select(tools, {}, now.scenario->battlefield);
    if (std::ranges::count(tools.recent, kind) == 0) tools.recent.insert(tools.recent.begin(), kind);
    if (tools.recent.size() > recent_kinds) tools.recent.pop_back();
    so_far.view.marked = std::vector<Space>();
    return so_far;
}

void arm(EditorState& editor, PieceKind kind) {
    editor.map.status.notice.reset();
    apply(editor, armed(editor.map, {.tools = editor.map.tools}, kind));
}

}  // namespace hexwright::editing
