// Hands for the Build view: going through its steps, ticking what is laid, and what to do about a piece that is
// lacking.
#pragma once
#include "editor/tools/room.h"
#include "editor/workspace/states.h"
#include "engine/board/hex/coord.h"

#include <cstddef>

namespace hexwright::tools {

void switch_building(EditorState& editor);  // Opens it with the first step, or where it was left; or closes it.
void leave_building(OpenMap& map);          // Nothing happens if it is closed.
void show_build_step(EditorState& editor, std::size_t laid);  // 0 is the empty table; goes no further than the last.
void show_step_at(EditorState& editor, HexCoord hex);         // The step that laid what is on top of this hex now.
void play_build(EditorState& editor);  // Plays the steps, from the beginning if all lie; called again, it stops.
void tick_step(EditorState& editor, std::size_t step, bool ticked);  // Counted from 0.
void tick_and_go_on(EditorState& editor);                            // The step shown is done.

// Once a frame: the plan follows the map, and plays on. Returns whether it moves.
bool pass_build(EditorState& editor, double seconds);

}  // namespace hexwright::tools
