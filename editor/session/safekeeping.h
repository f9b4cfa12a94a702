// How the window keeps the map safe: each frame, when the window regains focus, and at the start.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

// From now on changes are kept in this folder; what editors that no longer run left there is offered in a dialog.
void begin_safekeeping(EditorState& editor, std::filesystem::path state);

void keep_safe(EditorState& editor);  // each frame
void look_at_file(EditorState& editor);

// The recovery that is chosen in the dialog.
void recover(EditorState& editor);     // Puts it on the desk as a step that can be undone.
void recover_as(EditorState& editor);  // Like recover(), then asks for another file to save to.
void discard_recovery(EditorState& editor);
void decide_later(EditorState& editor);  // Keeps all of them; they are offered again.

// Choices of the dialog about the file.
void reload(EditorState& editor);  // What is on the desk goes to the trash.
// The next Save replaces the file; continues a Save that asked.
void keep_mine(EditorState& editor);  // the next Save replaces the file; goes on with saving when that asked

}  // namespace hexwright::editor_session
