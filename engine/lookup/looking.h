// Sight, range and height between figures that are thought to stand on a battlefield. Knows no game: a figure is its
// Height and its hit zone.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/board/refusal.h"
#include "engine/lookup/room.h"
#include "engine/rules/combat.h"
#include "engine/rules/line_of_sight.h"

#include <optional>
#include <span>
#include <vector>

namespace hexwright::lookup {

inline constexpr int usual_height = 5;  // Height of most figures.

struct Stature {  // The properties of a figure that matter for sight.
    int height = usual_height;
    SightZone zone = estimated_zone(usual_height);
};
inline Stature stature_of(int height) { return {height, estimated_zone(height)}; }  // With the estimated zone.

struct Posted {  // A figure on its spaces.
    FigureBody body{};
    std::vector<Space> spaces{};
    Elevation elevation{};
};
// Refuses a space where nobody stands, and one with too little room for the figure. A double-space figure has two
// spaces, its front first.
Result<Posted> posted_at(std::span<const Space> spaces, const Stature& stature, const Terrain& terrain);

// Why nobody stands there: no surface at all, or surfaces of other levels.
Message nobody_stands(const Terrain& terrain, Space space);

struct Look {
    Sight sight{};
    std::optional<int> range{};  // None when no way leads along the battlefield.
    int height_advantage = 0;    // Dice that the viewer has more for standing higher; below 0: that the target has.
};
Look look(const SightScene& scene, const Posted& from, const Posted& to, SeenPart part, const Rules& rules);

}  // namespace hexwright::lookup
