// The mean number of wounds of an attack, for players who weigh their actions.
#pragma once
#include "engine/players/room.h"

namespace hexwright::players {

// Expected wounds in thousandths for these numbers of attack dice (half of the faces are skulls) and defense dice (a
// third are shields), by the exact odds. More than 16 dice count as 16, negative numbers as 0.
int expected_wounds(int attack, int defense);

}  // namespace hexwright::players
