// Zones with conditions on the map: what holds now of those that no list of spaces draws. Worked out by a job while a
// scenario lies on the desk or zones are painted.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"
#include "engine/board/hex/coord.h"
#include "engine/scenario/scenario.h"

#include <vector>

namespace hexwright::desk {

struct ShownZone {
    const Zone* zone = nullptr;  // Of the map as it is now.
    const std::vector<Space>* spaces = nullptr;
};

// As of the parked game of this scenario, else as a game with the set-up on the desk would begin. Call once a frame.
void follow_zones(EditorState& editor);
// Those to be drawn now: none while a game is on the table or the map is built, and none that is hidden.
std::vector<ShownZone> zones_shown(const OpenMap& map);

}  // namespace hexwright::desk
