// Where a picture lies under a map: the affine map from its pixels to the map and back, made from its pins. Used only
// for drawing and clicking.
#pragma once
#include "editor/workspace/room.h"
#include "engine/scenario/underlay.h"
#include "formats/paper/picture/decode.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <optional>
#include <vector>

namespace hexwright::workspace {

// map = (a b; c d) * pixel + move, in the units of centre_of().
struct PicturePlace {
    double a = 1, b = 0, c = 0, d = 1;
    Point move{};
};

// Two pins turn, move and scale the picture; three also shear it. While aligning, moved_to() shifts `before` so that a
// single pin fits. nullopt if the pins do not fit.
std::optional<PicturePlace> place_of(const std::vector<Pin>& pins);
PicturePlace moved_to(PicturePlace before, const Pin& pin);
Point on_map(const PicturePlace& place, Point pixel);
Point in_picture(const PicturePlace& place, Point map);

// The pixel under a point of the map, clamped to the picture, as a pin for that hex.
Pin pin_at(const PicturePlace& place, Point map, PictureSize size, HexCoord hex);

// Where a new picture lies until it is aligned: upright, as wide as these hexes (of a map), or 25 hexes wide on an
// empty table.
std::vector<Pin> first_pins(PictureSize size, const std::vector<HexCoord>& hexes);

// The picture under this level, or nullptr.
const Underlay* underlay_of(const std::vector<Underlay>& underlays, int level);
// Replaces the underlay of the same level.
std::vector<Underlay> with_underlay(std::vector<Underlay> underlays, Underlay underlay);
std::vector<Underlay> without_underlay(std::vector<Underlay> underlays, int level);

}  // namespace hexwright::workspace
