// What a piece looks like: the catalogue says how it behaves, this says which picture stands for it.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "formats/sheet/drawing.h"

#include <string_view>
#include <vector>

namespace hexwright {

enum class Look : unsigned char {
    Land,
    Fluid,  // tiles, full and half
    Evergreen,
    SnowTree,
    Palm,
    Brush,
    Glacier,
    Outcrop,
    LavaOutcrop,
    Hive,
    Pillar,
    CastleBase,
    CastleWall,
    CastleDoor,
    Ruin,
    Warehouse,
    StoneWall,
    LaurWall,
    Ladder,
    Battlement,
    Flag,
    LaurRuin,
    Block,  // an obstacle of a kind that we have no picture for
};
Look look_of(const PieceType& type, const Catalogue& catalogue);

// Where a castle piece's wall runs through its hex: from the middle towards these sides of turn 0.
std::vector<Direction> arms_of(const PieceType& type);

// A small sign of a terrain in one hex, for eyes and printers that do not see its colour: lines about the hex's centre.
using Sign = std::vector<std::vector<Point>>;
const Sign& sign_of(std::string_view terrain_id);

struct PieceOnMap {  // a placed piece as a picture needs it, the map's turn included
    PlacedPiece piece;
    const PieceType* type = nullptr;
    Look look = Look::Land;
    unsigned color = 0;
    std::vector<HexCoord> hexes;
    bool is_wall() const { return !type->fills_slots(); }
};
PieceOnMap on_map(PlacedPiece piece, int turn, const Catalogue& catalogue);

}  // namespace hexwright
