// Keeping the map safe, as the window does it: each frame, when the window is looked at again, and at the start.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

// From now on changes are kept in this folder; what editors that are gone left there is offered in a dialog.
void begin_safekeeping(EditorState& editor, std::filesystem::path state);

void keep_safe(EditorState& editor);     // each frame
void look_at_file(EditorState& editor);  // has somebody else changed or removed it? Then asks

// The recovery that is chosen in the dialog.
void recover(EditorState& editor);     // onto the desk, as a step that can be undone
void recover_as(EditorState& editor);  // the same, then asks for another file to save it in
void discard_recovery(EditorState& editor);
void decide_later(EditorState& editor);  // all of them; they are offered again

// What the dialog about the file offers.
void reload(EditorState& editor);     // what is on the desk goes to the trash
void keep_mine(EditorState& editor);  // the next Save replaces the file; goes on with saving when that asked

}  // namespace hexwright
