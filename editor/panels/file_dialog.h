// The dialog for choosing a file to open or to save to.
#pragma once
#include "editor/panels/dialogs.h"

namespace hexwright {

void begin_file_dialog(const Studio& studio, DialogsUi& state, bool saving);
void draw_file_dialog(Ui& ui, Studio& studio, DialogsUi& state, bool saving);

}  // namespace hexwright
