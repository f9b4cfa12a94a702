// A campaign that is played in the window: what follows the game on the table when that is over, who and what comes
// along, and beginning it.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/campaign_state.h"
#include "editor/workspace/states.h"

#include <cstddef>
#include <optional>

namespace hexwright::play {

// The game of the open campaign that is on the table; nullopt if it is none of them.
std::optional<std::size_t> campaign_game_on_table(const OpenMap& map);
// What comes after it; nullptr if no campaign's game is on the table, or it is not over.
const CampaignState::Following* campaign_goes_on(const OpenMap& map);

bool has_next_game(const EditorState& editor);
// Call once a frame: begins the game that waits for its map, or forgets it if that was not opened.
void begin_waiting_game(EditorState& editor);

}  // namespace hexwright::play
