#include "editor/tools/select_tool.h"

#include "editor/document/edits/groups.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/pointing.h"
#include "editor/editing/selection.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwright::tools {

namespace {

using How = SelectionGesture::How;

constexpr double drag_pixels = 4, drag_hexes = 0.3;

bool far_from(const OpenMap& map, Point a, Point b, const Pointer& pointer) {
    const double away = std::hypot(a.x - b.x, a.y - b.y);
    return pointer.in_scene ? away > drag_hexes * hex_width : away * map.view.plan.scale > drag_pixels;
}

bool draws_lasso(const OpenMap& map, const Pointer& pointer) { return map.tools.lasso || pointer.mods.alt; }
bool adds_or_drops(const Pointer& pointer) { return pointer.mods.shift || pointer.mods.ctrl; }

// What the box or lasso of this gesture holds by now, combined with what was selected before.
PieceIds drawn_by(const OpenMap& map, const SelectionGesture& gesture) {
    const Pointer& from = *map.tools.pressed;
    const Inside inside =
        gesture.how == How::Box ? inside_box(from.at, gesture.outline.back()) : inside_outline(gesture.outline);
    const auto level = map.view.whole || map.tools.across_levels ? std::nullopt : std::optional(map.view.level);
    const Scenario& scenario = *map.now().scenario;
    PieceIds drawn = pieces_touched(scenario.battlefield, inside, level, map.catalogue());
    std::erase_if(drawn, [&](PieceId id) {
        return !is_shown(map.view, scenario.battlefield.find(id)->level) || in_hidden_group(map.view, scenario, id);
    });
    drawn = with_groups(scenario, std::move(drawn));
    return from.mods.ctrl ? without(gesture.before, drawn) : from.mods.shift ? joined(gesture.before, drawn) : drawn;
}

How begun(const OpenMap& map) {
    const Pointer& from = *map.tools.pressed;
    if (draws_lasso(map, from)) return How::Lasso;
    return !adds_or_drops(from) && piece_at(map.view, map.document, from) ? How::Move : How::Box;
}

PieceIds toggled(const PieceIds& selected, const PieceIds& pieces) {
    return std::ranges::includes(selected, pieces) ? without(selected, pieces) : joined(selected, pieces);
}

// The whole group of the piece; with Alt, or on a group that is selected already, the piece alone.
PieceIds meant_by(const OpenMap& map, PieceId piece, const PieceIds& before, const Pointer& from) {
    const PieceIds group = with_groups(*map.now().scenario, {piece});
    const bool again = !adds_or_drops(from) && before == group;
    return from.mods.alt || again ? PieceIds{piece} : group;
}

ToolOutcome put_down_selection(const OpenMap& map, ToolState after, const Pointer& pointer) {
    after.carried.reset();
    const std::optional<BlockHand>& carried = map.tools.carried;
    ToolOutcome outcome;
    if (carried && pointer.hex != carried->grip)
        outcome = proposed(
            map, put_down(*carried, lying(*carried, pointer.hex, std::nullopt, map.catalogue()), map.document));
    outcome.tools = std::move(after);
    return outcome;
}

}  // namespace

ToolOutcome select_press(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome{.tools = editor.map.tools, .view = {.marked = std::vector<Space>()}};
    ToolState& tools = *outcome.tools;
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    tools.selecting = {.before = tools.selected};
    const auto piece = piece_at(editor.map.view, editor.map.document, pointer);
    if (piece && pointer.in_scene && !editor.map.view.whole) outcome.view.level = piece->level;
    if (piece && pointer.twice && !adds_or_drops(pointer)) {
        tools.selecting.settled = true;
        select(tools, same_kind(battlefield, {piece->id}), battlefield);
        outcome.notice = Notice{{"notice.selected", {{"count", tools.selected.size()}}}};
        return outcome;
    }
    if (adds_or_drops(pointer) || draws_lasso(editor.map, pointer) || (piece && is_selected(tools, piece->id)))
        return outcome;
    select(tools, piece ? with_groups(*editor.now().scenario, {piece->id}) : PieceIds{}, battlefield);
    return outcome;
}

ToolOutcome select_drag(const EditorState& editor, const Pointer& pointer) {
    const SelectionGesture& before = editor.map.tools.selecting;
    if (before.settled || before.how == How::Move) return {};
    if (before.how == How::Click && !far_from(editor.map, pointer.at, editor.map.tools.pressed->at, pointer)) return {};
    ToolOutcome outcome{.tools = editor.map.tools};
    SelectionGesture& now = outcome.tools->selecting;
    if (before.how == How::Click) {
        now.how = begun(editor.map);
        now.outline = {editor.map.tools.pressed->at};
    }
    if (now.how == How::Move) {
        carry_selection(*outcome.tools, editor.map.document, editor.map.tools.pressed->hex);
        return outcome;
    }
    if (now.how == How::Box) now.outline = {pointer.at};
    else if (far_from(editor.map, pointer.at, now.outline.back(), pointer)) now.outline.push_back(pointer.at);
    select(*outcome.tools, drawn_by(editor.map, now), editor.now().scenario->battlefield);
    return outcome;
}

ToolOutcome select_release(const EditorState& editor, const Pointer& pointer) {
    const SelectionGesture& done = editor.map.tools.selecting;
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->selecting = {};
    if (done.settled) return outcome;
    if (done.how == How::Move) return put_down_selection(editor.map, *std::move(outcome.tools), pointer);
    if (done.how != How::Click) {
        outcome.notice = Notice{{"notice.selected", {{"count", editor.map.tools.selected.size()}}}};
        return outcome;
    }
    const Pointer& from = *editor.map.tools.pressed;
    const auto piece = piece_at(editor.map.view, editor.map.document, from);
    if (!piece && adds_or_drops(from)) return outcome;
    const PieceIds meant = piece ? meant_by(editor.map, piece->id, done.before, from) : PieceIds{};
    select(*outcome.tools, adds_or_drops(from) ? toggled(editor.map.tools.selected, meant) : meant,
           editor.now().scenario->battlefield);
    return outcome;
}

ToolOutcome select_cancel(const EditorState& editor) {
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->selecting = {};
    outcome.tools->carried.reset();
    select(*outcome.tools, editor.map.tools.selecting.before, editor.now().scenario->battlefield);
    return outcome;
}

}  // namespace hexwright::tools
