// The scenario read aloud: the page of rules as it stands now. A click on a sentence chooses the word that it tells.
// Beside the desk it shares its place with the panel of many games: the tabs "desk.page" and "side.games".
#pragma once
#include "editor/panels/games_panel.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/simulation/tryout.h"
#include "formats/telling/rules_text/passage.h"

namespace hexwright::panels {

struct PagePanelUi {
    unsigned long long number = 0;  // Of the snapshot that the page tells.
    bool of_campaign = false;
    Passage page{};
    const Tryout* told_of = nullptr;  // Whose figures `tried` tells.
    Passage tried{};
};

void draw_beside_desk(Ui& ui, EditorState& editor, PagePanelUi& state, GamesUi& games);

}  // namespace hexwright::panels
