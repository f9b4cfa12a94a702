// Cut, copy and paste through the system's clipboard, as text that another running editor reads, and people can mail.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void copy_selected(Studio& studio);
void cut_selected(Studio& studio);
void paste(Studio& studio);           // takes it in hand
void paste_in_place(Studio& studio);  // where it was copied from
void duplicate_selected(Studio& studio);

}  // namespace hexwright
