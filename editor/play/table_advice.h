// What a computer would do, and how a game would end from here.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/states.h"

#include <string_view>

namespace hexwright::play {

void ask_chances(EditorState& editor);  // Plays the position out some hundred times beside the frames.
void stop_chances(OpenMap& map);
// "What would you do?": what the easy computer would choose is marked in the list and on the map, which both come into
// sight, and the status line says why.
void ask_advice(EditorState& editor);

// Begins the job in which a computer that plans decides, if the table wants one. What is played out of a position that
// is no longer on the table is dropped, for nobody would see it.
void think_if_wanted(EditorState& editor);

}  // namespace hexwright::play
