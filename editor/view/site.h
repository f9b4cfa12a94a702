// Where a piece's model is built and from what; passed to every function that builds one.
#pragma once
#include "editor/view/camera.h"
#include "editor/view/room.h"
#include "editor/view/shapes.h"
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"

namespace hexwright::view {

struct ModelSite {
    Mesh& mesh;
    const PlacedPiece& piece;
    const PieceType& type;
    const Catalogue& catalogue;
    // Centres of its hexes; for an edge piece or span, of those it stands beside.
    std::vector<glm::vec2> hexes;
    glm::vec2 middle;  // Mean of `hexes`.
    // World heights where the model begins and where its slots end.
    float floor = 0, top = 0;
    Paint paint;  // The terrain's colour.

    float height() const { return top - floor; }
    glm::vec3 ground(glm::vec2 at) const { return {at, floor}; }
    // In 0..1, reproducible.
    float roll(int salt) const { return chance(piece.at.q * 31 + piece.level, piece.at.r, salt); }
};

// Trees and rocks.
void build_conifer(ModelSite& site);
void build_snowy_conifer(ModelSite& site);
void build_palm(ModelSite& site);
void build_brush(ModelSite& site);
void build_crystals(ModelSite& site);
void build_rocks(ModelSite& site);
void build_hive(ModelSite& site);
void build_block(ModelSite& site);  // For a piece without a model of its own.

// Buildings.
void build_castle_wall(ModelSite& site);
void build_castle_door(ModelSite& site);
void build_battlement(ModelSite& site);
void build_ladder(ModelSite& site);
void build_flag(ModelSite& site);
void build_ruin(ModelSite& site);
void build_warehouse(ModelSite& site);
void build_stone_wall(ModelSite& site);
void build_pillar(ModelSite& site);
void build_laur_wall(ModelSite& site);
void build_laur_ruin(ModelSite& site);

}  // namespace hexwright::view
