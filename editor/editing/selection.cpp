#include "editor/editing/selection.h"

#include "editor/document/edits/arrange.h"
#include "editor/editing/commit.h"
#include "editor/editing/tool_outcome.h"

#include <algorithm>

namespace hexwright::editing {

HexCoord middle_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    return piece.at + turned(armed_with(piece.kind, catalogue).grip, piece.turn);
}

namespace {

const Battlefield& field(const Document& document) { return document.now().scenario->battlefield; }

std::optional<HexCoord> pivot_of(const EditorState& editor) {
    if (editor.tools.pivot && editor.tools.pivot->ids == editor.tools.selected &&
        editor.tools.pivot->number == editor.now().number)
        return editor.tools.pivot->hex;
    if (const PlacedPiece* piece = selected_piece(editor.tools, editor.document))
        return middle_of(*piece, editor.catalogue());
    return workspace::middle_of(found(field(editor.document), editor.tools.selected), editor.catalogue());
}

}  // namespace

void select(EditorState& editor, std::vector<PieceId> pieces) {
    select(editor.tools, std::move(pieces), editor.now().scenario->battlefield);
}

void select_all(EditorState& editor) {
    std::vector<PieceId> all;
    field(editor.document).each([&](const PlacedPiece& piece) {
        if (!in_hidden_group(editor.view, *editor.now().scenario, piece.id)) all.push_back(piece.id);
    });
    editor.status.notice.reset();
    select(editor, std::move(all));
}

Block selected_block(const ToolState& tools, const Document& document) {
    const PieceIds ids = with_edges(field(document), tools.selected, document.catalogue());
    return block_of(*document.now().scenario, document.now().terrain, ids);
}

PieceIds pieces_from(PieceId first, const Battlefield& battlefield) {
    PieceIds fresh;
    battlefield.each([&](const PlacedPiece& piece) {
        if (piece.id >= first) fresh.push_back(piece.id);
    });
    return fresh;
}

void choose(EditorState& editor, PieceIds pieces) {
    editor.view.marked.clear();
    std::erase_if(pieces, [&](PieceId piece) { return in_hidden_group(editor.view, *editor.now().scenario, piece); });
    select(editor, std::move(pieces));
    say(editor.status, {"notice.selected", {{"count", editor.tools.selected.size()}}});
}

void choose_same_kind(EditorState& editor) { choose(editor, same_kind(field(editor.document), editor.tools.selected)); }
void choose_same_terrain(EditorState& editor) {
    choose(editor, same_terrain(field(editor.document), editor.tools.selected, editor.catalogue()));
}
void choose_level(EditorState& editor) { choose(editor, pieces_on_level(field(editor.document), editor.view.level)); }
void choose_others(EditorState& editor) { choose(editor, all_but(field(editor.document), editor.tools.selected)); }
void choose_grown(EditorState& editor) {
    choose(editor, grown(field(editor.document), editor.tools.selected, editor.catalogue()));
}

bool move_selected(EditorState& editor, const GridMap& map, int levels) {
    editor.status.notice.reset();
    const Block before = selected_block(editor.tools, editor.document);
    if (before.empty()) return false;
    return commit(editor, move_edit(*editor.now().scenario, before, mapped(before, map, levels, editor.catalogue()),
                                    editor.catalogue()));
}

void nudge(EditorState& editor, Direction way) { move_selected(editor, shift_by(offset(way)), 0); }

void turn_selected(EditorState& editor, int steps) {
    const auto pivot = pivot_of(editor);
    if (pivot && move_selected(editor, turn_about_hex(*pivot, steps), 0))
        editor.tools.pivot = Pivot{editor.tools.selected, *pivot, editor.now().number};
}

Axis axis_of(Mirror mirror) { return mirror == Mirror::LeftRight ? Axis::NorthSouthCorners : Axis::EastWest; }

void mirror_selected(EditorState& editor, Mirror mirror) {
    editor.status.notice.reset();
    if (const auto pivot = pivot_of(editor)) mirror_selected(editor, mirror_through_hex(*pivot, axis_of(mirror)));
}

namespace {

void commit_mirrored(EditorState& editor, const Edit& edit) {
    const auto pivot = pivot_of(editor);
    const PieceId first = editor.now().scenario->battlefield.next_id();
    const PieceIds before = editor.tools.selected;
    if (!commit(editor, edit)) return;
    select(editor, joined(before, pieces_from(first, field(editor.document))));
    if (pivot) editor.tools.pivot = Pivot{editor.tools.selected, *pivot, editor.now().number};
}

}  // namespace

void mirror_selected(EditorState& editor, const GridMap& mirror) {
    const Snapshot& now = editor.now();
    const auto edit = mirror_edit(*now.scenario, selected_block(editor.tools, editor.document), mirror,
                                  WithoutPartner::Refuse, now.ground(editor.catalogue()));
    if (!edit) return refuse(editor.status, edit.error().message, FillMirrored{mirror});
    commit_mirrored(editor, *edit);
}

void mirror_selected_filled(EditorState& editor, const GridMap& mirror) {
    editor.tasks.start(
        editor.jobs, {"errand.mirror"},
        [now = editor.now(), block = selected_block(editor.tools, editor.document), mirror,
         catalogue = &editor.catalogue()](JobWatch&) {
            return mirror_edit(*now.scenario, block, mirror, WithoutPartner::Fill, now.ground(*catalogue));
        },
        [number = editor.now().number, ids = editor.tools.selected](EditorState& then, const Result<Edit>& edit) {
            if (!edit) return refuse(then.status, edit.error().message);
            if (then.now().number != number) return refuse(then.status, {"refused.map-changed"});
            select(then, ids);
            commit_mirrored(then, *edit);
        });
}

}  // namespace hexwright::editing
