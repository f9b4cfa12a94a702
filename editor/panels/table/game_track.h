// The round track below the views: every decision of the line that is played, with a mark at each round. Dragging goes
// through the game.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/session/session_tree.h"

#include <vector>

namespace hexwright::panels {

struct GameTrackUi {
    unsigned long long revision = 0;
    std::vector<NodeId> line{};  // From the start to the end of the line of the current node.
    std::vector<int> rounds{};   // The round at each of them.
};

void draw_game_track(Ui& ui, EditorState& editor, GameTrackUi& state);

}  // namespace hexwright::panels
