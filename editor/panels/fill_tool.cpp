#include "editor/panels/fill_tool.h"

#include <algorithm>
#include <cmath>

namespace hexwright {
namespace {

// The hexes whose centres lie in the box between two points of the plan. An excessive number is cut short here and
// refused later.
Area hexes_between(Point a, Point b) {
    const Point low{std::min(a.x, b.x), std::min(a.y, b.y)}, high{std::max(a.x, b.x), std::max(a.y, b.y)};
    Area area;
    const int first = cursor_at(low).hex.r - 1, last = cursor_at(high).hex.r + 1;
    for (int r = first; r <= last; ++r) {
        const double y = centre_of({0, r}).y;
        if (y < low.y || y > high.y) continue;
        const int from = cursor_at({low.x, y}).hex.q - 1, to = cursor_at({high.x, y}).hex.q + 1;
        for (int q = from; q <= to && area.size() <= most_fill_hexes; ++q) {
            const double x = centre_of({q, r}).x;
            if (low.x <= x && x <= high.x) area.push_back({q, r});
        }
    }
    return area;
}

bool is_click(const Studio& studio, const Pointer& pointer) {
    return studio.pressed->hex == pointer.hex || pointer.in_scene;
}

struct Filled {
    FillOrder order;
    tl::expected<Filling, Refusal> filling;
};

void lay(Studio& studio, const Filled& filled) {
    if (!filled.filling) return refuse(studio, filled.filling.error().reason);
    if (!commit(studio, fill_edit(filled.order, *filled.filling, studio.catalogue()))) return;
    say(studio,
        {filled.filling->proven ? "notice.filled" : "notice.filled-well",
         {{"hexes", filled.order.area.size() + filled.order.alone.size()}, {"count", filled.filling->pieces.size()}}});
}

void fill(Studio& studio, Area area, int level, PieceKind kind) {
    const auto order = fill_order(std::move(area), level, kind, studio.desk);
    if (!order) return refuse(studio, order.error().reason);
    studio.errands.start(
        studio.jobs, {"errand.fill", {{"hexes", order->area.size()}}},
        [whole = *order, symmetry = studio.symmetry, catalogue = &studio.catalogue()](JobWatch&) {
            FillOrder part = shared(whole, symmetry, *catalogue);
            auto filling = filling_for(part, *catalogue);
            return Filled{std::move(part), std::move(filling)};
        },
        lay);
}

}  // namespace

void take_fill_kind(Studio& studio) {
    std::optional<PieceKind>& kind = studio.owning.fill_kind;
    if (studio.armed) kind = studio.armed->kind;
    else if (!kind && !studio.recent.empty()) kind = studio.recent.front();
    if (!kind || tiles_like(*kind, studio.catalogue()).empty()) {
        kind.reset();
        return say(studio, {"hint.fill-choose"});
    }
    say(studio, {"hint.fill", {{"terrain", studio.catalogue()[studio.catalogue()[*kind].terrain].name}}});
}

void fill_drag(Studio& studio, const Pointer& pointer) {
    studio.marked.clear();
    if (is_click(studio, pointer) || !studio.owning.fill_kind) return;
    const int level = level_of(studio, *studio.pressed);
    for (const HexCoord hex :
         fillable(hexes_between(studio.pressed->at, pointer.at), level, *studio.owning.fill_kind, studio.desk))
        studio.marked.push_back({hex, level});
}

void fill_release(Studio& studio, const Pointer& pointer) {
    studio.marked.clear();
    if (!studio.owning.fill_kind) return say(studio, {"hint.fill-choose"});
    const PieceKind kind = *studio.owning.fill_kind;
    const int level = level_of(studio, *studio.pressed);
    if (!is_click(studio, pointer))
        return fill(studio, fillable(hexes_between(studio.pressed->at, pointer.at), level, kind, studio.desk), level,
                    kind);
    auto area = area_at(studio.pressed->hex, level, kind, studio.desk);
    if (!area) return refuse(studio, area.error().reason);
    fill(studio, std::move(*area), level, kind);
}

void fill_cancel(Studio& studio) { studio.marked.clear(); }

const FillAim& fill_aim(const Studio& studio) {
    static const FillAim nothing;
    if (studio.tool != Tool::Fill || !studio.owning.fill_kind || !studio.hovered || studio.pressed) return nothing;
    const Space at{studio.hovered->hex, level_of(studio, *studio.hovered)};
    const FillAim wanted{studio.now().number, *studio.owning.fill_kind, at};
    auto& kept = studio.kept_aim;
    if (!kept || kept->number != wanted.number || kept->kind != wanted.kind || kept->at != wanted.at) {
        kept = wanted;
        kept->area = area_at(at.at, at.level, wanted.kind, studio.desk).value_or(Area());
    }
    return *kept;
}

}  // namespace hexwright
