#include "editor/workspace/overlay.h"

#include "editor/workspace/level_slice.h"
#include "engine/board/battlefield/footing.h"
#include "formats/paper/sheet/palette.h"

#include <algorithm>
#include <map>

namespace hexwright::workspace {
namespace {

constexpr int most_shades = 10;  // Rows of a scale; more shades could not be told apart.
// Levels of headroom: below the first only small figures fit, below the second most figures.
constexpr int low_room = 3, middle_room = 6;
// From low to high; also increasing in brightness, to work in grey.
constexpr unsigned scale_ends[] = {0x2A3A8C, 0x2E8F8A, 0xB5C94B, 0xF6E3A1};
constexpr unsigned bad = 0xC2412F, doubtful = 0xE0A030, good = 0x3F9A5C;

struct Seen {
    const Snapshot& now;
    int top;  // Highest level that is shown.
    const Catalogue& catalogue;
    OverlayPicture picture{};

    bool seen(int level) const { return level <= top; }
    void add(HexCoord hex, int level, std::string text, std::size_t key) {
        picture.cells.push_back({hex, level, std::move(text), key});
        ++picture.legend[key].count;
    }
};

unsigned shade(double share) {
    constexpr int steps = static_cast<int>(std::size(scale_ends)) - 1;
    const int step = std::clamp(static_cast<int>(share * steps), 0, steps - 1);
    return mix(scale_ends[step], scale_ends[step + 1], share * steps - step);
}

const Surface* top_surface(const Seen& look, const Terrain::Column& column) {
    const Surface* found = nullptr;
    for (const Surface& surface : look.now.terrain.surfaces(column))
        if (look.seen(surface.space.level)) found = &surface;
    return found;
}

const Solid* top_solid(const Seen& look, const Terrain::Column& column) {
    const Solid* found = nullptr;
    for (const Solid& solid : look.now.terrain.solids(column))
        if (look.seen(solid.first_slot)) found = &solid;
    return found;
}

void drop_empty_rows(OverlayPicture& picture) {
    std::vector<std::size_t> place(picture.legend.size());
    std::vector<LegendRow> kept;
    for (std::size_t i = 0; i < picture.legend.size(); ++i) {
        place[i] = kept.size();
        if (picture.legend[i].count > 0) kept.push_back(picture.legend[i]);
    }
    for (OverlayCell& cell : picture.cells) cell.key = place[cell.key];
    picture.legend = std::move(kept);
}

void heights(Seen& look) {
    int low = max_level, high = 0;
    for (const Terrain::Column& column : look.now.terrain.columns())
        if (const Surface* surface = top_surface(look, column))
            low = std::min<int>(low, surface->height), high = std::max<int>(high, surface->height);
    if (low > high) return;
    const int step = (high - low) / most_shades + 1, rows = (high - low) / step + 1;
    for (int row = 0; row < rows; ++row) {
        const int from = low + row * step, to = std::min(from + step - 1, high);
        const Message words = from == to ? Message{"overlay.height", {{"height", from}}}
                                         : Message{"overlay.heights", {{"from", from}, {"to", to}}};
        look.picture.legend.push_back({shade(rows == 1 ? 0.5 : row / (rows - 1.0)), words});
    }
    for (const Terrain::Column& column : look.now.terrain.columns())
        if (const Surface* surface = top_surface(look, column))
            look.add(column.hex, surface->space.level, std::to_string(surface->height),
                     static_cast<std::size_t>((surface->height - low) / step));
    drop_empty_rows(look.picture);
}

void coordinates(Seen& look) {
    look.picture.tinted = false;
    look.picture.legend.push_back({0x808080, {"overlay.coordinates"}});
    for (const Terrain::Column& column : look.now.terrain.columns())
        if (const Solid* solid = top_solid(look, column))
            look.add(column.hex, solid->first_slot, to_text(column.hex), 0);
}

void room(Seen& look) {
    look.picture.legend = {{bad, {"overlay.room-low", {{"to", low_room}}}},
                           {doubtful, {"overlay.room-middle", {{"from", low_room + 1}, {"to", middle_room}}}},
                           {good, {"overlay.room-high", {{"from", middle_room + 1}}}}};
    for (const Terrain::Column& column : look.now.terrain.columns()) {
        const Surface* lowest = nullptr;
        for (const Surface& surface : look.now.terrain.surfaces(column))
            if (look.seen(surface.space.level) && surface.room < open_sky && (!lowest || surface.room < lowest->room))
                lowest = &surface;
        if (!lowest) continue;
        const std::size_t key = lowest->room <= low_room ? 0 : lowest->room <= middle_room ? 1 : 2;
        look.add(column.hex, lowest->space.level, std::to_string(lowest->room), key);
    }
    drop_empty_rows(look.picture);
}

// The lowest hex of a piece above the table with nothing, or only a half-height tile, directly below.
void overhang(Seen& look) {
    look.picture.legend = {{bad, {"overlay.hangs"}}, {doubtful, {"overlay.over-half"}}};
    for (const Terrain::Column& column : look.now.terrain.columns())
        for (const Solid& solid : look.now.terrain.solids(column)) {
            if (solid.first_slot <= 1 || !look.seen(solid.first_slot)) continue;
            const PlacedPiece* piece = look.now.scenario->battlefield.find(solid.piece);
            // Skips the crown of a tree, which stands above its own trunk.
            if (!piece || piece->level != solid.first_slot) continue;
            const Footing under = footing(look.catalogue[solid.kind], column.hex, solid.first_slot, look.now.terrain,
                                          look.catalogue, solid.piece);
            if (under != Footing::Carried)
                look.add(column.hex, solid.first_slot, std::to_string(solid.first_slot),
                         under == Footing::Nothing ? 0 : 1);
        }
    drop_empty_rows(look.picture);
}

HexCoord mean_hex(const std::vector<HexCoord>& hexes) {  // The hex nearest to the mean.
    double q = 0, r = 0;
    for (const HexCoord hex : hexes) q += hex.q, r += hex.r;
    q /= static_cast<double>(hexes.size()), r /= static_cast<double>(hexes.size());
    return *std::ranges::min_element(hexes, {}, [&](HexCoord hex) {
        const double dq = hex.q - q, dr = hex.r - r;
        return dq * dq + dr * dr + dq * dr;
    });
}

void sizes(Seen& look) {
    look.picture.tinted = false;
    std::map<PieceId, std::vector<HexCoord>> seen;  // The hexes from which each piece is seen.
    for (const Terrain::Column& column : look.now.terrain.columns())
        if (const Solid* solid = top_solid(look, column)) seen[solid->piece].push_back(column.hex);
    // Keyed by size (largest first) and border.
    std::map<std::pair<int, std::string>, std::vector<PieceId>, std::greater<>> rows;
    for (const auto& [id, hexes] : seen) {
        const PieceType& type = look.catalogue[look.now.scenario->battlefield.find(id)->kind];
        rows[{static_cast<int>(type.hexes.size()), type.border}].push_back(id);
    }
    for (const auto& [row, pieces] : rows) {
        const PieceType& first = look.catalogue[look.now.scenario->battlefield.find(pieces.front())->kind];
        const unsigned fill = first.terrain.valid() ? look.catalogue[first.terrain].color : 0x808080;
        look.picture.legend.push_back({border_color(row.second, fill), {"overlay.size", {{"count", row.first}}}});
        for (const PieceId id : pieces) {
            const PlacedPiece& piece = *look.now.scenario->battlefield.find(id);
            look.picture.outlines.push_back({hexes_of(piece, look.catalogue), look.picture.legend.size() - 1});
            look.add(mean_hex(seen[id]), piece.level, std::to_string(row.first), look.picture.legend.size() - 1);
        }
    }
}

}  // namespace

OverlayPicture overlay_of(Overlay overlay, const Snapshot& now, std::optional<int> level, const Catalogue& catalogue) {
    if (overlay == Overlay::Heights && level)  // Here, pieces above the level do not cover its tops.
        return overlay_of(overlay, slice_of(now, {levels_between(1, *level)}, catalogue), {}, catalogue);
    Seen look{now, level.value_or(max_level), catalogue};
    switch (overlay) {
        case Overlay::None:
            break;
        case Overlay::Heights:
            heights(look);
            break;
        case Overlay::Coordinates:
            coordinates(look);
            break;
        case Overlay::Room:
            room(look);
            break;
        case Overlay::Overhang:
            overhang(look);
            break;
        case Overlay::Sizes:
            sizes(look);
            break;
        default:  // See survey_overlay.h.
            break;
    }
    return std::move(look.picture);
}

OverlayPicture picture_of(const SpaceMap& map, const std::function<unsigned(const SpaceLegend&)>& color) {
    OverlayPicture picture;
    picture.title = map.title;
    picture.notes.push_back(map.explanation);
    picture.notes.insert(picture.notes.end(), map.lines.begin(), map.lines.end());
    for (const SpaceLegend& row : map.legend) picture.legend.push_back({color(row), row.words});
    if (map.explanation.id.empty()) picture.notes.clear();
    for (const SpaceValue& value : map.values) {
        const auto row = std::ranges::find_if(
            map.legend, [&](const SpaceLegend& each) { return value.value >= each.from && value.value <= each.to; });
        if (row == map.legend.end()) continue;
        const auto key = static_cast<std::size_t>(row - map.legend.begin());
        picture.cells.push_back({value.at.at, value.at.level, row->number ? std::to_string(value.value) : "", key});
        ++picture.legend[key].count;
    }
    return picture;
}

}  // namespace hexwright::workspace
