// Zones under symmetry: what is done to a zone is done to the zones that hold its images.
#pragma once
#include "editor/document/zoning.h"
#include "engine/hex/grid_map.h"

namespace hexwright {

// What painting and erasing makes of `before`, with all images of what changed. A start zone's images belong to the
// next players, other zones hold their images themselves. With a zone that goes, those go that only held its images.
// What the hand itself painted for a player stays with that player.
Zones zones_with_images(const Zones& before, Zones after, const std::vector<GridMap>& images);

}  // namespace hexwright
