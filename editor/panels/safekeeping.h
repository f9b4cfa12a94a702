// Keeping the map safe, as the window does it: each frame, when the window is looked at again, and at the start.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// From now on changes are kept in this folder; what editors that are gone left there is offered in a dialog.
void begin_safekeeping(Studio& studio, std::filesystem::path state);

void keep_safe(Studio& studio);     // each frame
void look_at_file(Studio& studio);  // has somebody else changed or removed it? Then asks

// The recovery that is chosen in the dialog.
void recover(Studio& studio);     // onto the desk, as a step that can be undone
void recover_as(Studio& studio);  // the same, then asks for another file to save it in
void discard_recovery(Studio& studio);
void decide_later(Studio& studio);  // all of them; they are offered again

// What the dialog about the file offers.
void reload(Studio& studio);     // what is on the desk goes to the trash
void keep_mine(Studio& studio);  // the next Save replaces the file; goes on with saving when that asked

}  // namespace hexwright
