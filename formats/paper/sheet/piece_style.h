// How a piece is drawn. The catalogue defines its behaviour, this file its picture.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/catalogue.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"

#include <string_view>
#include <vector>

namespace hexwright::paper {

enum class PieceStyle : unsigned char {
    Land,
    Fluid,  // For tiles, full and half.
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
    Block,  // For obstacles of a kind without a picture of its own.
};
PieceStyle look_of(const PieceType& type, const Catalogue& catalogue);

// The directions in which a castle piece's wall runs from the middle of its hex, as sides at turn 0.
std::vector<Direction> arms_of(const PieceType& type);

// A small sign of a terrain in one hex, for viewers and printers without colour: lines about the hex's centre.
using Sign = std::vector<std::vector<Point>>;
const Sign& sign_of(std::string_view terrain_id);

// A placed piece prepared for drawing, with the map's turn applied.
struct PieceOnMap {
    PlacedPiece piece;
    const PieceType* type = nullptr;
    PieceStyle style = PieceStyle::Land;
    unsigned color = 0;
    std::vector<HexCoord> hexes;
    bool is_wall() const { return !type->fills_slots(); }
};
PieceOnMap on_map(PlacedPiece piece, int turn, const Catalogue& catalogue);

}  // namespace hexwright::paper
