// Where the usual walker can end a turn that it begins on a space, alone on the battlefield. Remembers what it was
// asked.
#pragma once
#include "engine/judging/judged_map.h"
#include "engine/judging/room.h"
#include "engine/rules/movement.h"

#include <map>
#include <vector>

namespace hexwright::judging {

class TurnEnds {
public:
    explicit TurnEnds(const JudgedMap& map) : map_(map), nobody_(map.board().size(), -1) {}
    const std::vector<SpaceIndex>& from(SpaceIndex space);  // Sorted; with the space itself.

private:
    const JudgedMap& map_;
    std::vector<std::int16_t> nobody_;
    CostMap costs_{};
    std::map<SpaceIndex, std::vector<SpaceIndex>> ends_{};
};

}  // namespace hexwright::judging
