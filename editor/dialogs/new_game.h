// The dialog of a new game: players, who decides for them, armies, fairness and dice; all of it chosen already.
#pragma once
#include "editor/dialogs/army_browser.h"
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

void draw_new_game(Ui& ui, EditorState& editor, ArmyBrowserUi& browser, FormHeights& heights);

}  // namespace hexwright::dialogs
