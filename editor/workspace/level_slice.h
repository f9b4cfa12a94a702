// A part of a map as a map of its own, which both views show while levels or groups are hidden. Pieces keep their ids.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/workspace/room.h"

#include <bitset>
#include <set>
#include <string>

namespace hexwright::workspace {

using LevelSet = std::bitset<max_level + 1>;  // Bit 0 is unused.

LevelSet all_levels();
LevelSet levels_between(int from, int to);  // Inclusive, in either order.

struct ShownPart {  // What of a map is seen.
    LevelSet levels;
    std::set<std::string> hidden_groups{};
    friend bool operator==(const ShownPart&, const ShownPart&) = default;
};

// Scenario and terrain of that part, with the number of `now`; the other fields stay empty.
Snapshot slice_of(const Snapshot& now, const ShownPart& part, const Catalogue& catalogue);

// Caches slice_of(): rebuilt only when map or part change. With everything shown it returns the map itself.
class LevelSlice {
public:
    const Snapshot& of(const Snapshot& now, const ShownPart& part, const Catalogue& catalogue);

private:
    std::shared_ptr<const Scenario> made_of_;
    ShownPart part_;
    Snapshot slice_;
    unsigned long long number_ = 1ULL << 63;  // Never equals the number of a whole map.
};

}  // namespace hexwright::workspace
