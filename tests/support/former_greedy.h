// A seat to measure the greedy player against.
#pragma once
#include "engine/players/player.h"

namespace hexwright::testing {

const players::PlayerKind& former_greedy();  // The greedy player of earlier versions.

}  // namespace hexwright::testing
