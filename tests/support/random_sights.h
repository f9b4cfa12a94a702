// Random battlefields with everything that can block sight, and figures on them.
#pragma once
#include "engine/rules/line_of_sight.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

namespace hexwright::testing {

struct SightScenes {  // What the scenes may contain.
    int radius = 5;
    bool ruins = true;        // Pieces of several hexes.
    bool thicket = false;     // High piles and low roofs everywhere, so that sight goes through slits.
    std::size_t figures = 0;  // Number of figures, if there is room; 0 means two to thirteen.
};

// A pile of up to six tiles, with a random feature on or above it.
inline void add_random_hex(Pieces& to, HexCoord hex, Dice& dice, const SightScenes& with) {
    if (dice.below(12) == 0) return;  // A hole.
    const bool high = with.thicket && dice.below(3) == 0;
    const int height = high ? dice.roll(6, 14) : static_cast<int>(dice.below(dice.below(3) == 0 ? 7 : 3)) + 1;
    for (int level = 1; level <= height; ++level) to.push_back(at("rock-1", hex, level));
    const auto add = [&](const char* id, int level) { to.push_back(at(id, hex, level)); };
    if (with.thicket && dice.below(4) == 0) add("grass-1", height + dice.roll(5, 9));  // A roof.
    switch (with.thicket ? 2 + dice.below(12) : dice.below(14)) {
        case 0:
            add("water-1", height + 1);
            break;
        case 1:
            add("grass-1", height + dice.roll(2, 9));
            break;  // A bridge.
        case 2:
            add("tree-10", height + 1);
            break;
        case 3:
            add("castle-base", height + 1), add("castle-wall", height + 2);
            break;
        case 4:
            if (with.ruins) to.push_back(at("ruin-2", hex, height + 1, dice.roll(0, 5)));
            break;
        case 5:
            to.push_back(beside("laur-wall-ruin", hex, height + 1, all_directions[dice.below(6)]));
            break;
        case 6:
            to.push_back(beside("castle-ladder", hex, height + 1, all_directions[dice.below(6)]));
            break;
        default:
            break;
    }
}

struct RandomSight {
    Battlefield map{};
    Terrain terrain{};
    std::vector<FigureBody> figures{};  // The first two look at each other.
};

inline std::vector<HexCoord> random_stand(const Terrain& terrain, const Surface& ground, int height, Dice& dice) {
    std::vector<HexCoord> hexes{ground.space.at};
    if (dice.below(3) > 0) return hexes;
    const HexCoord second = neighbour(ground.space.at, all_directions[dice.below(6)]);
    for (const Barrier& barrier : terrain.barriers_at(ground.space.at))
        if (neighbour(barrier.hex, barrier.side) == second) return hexes;  // No figure stands across a wall.
    for (const Surface& other : terrain.surfaces_at(second))
        if (other.top == ground.top && other.room >= height) hexes.push_back(second);
    return hexes;
}

inline RandomSight random_sight(Dice& dice, const SightScenes& with = {}) {
    RandomSight scene;
    Pieces pieces;
    for (const HexCoord hex : disk({0, 0}, with.radius)) add_random_hex(pieces, hex, dice, with);
    scene.map = battlefield(pieces);
    scene.terrain = terrain_of(scene.map, kinds());
    std::vector<Surface> grounds;
    for (const Terrain::Column& column : scene.terrain.columns())
        for (const Surface& surface : scene.terrain.surfaces(column)) grounds.push_back(surface);
    for (std::size_t tries = 0, wanted = with.figures > 0 ? with.figures : 2 + dice.below(12);
         tries < 30 && scene.figures.size() < wanted; ++tries) {
        const Surface& ground = dice.pick(grounds);
        const int height = dice.roll(3, 9);
        if (ground.room < height) continue;
        FigureBody body = figure_body(random_stand(scene.terrain, ground, height, dice), ground.top, height,
                                      estimated_zone(height), air_above(ground));
        body.figure = FigureId{static_cast<int>(scene.figures.size())};
        const bool taken = std::ranges::any_of(scene.figures, [&](const FigureBody& other) {
            for (int i = 0; i < body.spaces; ++i)
                for (int k = 0; k < other.spaces; ++k)
                    if (body.hexes[static_cast<std::size_t>(i)] == other.hexes[static_cast<std::size_t>(k)])
                        return true;
            return false;
        });
        if (!taken) scene.figures.push_back(body);
    }
    return scene;
}

}  // namespace hexwright::testing
