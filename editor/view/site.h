// Where a piece's model is built and out of what: handed to every function that makes one.
#pragma once
#include "editor/view/camera.h"
#include "editor/view/shapes.h"
#include "engine/battlefield/terrain.h"

namespace hexwright {

struct Site {
    Mesh& mesh;
    const PlacedPiece& piece;
    const PieceType& type;
    const Catalogue& catalogue;
    std::vector<glm::vec2> hexes;  // centres of its hexes; of an edge or span, those it stands beside
    glm::vec2 middle;              // of all of them
    float floor = 0, top = 0;      // world heights: where the model begins, and where its slots end
    Paint paint;                   // its terrain's colour

    float height() const { return top - floor; }
    glm::vec3 ground(glm::vec2 at) const { return {at, floor}; }
    float roll(int salt) const { return chance(piece.at.q * 31 + piece.level, piece.at.r, salt); }  // 0..1, the same each time
};

// Trees and rocks.
void build_conifer(Site& site);
void build_snowy_conifer(Site& site);
void build_palm(Site& site);
void build_brush(Site& site);
void build_crystals(Site& site);
void build_rocks(Site& site);
void build_hive(Site& site);
void build_block(Site& site);  // whatever has no model of its own

// What people built.
void build_castle_wall(Site& site);
void build_castle_door(Site& site);
void build_battlement(Site& site);
void build_ladder(Site& site);
void build_flag(Site& site);
void build_ruin(Site& site);
void build_warehouse(Site& site);
void build_stone_wall(Site& site);
void build_pillar(Site& site);
void build_laur_wall(Site& site);
void build_laur_ruin(Site& site);

}  // namespace hexwright
