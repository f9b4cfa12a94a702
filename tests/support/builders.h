// Catalogues, pieces and battlefields built in code, so that engine tests read no files. They contain the kinds that
// the rules mention, with the real ones' properties.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/scenario.h"
#include "tests/support/every_room.h"

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::testing {

using Hexes = std::vector<HexCoord>;

inline const Hexes one_hex{{0, 0}};
inline const Hexes two_hexes{{0, 0}, {1, 0}};
inline const Hexes three_hexes{{0, 0}, {1, 0}, {0, 1}};
inline const Hexes four_hexes{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
inline const Hexes six_hexes{{0, 0}, {1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}};
inline const Hexes seven_hexes{{0, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}, {-1, 2}, {0, 2}};

struct CatalogueBuilder {
    Catalogue catalogue{};

    TerrainKind terrain(const std::string& id, bool half_height = false) {
        if (const auto known = catalogue.terrain(id)) return *known;
        return catalogue.add(TerrainType{.id = id, .name = id, .half_height = half_height});
    }
    ItemKind item(const std::string& id) {
        if (const auto known = catalogue.item(id)) return *known;
        return catalogue.add(ItemType{.id = id, .name = id + " piece", .plural = id + " pieces"});
    }
    // Adds a kind of this terrain, made of one item of its own name unless it already lists items.
    PieceKind piece(PieceType type, const std::string& of, bool half_height = false) {
        type.terrain = terrain(of, half_height);
        type.name = type.id + " piece";
        type.plural = type.id + " pieces";
        if (type.items.empty()) type.items = {item(type.id)};
        return catalogue.add(std::move(type));
    }
};

inline void add_tiles(CatalogueBuilder& to) {
    for (const std::string of : {"grass", "rock", "sand", "road"}) {
        const auto tile = [&](const char* size, const Hexes& hexes) {
            to.piece({.id = of + size, .carries = Carries::Everything, .hexes = hexes}, of);
        };
        tile("-1", one_hex);
        tile("-2", two_hexes);
        tile("-3", three_hexes);
        tile("-7", seven_hexes);
    }
    to.piece({.id = "road-5", .carries = Carries::Everything, .hexes = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}},
             "road");
    const auto half = [&](const std::string& id, const std::string& of, const Hexes& hexes) {
        to.piece({.id = id, .body = Body::HalfTile, .hexes = hexes, .height = 0}, of, true);
    };
    half("water-1", "water", one_hex);
    half("water-3", "water", three_hexes);
    half("ice-6", "ice", six_hexes);
    for (const std::string of : {"ice", "swamp-water", "lava", "shadow"}) half(of + "-1", of, one_hex);
    for (const std::string of : {"snow", "lava-field"})
        to.piece({.id = of + "-1", .carries = Carries::Everything, .hexes = one_hex}, of);
    half("swamp-water-6", "swamp-water", six_hexes);
}

inline void add_columns(CatalogueBuilder& to) {
    const auto column = [&](const std::string& id, const std::string& of, const Hexes& hexes, int height,
                            Support support, std::vector<ItemKind> items = {}) {
        const bool based = items.size() > 1;
        to.piece({.id = id,
                  .body = Body::Column,
                  .support = support,
                  .hexes = hexes,
                  .height = height,
                  .slots = height,
                  .half_base = based,
                  .standable = false,
                  .items = std::move(items)},
                 of);
    };
    column("tree-10", "tree", one_hex, 10, Support::EveryHex);
    column("tree-15", "tree", four_hexes, 15, Support::EveryHex);
    column("glacier-3", "glacier", three_hexes, 10, Support::EveryHex, {to.item("glacier-3"), to.item("ice-3")});
    column("glacier-4", "glacier", four_hexes, 9, Support::SomeHex, {to.item("glacier-4"), to.item("ice-4")});
    column("outcrop-1", "outcrop", one_hex, 7, Support::EveryHex, {to.item("outcrop-1"), to.item("shadow-1")});
    column("palm-14", "palm", one_hex, 14, Support::EveryHex);
    column("marro-hive", "hive", six_hexes, 17, Support::NoGap, {to.item("marro-hive"), to.item("swamp-water-6")});
    column("laur-pillar", "laur-wall", one_hex, 10, Support::EveryHex);
}

inline void add_ruins(CatalogueBuilder& to) {
    using enum Direction;
    to.piece({.id = "ruin-2",
              .body = Body::Ruin,
              .support = Support::EveryHex,
              .hexes = two_hexes,
              .height = 6,
              .slots = 6,
              .standable = false,
              .walls = {{{0, 0}, W}, {{0, 0}, SW}, {{0, 0}, SE}, {{1, 0}, SW}, {{1, 0}, SE}}},
             "ruin");
    to.piece(
        {.id = "ruin-3",
         .body = Body::Ruin,
         .support = Support::EveryHex,
         .hexes = {{0, 0}, {1, 0}, {2, 0}},
         .height = 6,
         .slots = 6,
         .standable = false,
         .walls = {{{0, 0}, W}, {{0, 0}, SW}, {{0, 0}, SE}, {{1, 0}, SW}, {{1, 0}, SE}, {{2, 0}, SW}, {{2, 0}, SE}}},
        "ruin");
}

inline void add_castle(CatalogueBuilder& to) {
    to.piece(
        {.id = "castle-base", .body = Body::CastleBase, .carries = Carries::CastleWalls, .hexes = one_hex, .height = 0},
        "castle", false);
    to.piece({.id = "castle-wall",
              .body = Body::CastleWall,
              .support = Support::Castle,
              .carries = Carries::Castle,
              .hexes = one_hex,
              .height = 9,
              .slots = 9},
             "castle");
    to.piece({.id = "castle-door",
              .body = Body::CastleDoor,
              .support = Support::Ends,
              .carries = Carries::Castle,
              .hexes = {{0, 0}, {1, 0}, {2, 0}},
              .height = 10,
              .slots = 10},
             "castle");
    const Hexes deck{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 1}, {1, 1}, {2, 1}};
    to.piece({.id = "wall-walk-1", .body = Body::WallWalk, .carries = Carries::Everything, .hexes = one_hex},
             "wall-walk");
    to.piece({.id = "wall-walk-7", .body = Body::WallWalk, .carries = Carries::Everything, .hexes = deck}, "wall-walk");
    const auto edge = [&](const std::string& id, Support support, int slots, bool blocks) {
        to.piece({.id = id,
                  .body = Body::Edge,
                  .support = support,
                  .hexes = one_hex,
                  .height = slots,
                  .slots = slots,
                  .blocks = blocks,
                  .standable = false},
                 "castle");
    };
    edge("castle-ladder", Support::Ladder, 2, false);
    edge("castle-battlement", Support::OnStructure, 1, true);
    edge("castle-flag", Support::OnStructure, 1, false);
}

