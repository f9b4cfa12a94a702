#include "editor/tools/place_tool.h"

#include "editor/editing/arming.h"
#include "editor/editing/placing.h"
#include "editor/editing/pointing.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::tools {

namespace {

// Whether a drag places many pieces. A wall takes two clicks, and a piece lifted off the map is only one.
bool paints(const OpenMap& map) {
    return map.tools.armed && !map.tools.armed->lifted && !map.catalogue()[map.tools.armed->kind].is_span();
}

void add(PieceStroke& stroke, const OpenMap& map, const Pointer& pointer) {
    add_to(stroke, *map.tools.armed, pointer.cursor(), level_of(map, pointer), map.document, map.tools.symmetry);
}

ToolOutcome verdict_on_click(const OpenMap& map, const Edit& edit) {
    const auto* placed = std::get_if<PlacePieces>(&edit.what);
    return placed ? proposed_placing(map, placed->pieces) : proposed(map, edit);
}

// For pieces that are placed by clicks alone.
ToolOutcome put_down(const OpenMap& map, const Pointer& pointer) {
    const Click done = click(*map.tools.armed, pointer.cursor(), level_of(map, pointer), map.document);
    ToolOutcome outcome = done.edit ? verdict_on_click(map, *done.edit) : ToolOutcome();
    if (done.edit && !outcome.change) return outcome;
    const std::optional<PieceId> moved = map.tools.armed->lifted;
    outcome.tools = map.tools;
    outcome.tools->armed = done.hand;
    if (done.hand) return outcome;
    put_away(*outcome.tools);
    if (moved) select(*outcome.tools, {*moved}, map.now().scenario->battlefield);
    return outcome;
}

}  // namespace

ToolOutcome place_press(const EditorState& editor, const Pointer& pointer) {
    if (!editor.map.tools.armed) return saying({"hint.choose-piece"});
    if (!paints(editor.map)) return put_down(editor.map, pointer);
    PieceStroke stroke = editor.map.tools.gesture.pieces;
    add(stroke, editor.map, pointer);
    ToolOutcome outcome;
    if (stroke.first_reason) outcome = refused_placing(editor.map, *stroke.first_reason, stroke.skipped);
    outcome.tools = editor.map.tools;
    outcome.tools->gesture.pieces = std::move(stroke);
    return outcome;
}

ToolOutcome place_drag(const EditorState& editor, const Pointer& pointer) {
    if (!paints(editor.map)) return {};
    ToolOutcome outcome{.tools = editor.map.tools};
    for (const Pointer& each : way_to(editor.map, pointer)) add(outcome.tools->gesture.pieces, editor.map, each);
    return outcome;
}

ToolOutcome place_release(const EditorState& editor, const Pointer&) {
    const PieceStroke& stroke = editor.map.tools.gesture.pieces;
    if (stroke.pieces.empty())
        return stroke.skipped.size() > 1 ? refusing(stroke.first_reason->message) : ToolOutcome();
    // Otherwise the map has changed during the stroke.
    const bool current = stroke.proposal->number == editor.now().number;
    ToolOutcome outcome =
        current ? ToolOutcome{.change = stroke.proposal} : proposed_placing(editor.map, stroke.pieces);
    if (!outcome.change) return outcome;
    if (!editor.map.view.whole)  // What has been placed is seen.
        outcome.view.level =
            std::max(editor.map.view.level, std::ranges::max(stroke.pieces, {}, &PlacedPiece::level).level);
    if (!stroke.skipped.empty())
        outcome.notice = Notice{{"notice.placed-some",
                                 {{"placed", stroke.pieces.size()},
                                  {"skipped", stroke.skipped.size()},
                                  {"reason", editor.words(stroke.first_reason->message)}}}};
    return outcome;
}

ToolOutcome taken_from_map(const OpenMap& map, const Pointer& pointer, PickUp how) {
    const auto piece = piece_at(map.view, map.document, pointer);
    if (!piece) return saying({"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
    ToolOutcome outcome{.tools = map.tools};
    if (how == PickUp::Copy) {
        outcome = armed(map, std::move(outcome), piece->kind);
        if (outcome.notice) return outcome;  // None is left, and the notice says so.
    }
    outcome.tools->armed = pick_up(*piece, pointer.hex, how, map.catalogue());
    outcome.tools->current = Tool::Place;
    select(*outcome.tools, {}, map.now().scenario->battlefield);
    return outcome;
}

void take_from_map(EditorState& editor, const Pointer& pointer, PickUp how) {
    editor.map.status.notice.reset();
    apply(editor, taken_from_map(editor.map, pointer, how));
}

}  // namespace hexwright::tools
