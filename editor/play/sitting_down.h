// Sitting down to the game on the table, and getting up.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/states.h"

namespace hexwright::play {

void sit_down_again(OpenMap& map);  // To the game on the table.
void stop_playing(OpenMap& map);    // Parks the game.

}  // namespace hexwright::play
