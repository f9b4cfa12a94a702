// What the pointer is aimed at in a game: the action that a click would choose and what would come of it, or why
// nothing can be done there. Worked out once for each hex and position.
#pragma once
#include "editor/play/room.h"
#include "editor/table/aim.h"
#include "editor/workspace/states.h"
#include "engine/outlook/action_outlook.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/move_outlook.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::play {

// nullptr while nobody may choose, or the pointer is not over the map.
const Aim* aimed(const OpenMap& map);

// The chances of the attacks of the figure in hand, worked out beside the frames; empty until they are there.
const std::vector<AttackOutlook>& odds_on_targets(EditorState& editor);

}  // namespace hexwright::play
