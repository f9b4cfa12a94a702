// A scenario with everything derived from it, at one moment. Panels, views, tools and the command line read this.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/issue.h"
#include "engine/board/battlefield/placement.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <vector>

namespace hexwright::document {

struct Snapshot {
    std::shared_ptr<const Scenario> scenario;
    Terrain terrain;
    Inventory used;        // Items on the map.
    Inventory allowed;     // Items of the limit; meaningful only if `limited`.
    bool limited = false;  // The file has a limit.
    std::vector<Issue> issues;
    // Differs between snapshots; the cache key of pictures and meshes.
    unsigned long long number = 0;

    Ground ground(const Catalogue& catalogue) const;
};

Snapshot snapshot_of(std::shared_ptr<const Scenario> scenario, const Catalogue& catalogue, const Holding* owned,
                     unsigned long long number);

}  // namespace hexwright::document
