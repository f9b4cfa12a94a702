// Where the views look, as commands ask for it.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

void go_to_level(OpenMap& map, int level);
void show_whole(OpenMap& map, bool whole);
enum class ViewDirection : unsigned char { Top, South, West, North, East };  // Where the viewer is.
void look_from(OpenMap& map, ViewDirection from);
// Nearer to what is under the cursor, in the view that it is in; otherwise to the middle of both. Negative: farther.
void zoom_by(OpenMap& map, int steps);
void turn_by_itself(EditorState& editor);  // The 3D view; called again, or by a hand on the view, it stops.
// Looks from the space pointed at, with the eyes of a figure of Height 5; called again, it leaves.
void stand_there(EditorState& editor);

}  // namespace hexwright::editing
