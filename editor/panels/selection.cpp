#include "editor/panels/selection.h"

#include "editor/workbench/arrange.h"

#include <algorithm>

namespace hexwright {

HexCoord middle_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    return piece.at + turned(armed_with(piece.kind, catalogue).grip, piece.turn);
}

namespace {

const Battlefield& field(const Studio& studio) { return studio.now().scenario->battlefield; }

std::optional<HexCoord> pivot_of(const Studio& studio) {
    if (studio.pivot && studio.pivot->ids == studio.selected && studio.pivot->number == studio.now().number)
        return studio.pivot->hex;
    if (const PlacedPiece* piece = selected_piece(studio)) return middle_of(*piece, studio.catalogue());
    return middle_of(found(field(studio), studio.selected), studio.catalogue());
}

}  // namespace

Block selected_block(const Studio& studio) {
    const PieceIds ids = with_edges(field(studio), studio.selected, studio.catalogue());
    return block_of(*studio.now().scenario, studio.now().terrain, ids);
}

PieceIds pieces_from(PieceId first, const Studio& studio) {
    PieceIds fresh;
    field(studio).each([&](const PlacedPiece& piece) {
        if (piece.id >= first) fresh.push_back(piece.id);
    });
    return fresh;
}

void choose(Studio& studio, PieceIds pieces) {
    studio.marked.clear();
    select(studio, std::move(pieces));
    say(studio, {"notice.selected", {{"count", studio.selected.size()}}});
}

void choose_same_kind(Studio& studio) { choose(studio, same_kind(field(studio), studio.selected)); }
void choose_same_terrain(Studio& studio) {
    choose(studio, same_terrain(field(studio), studio.selected, studio.catalogue()));
}
void choose_level(Studio& studio) { choose(studio, pieces_on_level(field(studio), studio.level)); }
void choose_others(Studio& studio) { choose(studio, all_but(field(studio), studio.selected)); }
void choose_grown(Studio& studio) { choose(studio, grown(field(studio), studio.selected, studio.catalogue())); }

bool move_selected(Studio& studio, const GridMap& map, int levels) {
    studio.notice.reset();
    const Block before = selected_block(studio);
    if (before.empty()) return false;
    return commit(studio, move_edit(*studio.now().scenario, before, mapped(before, map, levels, studio.catalogue()),
                                    studio.catalogue()));
}

void nudge(Studio& studio, Direction way) { move_selected(studio, shift_by(offset(way)), 0); }

void turn_selected(Studio& studio, int steps) {
    const auto pivot = pivot_of(studio);
    if (pivot && move_selected(studio, turn_about_hex(*pivot, steps), 0))
        studio.pivot = Pivot{studio.selected, *pivot, studio.now().number};
}

Axis axis_of(Mirror mirror) { return mirror == Mirror::LeftRight ? Axis::NorthSouthCorners : Axis::EastWest; }

void mirror_selected(Studio& studio, Mirror mirror) {
    studio.notice.reset();
    if (const auto pivot = pivot_of(studio)) mirror_selected(studio, mirror_through_hex(*pivot, axis_of(mirror)));
}

namespace {

void commit_mirrored(Studio& studio, const Edit& edit) {
    const auto pivot = pivot_of(studio);
    const PieceId first = studio.now().scenario->battlefield.next_id();
    const PieceIds before = studio.selected;
    if (!commit(studio, edit)) return;
    select(studio, joined(before, pieces_from(first, studio)));
    if (pivot) studio.pivot = Pivot{studio.selected, *pivot, studio.now().number};
}

}  // namespace

void mirror_selected(Studio& studio, const GridMap& mirror) {
    const Snapshot& now = studio.now();
    const auto edit = mirror_edit(*now.scenario, selected_block(studio), mirror, WithoutPartner::Refuse,
                                  now.ground(studio.catalogue()));
    if (!edit) return refuse(studio, edit.error().reason, FillMirrored{mirror});
    commit_mirrored(studio, *edit);
}

void mirror_selected_filled(Studio& studio, const GridMap& mirror) {
    studio.errands.start(
        studio.jobs, {"errand.mirror"},
        [now = studio.now(), block = selected_block(studio), mirror, catalogue = &studio.catalogue()](JobWatch&) {
            return mirror_edit(*now.scenario, block, mirror, WithoutPartner::Fill, now.ground(*catalogue));
        },
        [number = studio.now().number, ids = studio.selected](Studio& then, const tl::expected<Edit, Refusal>& edit) {
            if (!edit) return refuse(then, edit.error().reason);
            if (then.now().number != number) return refuse(then, {"refused.map-changed"});
            select(then, ids);
            commit_mirrored(then, *edit);
        });
}

}  // namespace hexwright
