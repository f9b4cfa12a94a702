// How the window keeps the map safe: each frame, when the window regains focus, and at the start.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// From now on changes are kept in this folder; what editors that no longer run left there is offered in a dialog.
void begin_safekeeping(Studio& studio, std::filesystem::path state);

void keep_safe(Studio& studio);  // Call each frame.
// Asks what to do if another program changed or removed the file.
void look_at_file(Studio& studio);

// The recovery that is chosen in the dialog.
void recover(Studio& studio);     // Puts it on the desk as a step that can be undone.
void recover_as(Studio& studio);  // Like recover(), then asks for another file to save to.
void discard_recovery(Studio& studio);
void decide_later(Studio& studio);  // Keeps all of them; they are offered again.

// Choices of the dialog about the file.
void reload(Studio& studio);  // What is on the desk goes to the trash.
// The next Save replaces the file; continues a Save that asked.
void keep_mine(Studio& studio);

}  // namespace hexwright
