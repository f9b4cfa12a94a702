// The person's settings in the window: taken at the start, kept when they change. Without a settings file nothing is remembered
// beyond this evening.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void begin_preferences(Studio& studio, std::filesystem::path file);  // a broken file is told in a dialog
void keep_preferences(Studio& studio);                               // cheap when nothing has changed

// The files opened lately, in the File menu.
class Ui;
void draw_recent_menu(Ui& ui, Studio& studio);

}  // namespace hexwright
