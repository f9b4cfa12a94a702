// The cursor that keys move over the map: it points like the mouse and goes through the same gestures, so that whatever
// the mouse does can be done without it. It lies in `tools.hovered` while `tools.keyed` is set; the mouse takes it back
// as soon as it is moved over the map.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/hand.h"
#include "editor/workspace/keys.h"
#include "editor/workspace/states.h"
#include "engine/board/hex/direction.h"

namespace hexwright::desk {

// Where the mouse is, else at what is selected, else in the middle of the plan. A gesture of the mouse under way goes
// on by keys.
void show_key_cursor(EditorState& editor);
void hide_key_cursor(EditorState& editor);  // A gesture under way is cancelled.
// To the centre of the symmetry, else to the middle of what is on the table.
void centre_key_cursor(EditorState& editor);
void step_key_cursor(EditorState& editor, Direction direction);  // Shows it if it is not there, and else moves it.
void turn_key_cursor(EditorState& editor, int steps);            // To another side of its hex.
// By so much in the units of centre_of(), where a point of a picture is to be met and not a hex.
void nudge_key_cursor(EditorState& editor, double right, double down);

void press_key_cursor(EditorState& editor, Mods mods);  // A click there.
// The button goes down there and stays down while the cursor moves; the next time it is let go.
void hold_key_cursor(EditorState& editor, Mods mods);
void take_at_key_cursor(EditorState& editor, PickUp how);  // What lies there comes in hand, as by the middle button.
void open_menu_at_key_cursor(EditorState& editor);         // What lies there is selected, as by the right button.

}  // namespace hexwright::desk
