// What the panels need of a graphics library, as an interface, so that they can be tested without one.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/view/camera.h"
#include "editor/view/figures.h"
#include "editor/view/room.h"
#include "editor/view/scene_look.h"
#include "editor/view/texture.h"
#include "editor/view/zone_visibility.h"
#include "formats/paper/sheet/paint.h"

#include <optional>
#include <vector>

namespace hexwright::view {

struct Highlight {  // What the 3D view shows besides the map.
    std::vector<PieceId> selected;
    std::optional<PieceId> hovered;
    std::vector<PlacedPiece> ghost;  // Pieces about to be placed.
    bool ghost_refused = false;
    bool ghost_doubted = false;  // They would not stay there by themselves.
    std::vector<Space> marked;   // Spaces of the issue jumped to.
    ZoneVisibility zones{};
    std::vector<FigureInstance> figures;
    friend bool operator==(const Highlight&, const Highlight&) = default;
};

class Backend {
public:
    virtual ~Backend() = default;
    // Returns a texture with these pixels. `reuse` (may be 0) is replaced, and its id may be returned again.
    virtual TextureId upload(const Pixels& pixels, TextureId reuse) = 0;
    virtual void release(TextureId texture) = 0;
    // The 3D view as a texture (bottom row first). Redrawn only if snapshot, camera, highlight, look or size differ
    // from the last call, or if it is to be refined.
    virtual TextureId scene(const Snapshot& now, const Catalogue& catalogue, const Camera& camera,
                            const Highlight& highlight, const SceneLook& look, int width, int height) = 0;
    // Whether the last picture is as good as it gets, or was not to be refined.
    virtual bool settled() const { return true; }
};

}  // namespace hexwright::view
