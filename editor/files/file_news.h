// Whether the files of what is open were changed by others.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"

namespace hexwright::files {

// Asks the person where the file of the map in front was changed or is gone. Call when the window regains focus.
void look_at_file(EditorState& editor);

}  // namespace hexwright::files
