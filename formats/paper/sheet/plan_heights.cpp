#include "formats/paper/sheet/plan_heights.h"

#include "formats/paper/room.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <utility>

namespace hexwright::paper {
namespace {

struct Plateaus {
    std::vector<SeenHeight> seen;  // Sorted by hex.
    std::vector<bool> taken;

    // The plateau of this hex, in the order of discovery.
    std::vector<SeenHeight> from(std::size_t first) {
        std::vector<SeenHeight> found{seen[first]};
        taken[first] = true;
        for (std::size_t next = 0; next < found.size(); ++next)
            for (const Direction side : all_directions) {
                const HexCoord beside = neighbour(found[next].hex, side);
                const auto place = std::ranges::lower_bound(seen, beside, {}, &SeenHeight::hex);
                const auto number = static_cast<std::size_t>(place - seen.begin());
                if (place == seen.end() || place->hex != beside || taken[number] || place->height != seen[first].height)
                    continue;
                taken[number] = true;
                found.push_back(*place);
            }
        return found;
    }
};

void label(Sketch& sketch, const std::vector<SeenHeight>& plateau, Point middle, double letters) {
    const auto nearest = std::ranges::min_element(plateau, {}, [&](const SeenHeight& seen) {
        const Point offset = centre_of(seen.hex) - middle;
        return std::pair(seen.taken, offset.x * offset.x + offset.y * offset.y);
    });
    const unsigned ink = is_dark(nearest->color) ? 0xFFFFFF : 0x1A1D22;
    const Point at = centre_of(nearest->hex);
    const double larger = letters / letters_of_heights;
    sketch.fill(circle(at, 5.2 * larger), nearest->color);  // Replaces the terrain's sign.
    sketch.text(at + Point{0, 2.4 * larger}, std::to_string(nearest->height), letters, mix(ink, nearest->color, 0.2),
                true);
}

}  // namespace

std::vector<SeenHeight> seen_heights(const Terrain& terrain, const Catalogue& catalogue) {
    std::vector<SeenHeight> seen;
    for (const Terrain::Column& column : terrain.columns()) {
        const auto surfaces = terrain.surfaces(column);
        const auto solids = terrain.solids(column);
        if (surfaces.empty() || surfaces.back().space.level < solids.back().first_slot)
            continue;  // An obstacle is on top.
        const PieceStyle style = look_of(catalogue[solids.back().kind], catalogue);
        if (style != PieceStyle::Land && style != PieceStyle::Fluid)
            continue;  // Castle walls are recognisable without a height.
        const Surface& surface = surfaces.back();
        seen.push_back({column.hex, surface.height,
                        surface.terrain.valid() ? catalogue[surface.terrain].color : 0xFFFFFF, false,
                        surface.space.level});
    }
    return seen;
}

void sketch_heights(Sketch& sketch, std::vector<SeenHeight> seen, double letters) {
    std::ranges::sort(seen, {}, &SeenHeight::hex);
    Plateaus plateaus{std::move(seen), {}};
    plateaus.taken.resize(plateaus.seen.size());
    for (std::size_t first = 0; first < plateaus.seen.size(); ++first) {
        if (plateaus.taken[first]) continue;
        const std::vector<SeenHeight> plateau = plateaus.from(first);
        std::vector<HexCoord> hexes;
        for (const SeenHeight& each : plateau) hexes.push_back(each.hex);
        sketch.outline(outline(hexes), 0x101214, 1.0, 0.75);
        label(sketch, plateau, middle_of(hexes), letters);
    }
}

}  // namespace hexwright::paper
