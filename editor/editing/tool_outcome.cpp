#include "editor/editing/tool_outcome.h"

#include "editor/editing/commit.h"
#include "editor/editing/filling.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::editing {

namespace {

void change(ViewState& view, ViewChange to) {
    if (to.level) view.level = *to.level;
    if (to.whole) view.whole = *to.whole;
    if (to.marked) view.marked = *std::move(to.marked);
    if (to.side) view.side = *to.side;
}

void show(StatusLine& status, Notice notice) {
    if (notice.refused) refuse(status, std::move(notice.words), std::move(notice.offer));
    else status.notice = std::move(notice);
}

}  // namespace

ToolOutcome saying(Message words) { return {.notice = Notice{std::move(words)}}; }

ToolOutcome refusing(Message reason, Offer offer) {
    return {.notice = Notice{std::move(reason), true, std::move(offer)}};
}

ToolOutcome proposed(const OpenMap& map, const Edit& edit) {
    Proposal proposal = map.document.propose(edit, map.tools.symmetry);
    if (!proposal.after) return refusing(std::move(proposal.after.error().message));
    return {.change = std::move(proposal)};
}

ToolOutcome proposed(const OpenMap& map, Edit::What what) {
    return proposed(map, named(std::move(what), *map.now().scenario, map.catalogue()));
}

void apply(EditorState& editor, ToolOutcome outcome) {
    if (outcome.tools) editor.map.tools = *std::move(outcome.tools);
    change(editor.map.view, std::move(outcome.view));
    if (outcome.change && !commit(editor.map, *std::move(outcome.change))) return;  // The status line says why.
    if (outcome.notice) show(editor.map.status, *std::move(outcome.notice));
    if (outcome.fill) start_filling(editor, *std::move(outcome.fill));
    if (outcome.picture) editor.map.view.layers.pictures.look_up(*outcome.picture, editor.jobs);
}

void select(ToolState& tools, std::vector<PieceId> pieces, const Battlefield& battlefield) {
    std::ranges::sort(pieces);
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    std::erase_if(pieces, [&](PieceId id) { return !battlefield.find(id); });
    tools.selected = std::move(pieces);
    tools.dropped.clear();
}

void put_away(ToolState& tools) {
    tools.pressed.reset();
    tools.gesture = {};
    tools.glyph_brush.chosen.reset();
    tools.current = Tool::Select;
    tools.armed.reset();
    tools.carried.reset();
}

}  // namespace hexwright::editing
