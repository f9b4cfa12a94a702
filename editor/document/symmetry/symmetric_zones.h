// Zones under a symmetry: a change to a zone is made to the zones that hold its images, too.
#pragma once
#include "editor/document/edits/zoning.h"
#include "editor/document/room.h"
#include "engine/board/hex/grid_map.h"

namespace hexwright::document {

// The zones after painting and erasing turned `before` into `after`, with all images of the change. A start zone's
// images belong to the next players; other zones hold their images themselves. A removed zone takes along the zones
// that held only its images. Spaces that the person painted for a player directly stay with that player.
Zones zones_with_images(const Zones& before, Zones after, const std::vector<GridMap>& images);

}  // namespace hexwright::document
