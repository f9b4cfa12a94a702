#include "editor/session/place_tool.h"

#include "editor/session/commit.h"
#include "editor/session/placing.h"
#include "editor/session/selection.h"
#include "editor/session/tool_choice.h"

#include <algorithm>
#include <utility>

namespace hexwright::editor_session {

namespace {

// Whether a drag places many pieces. A wall takes two clicks, and a piece lifted off the map is only one.
bool paints(const EditorState& editor) {
    return editor.tools.armed && !editor.tools.armed->lifted && !editor.catalogue()[editor.tools.armed->kind].is_span();
}

void add(EditorState& editor, const Pointer& pointer) {
    add_to(editor.tools.gesture.pieces, *editor.tools.armed, pointer.cursor(), level_of(editor, pointer),
           editor.document, editor.tools.symmetry);
}

void put_down(EditorState& editor, const Pointer& pointer) {
    const Click done = click(*editor.tools.armed, pointer.cursor(), level_of(editor, pointer), editor.document);
    const auto* placed = done.edit ? std::get_if<PlacePieces>(&done.edit->what) : nullptr;
    if (done.edit && !(placed ? commit_placing(editor, placed->pieces) : commit(editor, *done.edit))) return;
    const std::optional<PieceId> moved = editor.tools.armed->lifted;
    editor.tools.armed = done.hand;
    if (done.hand) return;
    choose_tool(editor, Tool::Select);
    if (moved) select(editor, {*moved});
}

}  // namespace

void place_press(EditorState& editor, const Pointer& pointer) {
    if (!editor.tools.armed) return say(editor.status, {"hint.choose-piece"});
    if (!paints(editor)) return put_down(editor, pointer);
    add(editor, pointer);
    const PieceStroke& stroke = editor.tools.gesture.pieces;
    if (stroke.first_reason) refuse_placing(editor, *stroke.first_reason, stroke.skipped);
}

void place_drag(EditorState& editor, const Pointer& pointer) {
    if (!paints(editor)) return;
    for (const Pointer& each : way_to(editor, pointer)) add(editor, each);
}

void place_release(EditorState& editor, const Pointer&) {
    PieceStroke stroke = std::exchange(editor.tools.gesture.pieces, {});
    if (stroke.pieces.empty()) {
        if (stroke.skipped.size() > 1) refuse(editor.status, stroke.first_reason->message);
        return;
    }
    // Otherwise the map has changed during the stroke.
    const bool current = stroke.proposal->number == editor.now().number;
    if (!(current ? commit(editor, *std::move(stroke.proposal)) : commit_placing(editor, stroke.pieces))) return;
    editor.view.level = std::max(editor.view.level, std::ranges::max(stroke.pieces, {}, &PlacedPiece::level).level);
    if (stroke.skipped.empty()) return;
    say(editor.status, {"notice.placed-some",
                        {{"placed", stroke.pieces.size()},
                         {"skipped", stroke.skipped.size()},
                         {"reason", editor.words(stroke.first_reason->message)}}});
}

void take_from_map(EditorState& editor, const Pointer& pointer, PickUp how) {
    editor.status.notice.reset();
    const auto piece = piece_at(editor.view, editor.document, pointer);
    if (!piece) return say(editor.status, {"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
    if (how == PickUp::Copy) {
        arm(editor, piece->kind);
        if (editor.status.notice) return;  // None is left, and the notice says so.
    }
    editor.tools.armed = pick_up(*piece, pointer.hex, how, editor.catalogue());
    editor.tools.current = Tool::Place;
    select(editor, {});
    editor.view.level = piece->level;
    editor.view.whole = false;
}

}  // namespace hexwright::editor_session
