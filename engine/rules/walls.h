// Walls, ruins and ladders on the sides of hexes, as high as an edition counts them, and what a step across a side
// meets. Knows neither spaces nor figures.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/hex/height.h"
#include "engine/rules/edition.h"
#include "engine/rules/room.h"

#include <span>
#include <vector>

namespace hexwright::board {
class Battlefield;
class Catalogue;
}  // namespace hexwright::board

namespace hexwright::rules {

// A wall on the side that a step crosses, as seen from where it begins.
struct Hurdle {
    Height from = 0;    // The height that it stands on.
    Height top = 0;     // `from` plus the height that it counts on this side (OBST-02, OBST-03).
    Height beyond = 0;  // `from` plus the height that it counts on the other side.
    bool ruin = false;
};

// A wall or a ladder on one side of a hex, as seen from that hex.
struct Wall {
    HexCoord hex;
    Direction side;
    Hurdle hurdle;
    bool ladder = false;
};

class Walls {
public:
    Walls() = default;
    Walls(const Battlefield& battlefield, const Catalogue& catalogue, const Rules& rules);

    // Lowest first.
    std::span<const Wall> on(HexCoord hex, Direction side) const;

private:
    std::vector<Wall> walls_{};  // Sorted by hex, side and height; each is listed at both hexes that share the side.
};

// A step from one space to a neighbouring one, whoever takes it.
struct Crossing {
    Height from = 0;  // Height of the space that is left.
    Height rise = 0;  // Height of the other space minus `from`.
    // Levels of free air that both spaces share above the higher one; no way leads through below 1.
    Height opening = 0;
    bool ladder = false;
    std::span<const Hurdle> hurdles{};  // Walls that rise above the higher space, lowest first.
};

// The step between spaces of these heights with that much room above them. Puts the walls in its way behind `hurdles`,
// which the result refers to until the vector changes.
Crossing crossing_between(Height from, Height room_from, Height to, Height room_to, std::span<const Wall> walls,
                          std::vector<Hurdle>& hurdles);

// True when an obstacle rises between spaces of one level and a figure of this Height does not fit under it, so that no
// base may lie on both (FIT-01).
bool parted(const Crossing& crossing, int figure_height);

}  // namespace hexwright::rules
