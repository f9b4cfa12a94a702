// The map as triangles: tiles as bevelled hex prisms without hidden faces, models on top, zones and glyphs. Pure
// values, independent of OpenGL.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/view/room.h"
#include "editor/view/shapes.h"
#include "editor/view/zone_visibility.h"

namespace hexwright::view {

struct SceneMesh {
    Mesh solid;                 // Pieces, and the discs of glyphs.
    glm::vec3 low{0}, high{0};  // The bounding box; both 0 for an empty map.
};
SceneMesh scene_mesh(const Snapshot& now, const Catalogue& catalogue);
// What is printed on the map: zones, translucent, and the letters of glyphs and zones. The feet of letters lie to the
// south, or so many times 30 degrees clockwise from there.
Mesh marks_mesh(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                const ZoneVisibility& look = {}, int turn = 0);

Mesh pieces_mesh(const Battlefield& battlefield, const Terrain& terrain, const Catalogue& catalogue);

// Pieces as if nothing else were there: for ghosts, and to tint selected pieces.
Mesh loose_mesh(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);
// A ribbon along the outlines of these pieces' tops.
Mesh outline_mesh(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue, const Paint& paint);
// A ring on each of these spaces.
Mesh ring_mesh(const std::vector<Space>& spaces, const Terrain& terrain, const Paint& paint);

}  // namespace hexwright::view