inline void add_spans(CatalogueBuilder& to) {
    to.piece({.id = "stone-wall-4",
              .body = Body::Span,
              .support = Support::OnStructure,
              .hexes = {{0, 0}, {1, 0}, {2, 0}, {3, 0}},
              .height = 3,
              .slots = 3,
              .standable = false,
              .reach = {3}},
             "road-wall");
    to.piece({.id = "laur-wall-short",
              .body = Body::Span,
              .support = Support::TwoPillars,
              .hexes = two_hexes,
              .height = 10,
              .slots = 10,
              .standable = false,
              .reach = {1},
              .diagonal = true},
             "laur-wall");
    to.piece({.id = "laur-wall-long",
              .body = Body::Span,
              .support = Support::TwoPillars,
              .hexes = {{0, 0}, {1, 0}, {2, 0}},
              .height = 10,
              .slots = 10,
              .standable = false,
              .reach = {2},
              .diagonal = true},
             "laur-wall");
    to.piece({.id = "laur-wall-ruin",
              .body = Body::Edge,
              .support = Support::Pillar,
              .hexes = one_hex,
              .height = 10,
              .slots = 10,
              .standable = false},
             "laur-wall");
}

// Two boxes: "Meadow Box" (ten grass-1, two grass-7, two ruins, a glyph) and "Rock Box" (five rock-1, no glyphs).
inline void add_sets(CatalogueBuilder& to) {
    const GlyphKind wannok = to.catalogue.add(GlyphType{.id = "wannok", .name = "Glyph of Wannok", .letter = "W"});
    to.catalogue.add(GlyphType{.id = "kelda", .name = "Glyph of Kelda", .letter = "K"});
    to.catalogue.add(ProductSet{.id = "meadow",
                                .name = "Meadow Box",
                                .release = "2004",
                                .items = {{to.item("grass-1"), 10}, {to.item("grass-7"), 2}, {to.item("ruin-2"), 2}},
                                .glyphs = {{wannok, 2}}});
    to.catalogue.add(ProductSet{
        .id = "rocks", .name = "Rock Box", .release = "2005", .items = {{to.item("rock-1"), 5}}, .glyphs = {}});
}

inline const Catalogue& kinds() {
    static const Catalogue built = [] {
        CatalogueBuilder to;
        add_tiles(to);
        add_columns(to);
        add_ruins(to);
        add_castle(to);
        add_spans(to);
        add_sets(to);
        return std::move(to.catalogue);
    }();
    return built;
}

inline PieceKind kind(std::string_view id) {
    const auto found = kinds().piece(id);
    assert(found && "a kind of tests/support/builders.h");
    return *found;
}

// ---- pieces: at("grass-7", {0, 0}, 2), beside("castle-ladder", {0, 0}, 1, Direction::E), between("stone-wall-4", a,
// b, 1)

inline PlacedPiece at(std::string_view id, HexCoord hex, int level = 1, int turn = 0) {
    return {.kind = kind(id), .at = hex, .level = level, .turn = static_cast<std::int8_t>(turn)};
}
inline PlacedPiece beside(std::string_view id, HexCoord hex, int level, Direction side) {
    return {.kind = kind(id), .at = hex, .level = level, .side = side};
}
inline PlacedPiece between(std::string_view id, HexCoord from, HexCoord to, int level = 1) {
    return {.kind = kind(id), .at = from, .level = level, .to = to};
}

using Pieces = std::vector<PlacedPiece>;

inline Pieces operator+(Pieces left, const Pieces& right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

// One-hex tiles of one kind, one on each hex.
inline Pieces each_of(std::string_view id, const Hexes& hexes, int level = 1) {
    Pieces pieces;
    for (const HexCoord hex : hexes) pieces.push_back(at(id, hex, level));
    return pieces;
}

inline Battlefield battlefield(const Pieces& pieces, const Catalogue& catalogue = kinds()) {
    Battlefield built;
    for (const PlacedPiece& piece : pieces) built.add(piece, catalogue);
    return built;
}

inline Scenario scenario_with(const Pieces& pieces) {
    Scenario built;
    built.battlefield = battlefield(pieces);
    return built;
}

inline Limit limit_of(std::vector<std::pair<std::string, int>> boxes, bool beyond_sets = false) {
    Limit limit;
    for (const auto& [id, count] : boxes) limit.sets.push_back({*kinds().set(id), count});
    limit.beyond_sets = beyond_sets;
    return limit;
}

}  // namespace hexwright::testing
