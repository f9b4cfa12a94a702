// The panel of many games: who plays how many, the plots of what came of it as they grow, and which heat lies on the
// map.
#pragma once
#include "editor/inspect/many_games.h"
#include "editor/panels/room.h"
#include "editor/view/texture.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/many_games_state.h"

#include <memory>

namespace hexwright::panels {

struct GamesUi {
    // The plots as they were painted last, and of what.
    TextureId texture = 0;
    float height = 0;  // In pixels.
    std::shared_ptr<const ShownGames> painted{};
    float width = 0;
    bool dark = false;
};

void draw_games(Ui& ui, EditorState& editor, GamesUi& state);

}  // namespace hexwright::panels
