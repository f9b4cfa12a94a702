// The row of tabs below the menus: the maps that are open. With one map there is none.
#pragma once
#include "editor/widgets/ui.h"
#include "editor/window/room.h"

namespace hexwright::main_window {

inline constexpr float map_tabs_height = 32;  // In pixels at scale 1.

bool has_map_tabs(const EditorState& editor);
void draw_map_tabs(Ui& ui, EditorState& editor, Box box);

}  // namespace hexwright::main_window
