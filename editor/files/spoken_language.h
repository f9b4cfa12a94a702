// The language of the window while the program runs: what is chosen in the preferences counts at once, for every
// sentence, for the names of the catalogue, and for what the maps and games that are open have kept in words.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "formats/telling/words.h"

namespace hexwright::files {

void speak(EditorState& editor, Words words);
// The language of the command line, or else of the settings, or else of the system; does nothing if it is spoken.
void speak_as_chosen(EditorState& editor);

}  // namespace hexwright::files
