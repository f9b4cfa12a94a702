#include "engine/lookup/looking.h"

#include "engine/board/battlefield/battlefield.h"
#include "engine/rules/range.h"

#include <algorithm>
#include <utility>

namespace hexwright::lookup {

namespace {

std::span<const HexCoord> hexes_of(const FigureBody& body) {
    return std::span(body.hexes).first(static_cast<std::size_t>(body.spaces));
}

}  // namespace

Message nobody_stands(const Terrain& terrain, Space space) {
    std::vector<Space> found;
    for (const Surface& surface : terrain.surfaces_at(space.at)) found.push_back(surface.space);
    if (found.empty()) return {"sight.nothing-there", {{"hex", to_text(space.at)}}};
    return {"sight.no-surface", {{"space", to_text(space)}, {"spaces", to_text(found)}}};
}

Result<Posted> posted_at(std::span<const Space> spaces, const Stature& stature, const Terrain& terrain) {
    const Space front = spaces.front();
    const Surface* ground = terrain.surface(front);
    if (!ground) return failure(nobody_stands(terrain, front));
    if (ground->room < stature.height)
        return failure(
            Message{"sight.no-room", {{"space", to_text(front)}, {"height", stature.height}, {"room", ground->room}}});
    std::vector<HexCoord> hexes;
    int roof = ground->top + air_above(*ground);
    for (const Space& space : spaces) {
        hexes.push_back(space.at);
        if (const Surface* half = terrain.surface(space)) roof = std::min(roof, half->top + air_above(*half));
    }
    return Posted{figure_body(hexes, ground->top, stature.height, stature.zone, roof - ground->top),
                  {spaces.begin(), spaces.end()},
                  {ground->height, stature.height}};
}

Look look(const SightScene& scene, const Posted& from, const Posted& to, SeenPart part, const Rules& rules) {
    Look found;
    found.sight = line_of_sight(scene, from.body, to.body, part);
    found.range = range_between(scene.terrain, hexes_of(from.body), hexes_of(to.body));
    found.height_advantage =
        height_dice(from.elevation, to.elevation, rules) - height_dice(to.elevation, from.elevation, rules);
    return found;
}

}  // namespace hexwright::lookup
