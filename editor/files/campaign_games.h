// The games of a campaign that is open, each opened on the map.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

namespace hexwright::files {

void open_campaign_game(EditorState& editor, std::size_t game);  // On the map, in place of what is there.
// Opens the map of the game that follows, in place of this one, and begins it with what is carried along, with the same
// seats and fresh dice.
void play_next_game(EditorState& editor);

}  // namespace hexwright::files
