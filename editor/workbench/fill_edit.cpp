#include "editor/workbench/fill_edit.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "engine/battlefield/footing.h"

namespace hexwright {
namespace {

tl::unexpected<Refusal> no(Message reason) { return tl::unexpected<Refusal>(Refusal{std::move(reason), {}, {}}); }

bool is_taken(HexCoord hex, int level, const Terrain& terrain) { return terrain.solid(hex, level) != nullptr; }

bool carries(HexCoord hex, int level, PieceKind kind, const Desk& desk) {
    return footing(desk.catalogue()[kind], hex, level, desk.now().terrain, desk.catalogue()) == Footing::Carried;
}

// On the table every hex carries: an area is closed when it stays among the map's hexes.
struct Outline {
    int low_q = std::numeric_limits<int>::max(), high_q = std::numeric_limits<int>::min();
    int low_r = low_q, high_r = high_q;

    explicit Outline(const Terrain& terrain) {
        for (const Terrain::Column& column : terrain.columns()) {
            low_q = std::min(low_q, column.hex.q);
            high_q = std::max(high_q, column.hex.q);
            low_r = std::min(low_r, column.hex.r);
            high_r = std::max(high_r, column.hex.r);
        }
    }
    bool holds(HexCoord hex) const { return low_q <= hex.q && hex.q <= high_q && low_r <= hex.r && hex.r <= high_r; }
};

}  // namespace

tl::expected<Area, Refusal> area_at(HexCoord start, int level, PieceKind kind, const Desk& desk) {
    const Terrain& terrain = desk.now().terrain;
    const auto about = [&](const char* id, HexCoord hex) {
        return no({id, {{"at", to_text(Space{hex, level})}, {"level", level}}});
    };
    if (is_taken(start, level, terrain)) return about("refused.fill-taken", start);
    if (!carries(start, level, kind, desk)) return about("refused.fill-hangs", start);
    const Outline outline(terrain);
    Area area{start};
    std::unordered_set<HexCoord> seen{start};
    for (std::size_t i = 0; i < area.size() && area.size() <= most_fill_hexes; ++i) {
        if (level == 1 && !outline.holds(area[i])) return about("refused.fill-open", area[i]);
        for (const Direction side : all_directions) {
            const HexCoord next = neighbour(area[i], side);
            if (!seen.insert(next).second || is_taken(next, level, terrain) || !carries(next, level, kind, desk)) continue;
            area.push_back(next);
        }
    }
    return area;
}

Area fillable(const Area& hexes, int level, PieceKind kind, const Desk& desk) {
    Area area = hexes;
    std::ranges::sort(area);
    area.erase(std::unique(area.begin(), area.end()), area.end());
    std::erase_if(area, [&](HexCoord hex) {
        return is_taken(hex, level, desk.now().terrain) || !carries(hex, level, kind, desk);
    });
    return area;
}

tl::expected<FillOrder, Refusal> fill_order(Area area, int level, PieceKind kind, const Desk& desk) {
    const Catalogue& catalogue = desk.catalogue();
    FillOrder order{std::move(area), level, tiles_like(kind, catalogue), {}, catalogue[kind].terrain};
    if (order.kinds.empty()) return no({"refused.fill-kind", {{"piece", catalogue[kind].name}}});
    const Ground ground = desk.now().ground(catalogue);
    if (ground.allowed) order.left = left_of(*ground.allowed, ground.used);
    return order;
}

tl::expected<Filling, Refusal> filling_for(const FillOrder& order, const Catalogue& catalogue, int looks) {
    return fill_area({order.area, order.level, order.kinds, order.left ? &*order.left : nullptr}, catalogue, looks);
}

Edit fill_edit(const FillOrder& order, const Filling& filling, const Catalogue& catalogue) {
    return {PlacePieces{filling.pieces},
            {"edit.fill", {{"hexes", order.area.size()}, {"terrain", catalogue[order.terrain].name}}}};
}

}  // namespace hexwright
