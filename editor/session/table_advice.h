// What a computer would do, and how a game would end from here.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void ask_chances(EditorState& editor);  // Plays the position out some hundred times beside the frames.
void ask_advice(EditorState& editor);   // "What would you do?": the greedy computer's choice is marked.

// Begins the job in which a computer that plans decides, if the table wants one.
void think_if_wanted(EditorState& editor);

}  // namespace hexwright::editor_session
