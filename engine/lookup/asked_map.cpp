#include "engine/lookup/asked_map.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/lookup/exchange.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

namespace hexwright::lookup {

namespace {

constexpr int version = 1, most_kinds = 1000, most_hexes = 64, most_parts = 400, most_rows = 1000, most_number = 1000;
constexpr int most_across = 16;         // Of a piece, in hexes from its 0,0.
constexpr int most_height = max_level;  // Of a piece, in levels.

// ---- one value after another, both ways

void hex(Exchange& bytes, HexCoord& value) {
    bytes.number(value.q, -max_coordinate, max_coordinate);
    bytes.number(value.r, -max_coordinate, max_coordinate);
}

void side(Exchange& bytes, Direction& value) { bytes.number(value, 0, 5); }

void terrain_type(Exchange& bytes, TerrainType& type) {
    bytes.text(type.id);
    bytes.text(type.name);
    bytes.flag(type.half_height);
}

void wall_side(Exchange& bytes, WallSide& wall) {
    hex(bytes, wall.hex);
    side(bytes, wall.side);
}

void solid_part(Exchange& bytes, SolidPart& part) {
    hex(bytes, part.hex);
    bytes.number(part.first_slot, 0, most_height);
    bytes.number(part.last_slot, 0, most_height);
}

// All that terrain depends on; not which items it is made of.
void piece_type(Exchange& bytes, PieceType& type, int terrains) {
    bytes.text(type.id);
    bytes.text(type.name);
    bytes.number(type.terrain.value, 0, terrains - 1);
    bytes.number(type.body, 0, static_cast<int>(Body::Span));
    bytes.number(type.support, 0, static_cast<int>(Support::TwoPillars));
    bytes.number(type.carries, 0, static_cast<int>(Carries::Everything));
    bytes.list(type.hexes, most_hexes, hex);
    bytes.number(type.height, 0, most_height);
    bytes.number(type.slots, 1, most_height);
    for (bool* flag : {&type.blocks, &type.half_base, &type.standable, &type.diagonal}) bytes.flag(*flag);
    bytes.list(type.walls, most_parts, wall_side);
    bytes.list(type.solid, most_parts, solid_part);
    bytes.list(type.reach, most_hexes, [](Exchange& each, int& spaces) { each.number(spaces, 1, max_coordinate); });
}

void placed_piece(Exchange& bytes, PlacedPiece& piece, int kinds) {
    bytes.number(piece.kind.value, 0, kinds - 1);
    hex(bytes, piece.at);
    bytes.number(piece.level, 1, max_level);
    bytes.number(piece.turn, 0, 5);
    side(bytes, piece.side);
    hex(bytes, piece.to);
}

void terrain_effect(Exchange& bytes, TerrainEffect& row) {
    bytes.text(row.terrain);
    bytes.number(row.ground.cost, 0, most_number);
    GroundEffect& ground = row.ground;
    for (bool* flag : {&ground.stops, &ground.water, &ground.soft, &ground.road, &ground.molten, &ground.burns,
                       &ground.shade, &row.shelters, &row.figure})
        bytes.flag(*flag);
}

void obstacle_height(Exchange& bytes, ObstacleHeight& row) {
    bytes.text(row.kind);
    bytes.number(row.inside, 0, most_number);
    bytes.number(row.outside, 0, most_number);
}

void all_rules(Exchange& bytes, Rules& rules) {
    bytes.text(rules.id);
    bytes.text(rules.based_on);
    for (const RuleField& field : rule_fields())
        if (const auto flag = std::get_if<bool Rules::*>(&field.member)) bytes.flag(rules.**flag);
        else bytes.number(rules.*std::get<int Rules::*>(field.member), 0, most_number);
    bytes.list(rules.terrain, most_rows, terrain_effect);
    bytes.list(rules.obstacles, most_rows, obstacle_height);
}

struct Parts {  // What the bytes say, in their order.
    std::vector<TerrainType> terrains{};
    std::vector<PieceType> kinds{};
    std::vector<PlacedPiece> pieces{};
    Rules rules{};
};

void all_parts(Exchange& bytes, Parts& parts) {
    int written = version;
    bytes.number(written, version, version);
    bytes.list(parts.terrains, most_kinds, terrain_type);
    const int terrains = static_cast<int>(parts.terrains.size());
    bytes.list(parts.kinds, most_kinds,
               [terrains](Exchange& each, PieceType& type) { piece_type(each, type, terrains); });
    const int kinds = static_cast<int>(parts.kinds.size());
    bytes.list(parts.pieces, static_cast<int>(max_pieces),
               [kinds](Exchange& each, PlacedPiece& piece) { placed_piece(each, piece, kinds); });
    all_rules(bytes, parts.rules);
}

// ---- from a map

// The number that a kind has among those used; it is added if it is new.
template <class Kind>
int number_among(std::vector<Kind>& used, Kind kind) {
    const auto number = static_cast<std::size_t>(std::ranges::find(used, kind) - used.begin());
    if (number == used.size()) used.push_back(kind);
    return static_cast<int>(number);
}

Parts parts_of(const Battlefield& battlefield, const Catalogue& catalogue, const Rules& rules) {
    Parts parts{.rules = rules};
    std::vector<PieceKind> kinds;
    battlefield.each([&](const PlacedPiece& piece) {
        parts.pieces.push_back(piece);
        parts.pieces.back().kind.value = number_among(kinds, piece.kind);
    });
    std::vector<TerrainKind> terrains;
    for (const PieceKind kind : kinds) {
        parts.kinds.push_back(catalogue[kind]);
        parts.kinds.back().terrain.value = number_among(terrains, catalogue[kind].terrain);
    }
    for (const TerrainKind terrain : terrains) parts.terrains.push_back(catalogue[terrain]);
    return parts;
}

// ---- to a map

bool is_near(HexCoord hex_of_kind) { return distance({}, hex_of_kind) <= most_across; }

bool sound(const PieceType& type) {
    std::vector<HexCoord> hexes = type.hexes;
    std::ranges::sort(hexes);
    if (hexes.empty() || std::ranges::adjacent_find(hexes) != hexes.end() || !std::ranges::all_of(hexes, is_near))
        return false;
    if (!std::ranges::all_of(type.walls, is_near, &WallSide::hex)) return false;
    return std::ranges::all_of(type.solid, [&](const SolidPart& part) {
        return part.first_slot <= part.last_slot && part.last_slot < type.slots;
    });
}

// False when two have one name.
bool add_kinds(const Parts& parts, Catalogue& catalogue) {
    for (const TerrainType& terrain : parts.terrains) catalogue.add(terrain);
    for (const PieceType& kind : parts.kinds) catalogue.add(kind);
    return catalogue.terrains().size() == parts.terrains.size() && catalogue.pieces().size() == parts.kinds.size();
}

bool in_bounds_all(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_span() && distance(piece.at, piece.to) > most_across) return false;
    return std::ranges::all_of(hexes_of(piece, catalogue), [](HexCoord each) { return in_bounds(each); });
}

bool small_enough(const Parts& parts, const Catalogue& catalogue) {
    std::size_t covered = 0;
    for (const PlacedPiece& piece : parts.pieces) {
        if (!in_bounds_all(piece, catalogue)) return false;
        covered += catalogue[piece.kind].hexes.size();
    }
    return covered <= max_covered;
}

}  // namespace

std::string packed(const Battlefield& battlefield, const Catalogue& catalogue, const Rules& rules) {
    Parts parts = parts_of(battlefield, catalogue, rules);
    Exchange bytes;
    all_parts(bytes, parts);
    return bytes.take();
}

std::optional<AskedMap> unpacked(std::string_view bytes) {
    Exchange reader(bytes);
    Parts parts;
    all_parts(reader, parts);
    if (reader.failed() || !reader.at_end() || !std::ranges::all_of(parts.kinds, sound)) return {};
    AskedMap map{.rules = std::move(parts.rules)};
    if (!add_kinds(parts, map.catalogue) || !small_enough(parts, map.catalogue)) return {};
    map.battlefield.add_all(parts.pieces, map.catalogue);
    auto board = make_board(map.battlefield, map.catalogue, map.rules);
    if (!board) return {};
    map.board = std::move(*board);
    return map;
}

}  // namespace hexwright::lookup
