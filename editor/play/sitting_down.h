// Sitting down to the game on the table, and getting up.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::play {

void sit_down_again(EditorState& editor);  // To the game on the table.
void stop_playing(EditorState& editor);    // Parks the game.

}  // namespace hexwright::play
