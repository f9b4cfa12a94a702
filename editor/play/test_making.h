// A test made at the table: what was done last is done in it, and what people choose of the facts then is expected.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/states.h"

namespace hexwright::play {

// Opens the dialog with a free name and all facts, those chosen that the last action has made so. Refused, with the
// reason in the status line, where no test can be made of the game.
void ask_for_test(EditorState& editor);
// Makes the test as the dialog says, one step of undo, and closes the dialog; refused without any fact and for a name
// that is taken, and the dialog stays.
void make_test(EditorState& editor);

}  // namespace hexwright::play
