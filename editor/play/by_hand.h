// What is done by hand at the open table, as a referee would.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/states.h"
#include "engine/story/wording.h"

namespace hexwright::play {

// Any action of a referee, in the words of records; a refusal says why. At fair play everything by hand is refused,
// because it would show or change what is hidden.
void act_by_hand(OpenMap& map, const Wording& wording);
void clear_table(OpenMap& map);        // All cards gone; a position is arranged from nothing.
void set_up_again(OpenMap& map);       // "From the set-up": as the game began, or as one of the map's set-up would.
void begin_play(EditorState& editor);  // The arranging is over.
void try_puzzle_again(EditorState& editor);  // To its position; what was tried stays as branches.
// Shift: a figure is lifted there, and put down where the mouse lets go.
void lift_by_hand(OpenMap& map, const Pointer& pointer);
void put_by_hand(OpenMap& map, const Pointer& pointer);
// Shift and the wheel: one wound more or less for the figure pointed at; false if there is none.
bool wound_by_hand(OpenMap& map, int by);

}  // namespace hexwright::play
