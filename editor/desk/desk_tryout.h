// "Play 50 games": the scenario on the desk is tried out by computers beside the frames.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"

namespace hexwright::desk {

constexpr int games_of_tryout = 50;

// With the set-up that the desk shows, and armies that fit where it leaves them open; the desk shows the result.
// Refused where no game can begin, with the reason.
void try_out_scenario(EditorState& editor);
// Whether the words, map or armies have changed since the scenario was tried out.
bool tryout_is_stale(const OpenMap& map);

}  // namespace hexwright::desk
