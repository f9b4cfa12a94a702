// Cut, copy and paste through the system clipboard, as text that another running editor can read and people can mail.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void copy_selected(Studio& studio);
void cut_selected(Studio& studio);
void paste(Studio& studio);           // Takes it in hand.
void paste_in_place(Studio& studio);  // Pastes where it was copied from.
void duplicate_selected(Studio& studio);

}  // namespace hexwright
