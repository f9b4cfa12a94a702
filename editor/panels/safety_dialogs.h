// The dialogs that keep a map from being lost: recovered maps, and a file that another program changed, removed or has
// open.
#pragma once
#include "editor/panels/dialogs.h"

namespace hexwright {

void draw_recover(Ui& ui, Studio& studio);
void draw_changed_file(Ui& ui, Studio& studio);
void draw_gone_file(Ui& ui, Studio& studio);
void draw_in_use(Ui& ui, Studio& studio);

}  // namespace hexwright
