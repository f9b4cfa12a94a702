#include "editor/editing/selection.h"

#include "editor/document/edits/arrange.h"
#include "editor/editing/commit.h"
#include "editor/editing/tool_outcome.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::editing {

HexCoord middle_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    return piece.at + turned(armed_with(piece.kind, catalogue).grip, piece.turn);
}

namespace {

const Battlefield& field(const Document& document) { return document.now().scenario->battlefield; }

std::optional<HexCoord> pivot_of(const OpenMap& map) {
    if (map.tools.pivot && map.tools.pivot->ids == map.tools.selected && map.tools.pivot->number == map.now().number)
        return map.tools.pivot->hex;
    if (const PlacedPiece* piece = selected_piece(map.tools, map.document)) return middle_of(*piece, map.catalogue());
    return workspace::middle_of(found(field(map.document), map.tools.selected), map.catalogue());
}

}  // namespace

void select(OpenMap& map, std::vector<PieceId> pieces) {
    select(map.tools, std::move(pieces), map.now().scenario->battlefield);
}

void select_all(EditorState& editor) {
    std::vector<PieceId> all;
    field(editor.map.document).each([&](const PlacedPiece& piece) {
        if (!in_hidden_group(editor.map.view, *editor.now().scenario, piece.id)) all.push_back(piece.id);
    });
    editor.map.status.notice.reset();
    select(editor.map, std::move(all));
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

void choose(OpenMap& map, PieceIds pieces) {
    map.view.marked.clear();
    std::erase_if(pieces, [&](PieceId piece) { return in_hidden_group(map.view, *map.now().scenario, piece); });
    select(map, std::move(pieces));
    say(map.status, {"notice.selected", {{"count", map.tools.selected.size()}}});
}

void choose_same_kind(EditorState& editor) {
    choose(editor.map, same_kind(field(editor.map.document), editor.map.tools.selected));
}
void choose_same_terrain(EditorState& editor) {
    choose(editor.map, same_terrain(field(editor.map.document), editor.map.tools.selected, editor.catalogue()));
}
void choose_level(EditorState& editor) {
    choose(editor.map, pieces_on_level(field(editor.map.document), editor.map.view.level));
}
void choose_others(EditorState& editor) {
    choose(editor.map, all_but(field(editor.map.document), editor.map.tools.selected));
}
void choose_grown(EditorState& editor) {
    choose(editor.map, grown(field(editor.map.document), editor.map.tools.selected, editor.catalogue()));
}

bool move_selected(EditorState& editor, const GridMap& map, int levels) {
    editor.map.status.notice.reset();
    const Block before = selected_block(editor.map.tools, editor.map.document);
    if (before.empty()) return false;
    return commit(editor.map, move_edit(*editor.now().scenario, before, mapped(before, map, levels, editor.catalogue()),
                                        editor.catalogue()));
}

void nudge(EditorState& editor, Direction direction) { move_selected(editor, shift_by(offset(direction)), 0); }

void turn_selected(EditorState& editor, int steps) {
    const auto pivot = pivot_of(editor.map);
    if (pivot && move_selected(editor, turn_about_hex(*pivot, steps), 0))
        editor.map.tools.pivot = Pivot{editor.map.tools.selected, *pivot, editor.now().number};
}

Axis axis_of(Mirror mirror) { return mirror == Mirror::LeftRight ? Axis::NorthSouthCorners : Axis::EastWest; }

void mirror_selected(OpenMap& map, Mirror mirror) {
    map.status.notice.reset();
    if (const auto pivot = pivot_of(map)) mirror_selected(map, mirror_through_hex(*pivot, axis_of(mirror)));
}

namespace {

void commit_mirrored(OpenMap& map, const Edit& edit) {
    const auto pivot = pivot_of(map);
    const PieceId first = map.now().scenario->battlefield.next_id();
    const PieceIds before = map.tools.selected;
    if (!commit(map, edit)) return;
    select(map, joined(before, pieces_from(first, field(map.document))));
    if (pivot) map.tools.pivot = Pivot{map.tools.selected, *pivot, map.now().number};
}

}  // namespace

void mirror_selected(OpenMap& map, const GridMap& mirror) {
    const Snapshot& now = map.now();
    const auto edit = mirror_edit(*now.scenario, selected_block(map.tools, map.document), mirror,
                                  WithoutPartner::Refuse, now.ground(map.catalogue()));
    if (!edit) return refuse(map.status, edit.error().message, FillMirrored{mirror});
    commit_mirrored(map, *edit);
}

void mirror_selected_filled(EditorState& editor, const GridMap& mirror) {
    editor.map.tasks.start(
        editor.jobs, {"errand.mirror"},
        [now = editor.now(), block = selected_block(editor.map.tools, editor.map.document), mirror,
         catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
            return mirror_edit(*now.scenario, block, mirror, WithoutPartner::Fill, now.ground(*catalogue));
        },
        [number = editor.now().number, ids = editor.map.tools.selected](EditorState& then, const Result<Edit>& edit) {
            if (!edit) return refuse(then.map.status, edit.error().message);
            if (then.now().number != number) return refuse(then.map.status, {"refused.map-changed"});
            select(then.map, ids);
            commit_mirrored(then.map, *edit);
        });
}

}  // namespace hexwright::editing
