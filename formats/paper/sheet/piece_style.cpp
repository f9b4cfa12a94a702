#include "formats/paper/sheet/piece_style.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"

#include <cmath>
#include <map>
#include <numbers>

namespace hexwright::paper {
namespace {

struct Known {
    std::string_view terrain;
    PieceStyle style;
};
constexpr Known columns[] = {
    {"tree", PieceStyle::Evergreen},           {"snow-tree", PieceStyle::SnowTree}, {"palm", PieceStyle::Palm},
    {"laur-palm", PieceStyle::Palm},           {"brush", PieceStyle::Brush},        {"laur-brush", PieceStyle::Brush},
    {"swamp-brush", PieceStyle::Brush},        {"glacier", PieceStyle::Glacier},    {"outcrop", PieceStyle::Outcrop},
    {"lava-outcrop", PieceStyle::LavaOutcrop}, {"hive", PieceStyle::Hive},          {"laur-wall", PieceStyle::Pillar},
    {"marvel-ruin", PieceStyle::Warehouse}};

PieceStyle column_look(std::string_view terrain) {
    for (const Known& known : columns)
        if (known.terrain == terrain) return known.style;
    return PieceStyle::Block;
}

bool ends_with(std::string_view id, std::string_view end) { return id.ends_with(end); }

PieceStyle edge_look(std::string_view id) {
    if (ends_with(id, "ladder")) return PieceStyle::Ladder;
    if (ends_with(id, "flag")) return PieceStyle::Flag;
    if (ends_with(id, "battlement")) return PieceStyle::Battlement;
    return PieceStyle::LaurRuin;
}

std::vector<Point> wave(Point at, double wide, double high) {
    std::vector<Point> points;
    for (int i = 0; i <= 8; ++i) {
        const double share = i / 8.0;
        const double lift = i % 4 == 0 ? 0 : i == 2 || i == 6 ? 1 : 0.75;
        points.push_back({at.x + wide * (share - 0.5), at.y + (i < 4 ? -lift : lift) * high});
    }
    return points;
}

std::vector<Point> ripple(double radius) {
    std::vector<Point> points;
    for (int i = 0; i <= 12; ++i) {
        const double angle = i * std::numbers::pi / 6;
        points.push_back({radius * std::cos(angle), 0.7 * radius * std::sin(angle)});
    }
    return points;
}

std::map<std::string_view, Sign> make_signs() {
    return {
        {"water", {wave({-1, -1.8}, 8, 1), wave({1.2, 2.2}, 8, 1)}},
        {"swamp-water",
         {wave({0, 1.8}, 8, 0.9), {{-2.6, -2}, {-2.6, -2.2}}, {{1.6, -3}, {1.6, -3.2}}, {{0, -0.6}, {0, -0.8}}}},
        {"wellspring-water", {ripple(2), ripple(4.6)}},
        {"ice", {{{-4.5, 2.5}, {-1.5, 0.5}, {0.5, 1}, {4, -2.8}}, {{-1.5, 0.5}, {-2, -3}}}},
        {"lava", {{{-4.5, 2}, {-2.4, -2.6}, {-0.6, 1}, {1.2, -3.4}, {2.8, 1}, {4.5, -1.6}}}},
        {"shadow",
         {{{-3.8, 0.4},
           {-2.4, 2.6},
           {0.4, 3.4},
           {3, 2},
           {3.8, -0.8},
           {2.2, -3},
           {-0.4, -2.6},
           {-1.4, -0.6},
           {0, 0.6}}}},
        {"grass",
         {{{-2.6, -0.6}, {-1.6, 1.6}, {-1.2, -1.4}, {-0.6, 1.6}, {0.6, -0.6}}, {{2.6, 2}, {3.2, 3.4}, {3.8, 2}}}},
        {"rock", {{{-3.4, 1.4}, {-1.4, -1.8}, {0.8, 1.4}}, {{0, 0.2}, {1.6, -1}, {3.2, 1.4}}}},
        {"sand", {{{-4, 0.6}, {-1.6, -0.8}, {0.8, 0.6}, {2, 0.2}, {4, -0.8}}}},
        {"swamp", {{{-2, -1.4}, {-0.4, 1.8}, {0, -2.4}, {0.4, 1.8}, {2, -1.4}}}},
        {"lava-field", {{{-3.6, -1}, {-1.2, 0.4}, {0.4, -1.6}, {1.4, 1.4}, {3.8, 0.6}}}},
        {"snow", {{{0, -1.8}, {0, 1.8}}, {{-1.6, -0.9}, {1.6, 0.9}}, {{-1.6, 0.9}, {1.6, -0.9}}}},
        {"dungeon", {{{-4, 0}, {4, 0}}, {{-1.6, -3}, {-1.6, 0}}, {{1.6, 0}, {1.6, 3}}}},
        {"road", {{{-3.4, -1.6}, {-0.6, -1.6}}, {{0.6, 1.6}, {3.4, 1.6}}}},
        {"concrete", {{{-3, 3}, {3, -3}}}},
        {"asphalt", {{{-2.6, -1.4}, {-2.6, -1.2}}, {{2.2, -2}, {2.2, -1.8}}, {{0.4, 1.8}, {0.4, 2}}}},
        {"wall-walk", {{{-5, -2.6}, {5, -2.6}}, {{-5, 2.6}, {5, 2.6}}}},
    };
}

}  // namespace

PieceStyle look_of(const PieceType& type, const Catalogue& catalogue) {
    const std::string_view terrain = type.terrain.valid() ? std::string_view(catalogue[type.terrain].id) : "";
    switch (type.body) {
        case Body::Tile:
        case Body::WallWalk:
            return PieceStyle::Land;
        case Body::HalfTile:
            return PieceStyle::Fluid;
        case Body::Column:
            return column_look(terrain);
        case Body::Ruin:
            return PieceStyle::Ruin;
        case Body::CastleBase:
            return PieceStyle::CastleBase;
        case Body::CastleWall:
            return PieceStyle::CastleWall;
        case Body::CastleDoor:
            return PieceStyle::CastleDoor;
        case Body::Edge:
            return edge_look(type.id);
        case Body::Span:
            return type.support == Support::TwoPillars ? PieceStyle::LaurWall : PieceStyle::StoneWall;
    }
    return PieceStyle::Block;
}

std::vector<Direction> arms_of(const PieceType& type) {
    if (ends_with(type.id, "corner")) return {Direction::W, Direction::SE};
    if (ends_with(type.id, "end")) return {Direction::W};
    return {Direction::W, Direction::E};
}

const Sign& sign_of(std::string_view terrain_id) {
    static const std::map<std::string_view, Sign> signs = make_signs();
    static const Sign none;
    const auto found = signs.find(terrain_id);
    return found == signs.end() ? none : found->second;
}

PieceOnMap on_map(PlacedPiece piece, int turn, const Catalogue& catalogue) {
    piece.at = turned(piece.at, turn);
    piece.to = turned(piece.to, turn);
    piece.side = turned(piece.side, turn);
    piece.turn = static_cast<std::int8_t>((piece.turn + turn) % 6);
    const PieceType& type = catalogue[piece.kind];
    const unsigned color = type.terrain.valid() ? catalogue[type.terrain].color : 0x9A9C9E;
    return {piece, &type, look_of(type, catalogue), color, hexes_of(piece, catalogue)};
}

}  // namespace hexwright::paper
