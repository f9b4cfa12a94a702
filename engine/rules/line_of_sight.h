// Exact line of sight between figures on the battlefield. Not range (range.h), nor who may be attacked (targeting.h).
//
// A figure sees with its target point, the eye: a point above the centre of its first space. It is seen by its hit
// zone, a straight-sided solid above its spaces. All that can block is straight-sided too: what a piece fills of a hex
// (tiles, trees, glaciers, outcrops, the hive, castles: the whole hex), walls on the sides of hexes (upright panels
// without thickness), and other figures, up to their height. A single-space figure is a hexagon half as wide as its
// space; on two spaces it is the convex hull of the two hexagons; on more it fills its spaces.
//
// One rule decides every ray that touches an edge: a target is seen when some *area* of it is. A single ray, along an
// edge or through the crack between two touching solids, shows nothing and hides nothing. So a target is seen when the
// shadows thrown on it by all solids in front of it, seen from the eye, leave something uncovered (sight_cone.h).
// Computed in integers, without rounding.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/army_card.h"
#include "engine/rules/ids.h"
#include "engine/rules/room.h"

#include <array>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace hexwright::rules {

inline constexpr int sight_units_per_level = 70;  // Heights in sight are in tenths of a seventh of a level.
inline constexpr std::size_t most_figure_spaces = 6;

// The geometry of a figure for sight. Heights are in sight units: `base` above the table, the others above `base`.
struct FigureBody {
    std::array<HexCoord, most_figure_spaces> hexes{};
    int spaces = 1;  // 1, 2 or more of `hexes`; two are neighbours. The eye is above the first.
    std::int32_t base = 0, top = 0;
    std::int32_t eye = 0, zone_from = 0, zone_to = 0;
    FigureId figure{};  // A figure hides neither itself nor its target.
    PieceId piece{};    // The piece that this figure is (the hive); otherwise invalid.
    friend bool operator==(const FigureBody&, const FigureBody&) = default;
};

// Free air between the physical top of a surface and the piece above it, in sevenths of a level.
int air_above(const Surface& ground);

// A figure of this Height (in levels) on these spaces, with its base so many sevenths of a level above the table
// (Surface::top, Solid::top). Under a roof that leaves less than its Height, as over a half tile, it is that much
// smaller, its eye and its hit zone with it: nothing of it is inside of the roof.
FigureBody figure_body(std::span<const HexCoord> hexes, int top_sevenths, int height, const SightZone& zone,
                       int air_sevenths = open_sky * sevenths_per_level);
FigureBody figure_body(const Surface& ground, int height);  // Stands on one space, with the estimated zone.

enum class SeenPart : unsigned char {
    HitZone,  // The master game (LOS-02).
    Any,      // The basic game (LOS-03) and "clear sight" (LOS-12).
};

using Blocker = std::variant<PieceId, FigureId>;

struct Sight {
    bool seen = true;
    // When not seen: what hides the target, nearest first. Each entry hides something that those before it leave open.
    std::vector<Blocker> blocked_by{};
    friend bool operator==(const Sight&, const Sight&) = default;
};

struct SightScene {
    const Terrain& terrain;
    std::span<const FigureBody> figures{};  // All figures on the battlefield; may include the two in question.
};

// True when the eye of `from` sees the part of `target`. Not symmetric, because an eye is a point and a target is not.
bool sees(const SightScene& scene, const FigureBody& from, const FigureBody& target, SeenPart part);
// The same, with what blocks the sight.
Sight line_of_sight(const SightScene& scene, const FigureBody& from, const FigureBody& target, SeenPart part);

// Clear sight of an aura: any part of the target, from any space of the source (LOS-12, LOS-13).
bool has_clear_sight(const SightScene& scene, const FigureBody& source, const FigureBody& target);
// The same, with what blocks the sight.
Sight clear_sight(const SightScene& scene, const FigureBody& source, const FigureBody& target);

}  // namespace hexwright::rules
