// The bar of tools below the menus. Where it is too narrow, names give way to icons, and icons to a menu at its end, so
// that no button lies over another one.
#pragma once
#include "editor/widgets/ui.h"
#include "editor/window/room.h"

namespace hexwright::main_window {

void draw_toolbar(Ui& ui, EditorState& editor, Box box);

}  // namespace hexwright::main_window
