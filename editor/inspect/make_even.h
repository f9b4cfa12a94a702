// "Make it even": the map's knobs, the search for an even setting by a job, and the edit that it proposes.
#pragma once
#include "editor/inspect/room.h"
#include "editor/workspace/make_even_state.h"
#include "editor/workspace/states.h"

namespace hexwright::inspect {

// Call once a frame while its part is shown: takes what was found meanwhile, and the knobs of the map.
void follow_make_even(EditorState& editor);
const Knob* knob_to_turn(const OpenMap& map);  // The chosen one; nullptr until the knobs are known, or if none.

void search_even(EditorState& editor);  // A refusal stands in the status line; what was found before then stays.
void stop_even(OpenMap& map);           // Esc does it, too; what was tried until then stays.
bool searches_even(const OpenMap& map);
bool even_is_stale(const OpenMap& map);  // The scenario is not the one that the search was about.

// Whether there is a change to be made: proven even, and not how things are already.
bool can_make_even(const OpenMap& map);
void make_even(OpenMap& map);  // One step of the history.

void forget_even(OpenMap& map);  // Another file is opened.

}  // namespace hexwright::inspect
