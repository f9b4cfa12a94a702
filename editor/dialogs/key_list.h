// Shows all keys and mouse actions in columns over the window.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

void draw_key_list(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
