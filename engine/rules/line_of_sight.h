// Who sees whom across the battlefield, exactly; not how far it is (range.h), nor who may be attacked (targeting.h).
//
// A figure sees with its target point, the eye: a point above the centre of its first space. It is seen by its hit
// zone: a solid of straight sides above its spaces. All that stands between is solid with straight sides, too: what a
// piece fills of a hex (tiles, trees, glaciers, outcrops, the hive, castles: the whole hex), walls on the sides of
// hexes (upright panels without thickness), and other figures, as high as they are. A figure is as wide as half a
// space: a hexagon with the corners of its space, halved; on two spaces it fills all between its two hexagons; on more
// it fills its spaces.
//
// One rule decides every ray that touches an edge: a target is seen when some *area* of it is. A single ray, along an
// edge or through the crack between two touching solids, shows nothing and hides nothing. So the answer is whether the
// shadows that all solids in front of the target throw upon it, seen from the eye, leave something open (sight_cone.h):
// in integers, without any rounding.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/army_card.h"

#include <array>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace hexwright {

using FigureId = Id<struct FigureTag>;

inline constexpr int sight_units_per_level = 70;  // heights in sight: tenths of a seventh of a level
inline constexpr std::size_t most_figure_spaces = 6;

// A figure as sight sees it. Heights in sight units: `base` above the table, the others above `base`.
struct FigureBody {
    std::array<HexCoord, most_figure_spaces> hexes{};
    int spaces = 1;  // 1, 2 or more of `hexes`, two are neighbours; the eye is above the first
    std::int32_t base = 0, top = 0;
    std::int32_t eye = 0, zone_from = 0, zone_to = 0;
    FigureId figure{};  // hides neither itself nor what it looks at
    PieceId piece{};    // the piece that this figure is (the hive), else not valid
    friend bool operator==(const FigureBody&, const FigureBody&) = default;
};

// A figure of this Height (in levels) that stands on these spaces, on a top so many sevenths of a level above the table
// (Surface::top, Solid::top).
FigureBody figure_body(std::span<const HexCoord> hexes, int top_sevenths, int height, const SightZone& zone);
FigureBody figure_body(const Surface& ground, int height);  // on one space, with the estimated zone

enum class SeenPart : unsigned char {
    HitZone,  // the master game (LOS-02)
    Any,      // the basic game (LOS-03) and "clear sight" (LOS-12)
};

using Blocker = std::variant<PieceId, FigureId>;

struct Sight {
    bool seen = true;
    std::vector<Blocker> blocked_by{};  // when not seen: what hides it, the nearest first; each hides something that
                                        // those before leave open
    friend bool operator==(const Sight&, const Sight&) = default;
};

struct SightScene {
    const Terrain& terrain;
    std::span<const FigureBody> figures{};  // all that stand on the battlefield; the two in question may be among them
};

// Does the eye of `from` see the part of `target`? Symmetric only by chance: an eye is a point, a target is not.
bool sees(const SightScene& scene, const FigureBody& from, const FigureBody& target, SeenPart part);
Sight line_of_sight(const SightScene& scene, const FigureBody& from, const FigureBody& target,
                    SeenPart part);  // and what blocks

// Clear sight of an aura: any part of the target, from any space of the source (LOS-12, LOS-13).
bool has_clear_sight(const SightScene& scene, const FigureBody& source, const FigureBody& target);
Sight clear_sight(const SightScene& scene, const FigureBody& source, const FigureBody& target);  // and what blocks

}  // namespace hexwright
