// The window in words, for programs that read the screen aloud.
#pragma once
#include "editor/window/room.h"
#include "editor/workspace/states.h"

#include <string>

namespace hexwright::main_window {

// Lines: "= " begins a heading (first the map's title), "- " an item of the list below it, "! " what the status line says
// now. Empty lists are left out.
std::string window_text(const EditorState& editor);

}  // namespace hexwright::main_window
