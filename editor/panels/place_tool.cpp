#include "editor/panels/place_tool.h"

#include "editor/panels/placing.h"

#include <algorithm>
#include <utility>

namespace hexwright {

namespace {

// Whether a drag places many pieces. A wall takes two clicks, and a piece lifted off the map is only one.
bool paints(const Studio& studio) {
    return studio.armed && !studio.armed->lifted && !studio.catalogue()[studio.armed->kind].is_span();
}

void add(Studio& studio, const Pointer& pointer) {
    const Copying copies = [&](const std::vector<PlacedPiece>& pieces) { return with_copies(studio, pieces); };
    add_to(studio.under_way.pieces, *studio.armed, pointer.cursor(), level_of(studio, pointer), studio.desk, copies);
}

void put_down(Studio& studio, const Pointer& pointer) {
    const Click done = click(*studio.armed, pointer.cursor(), level_of(studio, pointer), studio.desk);
    if (done.refusal) return refuse(studio, done.refusal->reason);
    const auto* placed = done.edit ? std::get_if<PlacePieces>(&done.edit->what) : nullptr;
    if (done.edit && !(placed ? commit_placing(studio, placed->pieces) : commit(studio, *done.edit))) return;
    const std::optional<PieceId> moved = studio.armed->lifted;
    studio.armed = done.hand;
    if (done.hand) return;
    choose_tool(studio, Tool::Select);
    if (moved) select(studio, {*moved});
}

}  // namespace

void place_press(Studio& studio, const Pointer& pointer) {
    if (!studio.armed) return say(studio, {"hint.choose-piece"});
    if (!paints(studio)) return put_down(studio, pointer);
    add(studio, pointer);
    const PieceStroke& stroke = studio.under_way.pieces;
    if (stroke.first_reason) refuse_placing(studio, *stroke.first_reason, stroke.skipped);
}

void place_drag(Studio& studio, const Pointer& pointer) {
    if (!paints(studio)) return;
    for (const Pointer& each : way_to(studio, pointer)) add(studio, each);
}

void place_release(Studio& studio, const Pointer&) {
    const PieceStroke stroke = std::exchange(studio.under_way.pieces, {});
    if (stroke.pieces.empty()) {
        if (stroke.skipped.size() > 1) refuse(studio, stroke.first_reason->reason);
        return;
    }
    if (!commit_placing(studio, stroke.pieces)) return;
    studio.level = std::max(studio.level, std::ranges::max(stroke.pieces, {}, &PlacedPiece::level).level);
    if (stroke.skipped.empty()) return;
    say(studio, {"notice.placed-some",
                 {{"placed", stroke.pieces.size()},
                  {"skipped", stroke.skipped.size()},
                  {"reason", studio.words(stroke.first_reason->reason)}}});
}

void take_from_map(Studio& studio, const Pointer& pointer, PickUp how) {
    studio.notice.reset();
    const auto piece = piece_at(studio, pointer);
    if (!piece) return say(studio, {"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
    if (how == PickUp::Copy) {
        arm(studio, piece->kind);
        if (studio.notice) return;  // None is left, and the notice says so.
    }
    studio.armed = pick_up(*piece, pointer.hex, how, studio.catalogue());
    studio.tool = Tool::Place;
    select(studio, {});
    studio.level = piece->level;
    studio.whole = false;
}

}  // namespace hexwright
