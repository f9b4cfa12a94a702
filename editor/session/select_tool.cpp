#include "editor/session/select_tool.h"

#include "editor/session/carry_tool.h"
#include "editor/session/commit.h"
#include "editor/session/selection.h"
#include "editor/session/tool_choice.h"

#include <algorithm>
#include <cmath>

namespace hexwright::editor_session {

namespace {

using How = SelectionGesture::How;

constexpr double drag_pixels = 4, drag_hexes = 0.3;

bool far_from(const EditorState& editor, Point a, Point b, const Pointer& pointer) {
    const double away = std::hypot(a.x - b.x, a.y - b.y);
    return pointer.in_scene ? away > drag_hexes * hex_width : away * editor.view.plan.scale > drag_pixels;
}

bool draws_lasso(const EditorState& editor, const Pointer& pointer) { return editor.tools.lasso || pointer.mods.alt; }
bool adds_or_drops(const Pointer& pointer) { return pointer.mods.shift || pointer.mods.ctrl; }

// Selects what the box or lasso holds by now, combined with what was selected before.
void take_drawn(EditorState& editor) {
    const SelectionGesture& now = editor.tools.selecting;
    const Pointer& from = *editor.tools.pressed;
    const Inside inside = now.how == How::Box ? inside_box(from.at, now.outline.back()) : inside_outline(now.outline);
    const auto level =
        editor.view.whole || editor.tools.across_levels ? std::nullopt : std::optional(editor.view.level);
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    PieceIds drawn = pieces_touched(battlefield, inside, level, editor.catalogue());
    std::erase_if(drawn, [&](PieceId id) { return !is_shown(editor.view, battlefield.find(id)->level); });
    select(editor, from.mods.ctrl ? without(now.before, drawn) : from.mods.shift ? joined(now.before, drawn) : drawn);
}

How begun(const EditorState& editor) {
    const Pointer& from = *editor.tools.pressed;
    if (draws_lasso(editor, from)) return How::Lasso;
    return !adds_or_drops(from) && piece_at(editor.view, editor.document, from) ? How::Move : How::Box;
}

void toggle(EditorState& editor, PieceId piece) {
    const PieceIds one{piece};
    select(editor,
           is_selected(editor.tools, piece) ? without(editor.tools.selected, one) : joined(editor.tools.selected, one));
}

void put_down_selection(EditorState& editor, const Pointer& pointer) {
    if (!editor.tools.carried) return;
    const BlockHand carried = *std::exchange(editor.tools.carried, std::nullopt);
    if (pointer.hex == carried.grip) return;
    commit(editor, put_down(carried, lying(carried, pointer.hex, std::nullopt, editor.catalogue()), editor.document));
}

}  // namespace

void select_press(EditorState& editor, const Pointer& pointer) {
    editor.view.marked.clear();
    editor.tools.selecting = {.before = editor.tools.selected};
    const auto piece = piece_at(editor.view, editor.document, pointer);
    if (piece && pointer.in_scene && !editor.view.whole) editor.view.level = piece->level;
    if (piece && pointer.twice && !adds_or_drops(pointer)) {
        editor.tools.selecting.settled = true;
        return choose(editor, same_kind(editor.now().scenario->battlefield, {piece->id}));
    }
    if (adds_or_drops(pointer) || draws_lasso(editor, pointer) || (piece && is_selected(editor.tools, piece->id)))
        return;
    select(editor, piece ? PieceIds{piece->id} : PieceIds{});
}

void select_drag(EditorState& editor, const Pointer& pointer) {
    SelectionGesture& now = editor.tools.selecting;
    if (now.settled) return;
    if (now.how == How::Click) {
        if (!far_from(editor, pointer.at, editor.tools.pressed->at, pointer)) return;
        now.how = begun(editor);
        now.outline = {editor.tools.pressed->at};
        if (now.how == How::Move) carry_selection(editor, editor.tools.pressed->hex);
    }
    if (now.how == How::Move) return;
    if (now.how == How::Box) now.outline = {pointer.at};
    else if (far_from(editor, pointer.at, now.outline.back(), pointer)) now.outline.push_back(pointer.at);
    take_drawn(editor);
}

void select_release(EditorState& editor, const Pointer& pointer) {
    const SelectionGesture done = std::exchange(editor.tools.selecting, {});
    if (done.settled) return;
    if (done.how == How::Move) return put_down_selection(editor, pointer);
    if (done.how != How::Click)
        return say(editor.status, {"notice.selected", {{"count", editor.tools.selected.size()}}});
    const Pointer& from = *editor.tools.pressed;
    const auto piece = piece_at(editor.view, editor.document, from);
    if (adds_or_drops(from)) {
        if (piece) toggle(editor, piece->id);
    } else {
        select(editor, piece ? PieceIds{piece->id} : PieceIds{});
    }
}

void select_cancel(EditorState& editor) {
    const SelectionGesture done = std::exchange(editor.tools.selecting, {});
    editor.tools.carried.reset();
    select(editor, done.before);
}

}  // namespace hexwright::editor_session
