// What is in hand, as it would lie.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/hand.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

// The ghost of the piece or block in hand, under the cursor, with its images.
std::optional<Ghost> ghost_of(const OpenMap& map);

}  // namespace hexwright::editing
