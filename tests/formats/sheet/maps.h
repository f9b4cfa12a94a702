// Small maps of shipped kinds, for pictures.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/scenario/scenario.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <string_view>

namespace hexwright::testing {

struct Lie {  // How a piece lies.
    HexCoord at{};
    int level = 1;
    int turn = 0;
    Direction side = Direction::NE;
    HexCoord to{};
};

inline void lay(Scenario& scenario, std::string_view kind, const Lie& lie) {
    scenario.battlefield.add({.kind = shipped().piece(kind).value(),
                              .at = lie.at,
                              .level = lie.level,
                              .turn = static_cast<std::int8_t>(lie.turn),
                              .side = lie.side,
                              .to = lie.to},
                             shipped());
}

inline PlacedDrawing plan_of(const Scenario& scenario, const PictureOptions& options = {}) {
    return plan_drawing(scenario, terrain_of(scenario.battlefield, shipped()), shipped(), options);
}
inline PlacedDrawing iso_of(const Scenario& scenario, const PictureOptions& options = {}) {
    return iso_drawing(scenario, terrain_of(scenario.battlefield, shipped()), shipped(), options);
}

// A pond beside a hill of two levels, a tree, two start zones and two glyphs.
inline Scenario pond_and_hill() {
    Scenario map;
    lay(map, "grass-7", {{0, 0}});
    lay(map, "water-1", {{2, 0}});
    lay(map, "water-1", {{2, 1}});
    lay(map, "swamp-water-1", {{1, 2}});
    lay(map, "sand-3", {{-1, 1}, 2});
    lay(map, "tree-10", {{1, 0}, 2});
    map.zones.change([](auto& zones) {
        zones = {{.id = "red", .use = "start", .color = "red", .spaces = {{{0, 0}, 1}, {{-1, 1}, 2}}},
                 {.id = "blue", .use = "start", .color = "blue", .spaces = {{{1, 1}, 1}, {{2, 1}, 1}}}};
    });
    map.glyphs.change([](auto& glyphs) { glyphs = {{"wannok", {{0, 2}, 1}}, {"", {{1, 1}, 1}, Facing::Symbol}}; });
    return map;
}

// A wall with a door, ladder, battlement and flag; a ruin; a bridge with its wall; pillars with a Laur wall.
inline Scenario castle_yard() {
    Scenario map;
    for (int q = 0; q < 5; ++q)
        for (int r = 0; r < 3; ++r) lay(map, "dungeon-1", {{q, r}});
    lay(map, "castle-base-end", {{0, 0}, 2});
    lay(map, "castle-wall-end", {{0, 0}, 3});
    lay(map, "castle-door", {{1, 0}, 2});
    lay(map, "castle-base-corner", {{4, 0}, 2, 1});
    lay(map, "castle-battlement", {.at = {4, 0}, .level = 3, .side = Direction::E});
    lay(map, "castle-ladder", {.at = {0, 1}, .level = 2, .side = Direction::NE});
    lay(map, "castle-flag", {.at = {4, 0}, .level = 3, .side = Direction::NW});
    lay(map, "ruin-2", {{0, 2}, 2, 3});
    lay(map, "laur-pillar", {{2, 2}, 2});
    lay(map, "laur-pillar", {{4, 2}, 2});
    lay(map, "laur-wall-long", {.at = {2, 2}, .level = 2, .to = {4, 2}});
    lay(map, "stone-wall-4", {.at = {0, 1}, .level = 2, .to = {3, 1}});
    return map;
}

}  // namespace hexwright::testing
