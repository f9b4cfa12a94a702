// The map as triangles: tiles as bevelled hex prisms without the faces that nobody can see, models on top, zones and
// glyphs. Pure values; nothing here knows of OpenGL.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/view/shapes.h"
#include "editor/view/zone_visibility.h"

namespace hexwright {

struct SceneMesh {
    Mesh solid;                 // pieces and glyphs
    Mesh veil;                  // translucent: zones
    glm::vec3 low{0}, high{0};  // the box that holds all of it; both 0 for an empty map
};
SceneMesh scene_mesh(const Snapshot& now, const Catalogue& catalogue);
Mesh zones_mesh(const Scenario& scenario, const Terrain& terrain, const ZoneVisibility& look = {});  // the veil alone

Mesh pieces_mesh(const Battlefield& battlefield, const Terrain& terrain, const Catalogue& catalogue);

// Pieces as if nothing else were there: ghosts, and what is laid over selected pieces to tint them.
Mesh loose_mesh(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);
// A ribbon along the outlines of these pieces' tops.
Mesh outline_mesh(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue, const Paint& paint);
// A ring on each of these spaces.
Mesh ring_mesh(const std::vector<Space>& spaces, const Terrain& terrain, const Paint& paint);

}  // namespace hexwright
