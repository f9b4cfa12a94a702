#include "editor/document/edits/fill_edit.h"

#include "editor/document/symmetry/mirror.h"
#include "engine/board/battlefield/footing.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace hexwright::document {
namespace {

bool is_taken(HexCoord hex, int level, const Terrain& terrain) { return terrain.solid(hex, level) != nullptr; }

bool carries(HexCoord hex, int level, PieceKind kind, const Document& document) {
    return footing(document.catalogue()[kind], hex, level, document.now().terrain, document.catalogue()) ==
           Footing::Carried;
}

// On the table every hex can carry a tile: an area counts as closed if it stays within the bounds of the map.
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

std::optional<PieceKind> single_of(const std::vector<PieceKind>& kinds, const Catalogue& catalogue) {
    const auto found = std::ranges::find_if(kinds, [&](PieceKind kind) { return catalogue[kind].hexes.size() == 1; });
    return found == kinds.end() ? std::nullopt : std::optional(*found);
}

bool has_image(PieceKind kind, const GridMap& map, const Catalogue& catalogue) {
    return PieceMap(map, catalogue)({.kind = kind}).has_value();
}

// Splits the area: the first hex of each set of images stays, hexes that are their own image go to `alone`.
void take_first_of_images(FillOrder& order, const std::vector<GridMap>& maps) {
    const std::unordered_set<HexCoord> all(order.area.begin(), order.area.end());
    Area first;
    for (const HexCoord hex : order.area) {
        const auto is_own = [&](const GridMap& map) { return map(hex) == hex; };
        const auto comes_later = [&](const GridMap& map) { return map(hex) < hex && all.contains(map(hex)); };
        if (std::ranges::any_of(maps, is_own)) order.alone.push_back(hex);
        else if (std::ranges::none_of(maps, comes_later)) first.push_back(hex);
    }
    order.area = std::move(first);
}

// Takes the tiles for the hexes that stand alone first; each copy may then use an equal share of the rest.
void share_out(Inventory& left, PieceKind single, Area& alone, int copies, const Catalogue& catalogue) {
    const std::vector<ItemKind>& items = catalogue[single].items;  // May list one item twice, for a double tile.
    const int each_takes = static_cast<int>(items.size());
    alone.resize(std::min(alone.size(), static_cast<std::size_t>(left[items.front()] / each_takes)));
    left.add(items.front(), -static_cast<int>(alone.size()) * each_takes);
    for (std::size_t i = 0; i < left.kinds(); ++i)
        if (const ItemKind each{static_cast<int>(i)}; left[each] > 0) left.add(each, left[each] / copies - left[each]);
}

}  // namespace

Result<Area> area_at(HexCoord start, int level, PieceKind kind, const Document& document) {
    const Terrain& terrain = document.now().terrain;
    const auto about = [&](const char* id, HexCoord hex) {
        const Space space{hex, level};
        return failure(Refusal{.message = {id, {{"at", to_text(space)}, {"level", level}}}, .spaces = {space}});
    };
    if (is_taken(start, level, terrain)) return about("refused.fill-taken", start);
    if (!carries(start, level, kind, document)) return about("refused.fill-hangs", start);
    const Outline outline(terrain);
    Area area{start};
    std::unordered_set<HexCoord> seen{start};
    for (std::size_t i = 0; i < area.size() && area.size() <= most_fill_hexes; ++i) {
        if (level == 1 && !outline.holds(area[i])) return about("refused.fill-open", area[i]);
        for (const Direction side : all_directions) {
            const HexCoord next = neighbour(area[i], side);
            if (!seen.insert(next).second || is_taken(next, level, terrain) || !carries(next, level, kind, document))
                continue;
            area.push_back(next);
        }
    }
    return area;
}

Area fillable(const Area& hexes, int level, PieceKind kind, const Document& document) {
    Area area = hexes;
    std::ranges::sort(area);
    area.erase(std::unique(area.begin(), area.end()), area.end());
    std::erase_if(area, [&](HexCoord hex) {
        return is_taken(hex, level, document.now().terrain) || !carries(hex, level, kind, document);
    });
    return area;
}

Result<FillOrder> fill_order(Area area, int level, PieceKind kind, const Document& document) {
    const Catalogue& catalogue = document.catalogue();
    FillOrder order{std::move(area), level, tiles_like(kind, catalogue), {}, catalogue[kind].terrain};
    if (order.kinds.empty()) return failure(Message{"refused.fill-kind", {{"piece", catalogue[kind].name}}});
    const Ground ground = document.now().ground(catalogue);
    if (ground.allowed) order.left = left_of(*ground.allowed, ground.used);
    return order;
}

FillOrder shared(FillOrder order, const Symmetry& symmetry, const Catalogue& catalogue) {
    const std::vector<GridMap> maps = images(symmetry);
    if (maps.empty()) return order;
    std::erase_if(order.kinds, [&](PieceKind kind) { return !has_image(kind, maps.front(), catalogue); });
    take_first_of_images(order, maps);
    const auto single = single_of(order.kinds, catalogue);
    if (!single) order.alone.clear();
    if (single && order.left)
        share_out(*order.left, *single, order.alone, static_cast<int>(maps.size()) + 1, catalogue);
    return order;
}

Result<Filling> filling_for(const FillOrder& order, const Catalogue& catalogue, int looks) {
    Filling filling;
    if (!order.area.empty() || order.alone.empty()) {
        auto done =
            fill_area({order.area, order.level, order.kinds, order.left ? &*order.left : nullptr}, catalogue, looks);
        if (!done) return done;
        filling = std::move(*done);
    }
    for (const HexCoord hex : order.alone)
        filling.pieces.push_back({.kind = *single_of(order.kinds, catalogue), .at = hex, .level = order.level});
    return filling;
}

Edit fill_edit(const FillOrder& order, const Filling& filling, const Catalogue& catalogue) {
    return {
        PlacePieces{filling.pieces},
        {"edit.fill", {{"hexes", order.area.size() + order.alone.size()}, {"terrain", catalogue[order.terrain].name}}}};
}

}  // namespace hexwright::document
