// A scenario with everything derived from it, at one moment: what panels, views, tools and the command line read.
#pragma once
#include "editor/document/edit.h"
#include "engine/scenario/scenario_check.h"

#include <memory>
#include <vector>

namespace hexwright {

struct Snapshot {
    std::shared_ptr<const Scenario> scenario;
    Terrain terrain;
    Inventory used;        // items on the map
    Inventory allowed;     // by the limit
    bool limited = false;  // the file has a limit (allowed means something)
    std::vector<Issue> issues;
    unsigned long long number = 0;  // differs between snapshots: what pictures and meshes are cached by

    Ground ground(const Catalogue& catalogue) const;
};

Snapshot survey(std::shared_ptr<const Scenario> scenario, const Catalogue& catalogue, const Holding* owned,
                unsigned long long number);

}  // namespace hexwright
