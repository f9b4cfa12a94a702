// Some levels of a map as a map of its own: what both views show while others are hidden. Pieces keep their ids.
#pragma once
#include "editor/document/snapshot.h"

#include <bitset>

namespace hexwright {

using LevelSet = std::bitset<max_level + 1>;  // bit 0 means nothing

LevelSet all_levels();
LevelSet levels_between(int from, int to);  // both included, in either order

// Scenario and terrain of what lies on these levels, numbered like `now`; nothing else of a snapshot.
Snapshot slice_of(const Snapshot& now, const LevelSet& levels, const Catalogue& catalogue);

// The same, made anew only when map or levels change. With all levels shown it is the map itself.
class LevelSlice {
public:
    const Snapshot& of(const Snapshot& now, const LevelSet& levels, const Catalogue& catalogue);

private:
    std::shared_ptr<const Scenario> made_of_;
    LevelSet levels_;
    Snapshot slice_;
    unsigned long long number_ = 1ULL << 63;  // apart from the numbers of whole maps
};

}  // namespace hexwright
