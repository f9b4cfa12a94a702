// Shows all keys and mouse actions in columns over the window.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void draw_key_list(Ui& ui, EditorState& editor);

}  // namespace hexwright
