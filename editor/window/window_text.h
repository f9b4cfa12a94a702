// The window in words, for programs that read the screen aloud.
#pragma once
#include "editor/window/room.h"
#include "editor/workspace/states.h"

#include <string>
#include <vector>

namespace hexwright::main_window {

// Lines: "= " begins a heading (first the map's title), "- " an item of the list below it, "! " what the status line
// says now. Empty lists are left out. `log`: what has happened last in the game that is played.
std::string window_text(const EditorState& editor, const std::vector<std::string>& log);

}  // namespace hexwright::main_window
