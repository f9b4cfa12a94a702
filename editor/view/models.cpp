#include "editor/view/models.h"

#include "editor/view/site.h"

#include <algorithm>
#include <array>

namespace hexwright::view {
namespace {

using Builder = void (*)(ModelSite&);

struct ColumnModel {  // The model of a column, chosen by its terrain.
    std::string_view terrain;
    std::string_view base;  // Terrain of the tile that it is moulded on; empty: none.
    int base_thickness;     // In sevenths of a level.
    Builder build;
};
constexpr int full = sevenths_per_level, half = half_tile_sevenths;
constexpr ColumnModel column_models[] = {
    {"tree", "", 0, build_conifer},
    {"snow-tree", "", 0, build_snowy_conifer},
    {"palm", "swamp", full, build_palm},
    {"laur-palm", "swamp", full, build_palm},
    {"brush", "swamp", full, build_brush},
    {"laur-brush", "swamp", full, build_brush},
    {"swamp-brush", "swamp", full, build_brush},
    {"glacier", "ice", half, build_crystals},
    {"outcrop", "shadow", half, build_rocks},
    {"lava-outcrop", "lava-field", half, build_rocks},
    {"hive", "swamp-water", half, build_hive},
    {"marvel-ruin", "concrete", full, build_warehouse},
    {"laur-wall", "", 0, build_pillar},
};
constexpr ColumnModel plain_column{"", "", 0, build_block};

const ColumnModel& column_model(const PieceType& type, const Catalogue& catalogue) {
    const auto found =
        std::ranges::find(column_models, std::string_view(catalogue[type.terrain].id), &ColumnModel::terrain);
    return found == std::end(column_models) ? plain_column : *found;
}

Builder builder_of(const PieceType& type, const Catalogue& catalogue) {
    switch (type.body) {
        case Body::Tile:
        case Body::HalfTile:
        case Body::WallWalk:
        case Body::CastleBase:
            return nullptr;
        case Body::Column:
            return column_model(type, catalogue).build;
        case Body::Ruin:
            return build_ruin;
        case Body::CastleWall:
            return build_castle_wall;
        case Body::CastleDoor:
            return build_castle_door;
        case Body::Span:
            return type.support == Support::TwoPillars ? build_laur_wall : build_stone_wall;
        case Body::Edge:
            break;
    }
    if (type.support == Support::Ladder) return build_ladder;
    if (type.support == Support::Pillar) return build_laur_ruin;
    return type.blocks ? build_battlement : build_flag;
}

float gloss_of(std::string_view terrain) {
    if (terrain == "ice" || terrain == "glacier") return 0.9F;
    if (terrain.ends_with("water") || terrain == "lava") return 0.7F;
    return terrain == "snow" ? 0.3F : 0.14F;
}

Paint terrain_paint(TerrainKind kind, const Catalogue& catalogue) {
    Paint paint = paint_of(catalogue[kind].color, gloss_of(catalogue[kind].id));
    paint.material = material_of(catalogue[kind].id);
    return paint;
}

}  // namespace

TileStyle tile_style(const PieceType& type, const Catalogue& catalogue) {
    const Paint own = terrain_paint(type.terrain, catalogue);
    switch (type.body) {
        case Body::Tile:
        case Body::WallWalk:
            return {full, own};
        case Body::HalfTile:
            return {half, own};
        case Body::CastleBase:
            return {half, shaded(own, 0.85F)};
        case Body::Column:
            break;
        default:
            return {};
    }
    const ColumnModel& model = column_model(type, catalogue);
    const auto base = catalogue.terrain(model.base);
    return {model.base_thickness, base ? terrain_paint(*base, catalogue) : own};
}

void model(Mesh& mesh, const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    const Builder build = builder_of(type, catalogue);
    if (!build) return;
    const float ground = static_cast<float>(piece.level - 1) * level_world;
    const float base = static_cast<float>(tile_style(type, catalogue).thickness) * level_world / sevenths_per_level;
    ModelSite site{mesh,
                   piece,
                   type,
                   catalogue,
                   {},
                   {},
                   ground + base,
                   ground + static_cast<float>(type.slots) * level_world,
                   terrain_paint(type.terrain, catalogue)};
    site.paint.origin = pattern_origin(piece.at.q * 31 + piece.level, piece.at.r);
    for (const HexCoord hex : hexes_of(piece, catalogue)) site.hexes.push_back(world_of(hex));
    for (const glm::vec2 hex : site.hexes) site.middle += hex / static_cast<float>(site.hexes.size());
    build(site);
}

}  // namespace hexwright::view
