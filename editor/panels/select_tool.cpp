#include "editor/panels/select_tool.h"

#include "editor/panels/carry_tool.h"
#include "editor/panels/selection.h"

#include <algorithm>
#include <cmath>

namespace hexwright {

namespace {

using How = Selecting::How;

constexpr double drag_pixels = 4, drag_hexes = 0.3;

bool far_from(const Studio& studio, Point a, Point b, const Pointer& pointer) {
    const double away = std::hypot(a.x - b.x, a.y - b.y);
    return pointer.in_scene ? away > drag_hexes * hex_width : away * studio.plan.scale > drag_pixels;
}

bool draws_lasso(const Studio& studio, const Pointer& pointer) { return studio.lasso || pointer.mods.alt; }
bool adds_or_drops(const Pointer& pointer) { return pointer.mods.shift || pointer.mods.ctrl; }

// Selects what the box or lasso holds by now, combined with what was selected before.
void take_drawn(Studio& studio) {
    const Selecting& now = studio.selecting;
    const Pointer& from = *studio.pressed;
    const Inside inside = now.how == How::Box ? inside_box(from.at, now.outline.back()) : inside_outline(now.outline);
    const auto level = studio.whole || studio.across_levels ? std::nullopt : std::optional(studio.level);
    const Battlefield& battlefield = studio.now().scenario->battlefield;
    PieceIds drawn = pieces_touched(battlefield, inside, level, studio.catalogue());
    std::erase_if(drawn, [&](PieceId id) { return !is_shown(studio, battlefield.find(id)->level); });
    select(studio, from.mods.ctrl ? without(now.before, drawn) : from.mods.shift ? joined(now.before, drawn) : drawn);
}

How begun(const Studio& studio) {
    const Pointer& from = *studio.pressed;
    if (draws_lasso(studio, from)) return How::Lasso;
    return !adds_or_drops(from) && piece_at(studio, from) ? How::Move : How::Box;
}

void toggle(Studio& studio, PieceId piece) {
    const PieceIds one{piece};
    select(studio, is_selected(studio, piece) ? without(studio.selected, one) : joined(studio.selected, one));
}

void put_down_selection(Studio& studio, const Pointer& pointer) {
    if (!studio.carried) return;
    const BlockHand carried = *std::exchange(studio.carried, std::nullopt);
    if (pointer.hex == carried.grip) return;
    commit(studio, put_down(carried, lying(carried, pointer.hex, std::nullopt, studio.catalogue()), studio.desk));
}

}  // namespace

void select_press(Studio& studio, const Pointer& pointer) {
    studio.marked.clear();
    studio.selecting = {.before = studio.selected};
    const auto piece = piece_at(studio, pointer);
    if (piece && pointer.in_scene && !studio.whole) studio.level = piece->level;
    if (piece && pointer.twice && !adds_or_drops(pointer)) {
        studio.selecting.settled = true;
        return choose(studio, same_kind(studio.now().scenario->battlefield, {piece->id}));
    }
    if (adds_or_drops(pointer) || draws_lasso(studio, pointer) || (piece && is_selected(studio, piece->id))) return;
    select(studio, piece ? PieceIds{piece->id} : PieceIds{});
}

void select_drag(Studio& studio, const Pointer& pointer) {
    Selecting& now = studio.selecting;
    if (now.settled) return;
    if (now.how == How::Click) {
        if (!far_from(studio, pointer.at, studio.pressed->at, pointer)) return;
        now.how = begun(studio);
        now.outline = {studio.pressed->at};
        if (now.how == How::Move) carry_selection(studio, studio.pressed->hex);
    }
    if (now.how == How::Move) return;
    if (now.how == How::Box) now.outline = {pointer.at};
    else if (far_from(studio, pointer.at, now.outline.back(), pointer)) now.outline.push_back(pointer.at);
    take_drawn(studio);
}

void select_release(Studio& studio, const Pointer& pointer) {
    const Selecting done = std::exchange(studio.selecting, {});
    if (done.settled) return;
    if (done.how == How::Move) return put_down_selection(studio, pointer);
    if (done.how != How::Click) return say(studio, {"notice.selected", {{"count", studio.selected.size()}}});
    const Pointer& from = *studio.pressed;
    const auto piece = piece_at(studio, from);
    if (adds_or_drops(from)) {
        if (piece) toggle(studio, piece->id);
    } else {
        select(studio, piece ? PieceIds{piece->id} : PieceIds{});
    }
}

void select_cancel(Studio& studio) {
    const Selecting done = std::exchange(studio.selecting, {});
    studio.carried.reset();
    select(studio, done.before);
}

}  // namespace hexwright
