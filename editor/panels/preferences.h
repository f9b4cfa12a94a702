// The person's settings in the window: taken at the start, kept when they change. Without a settings file nothing is
// remembered beyond this evening.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void begin_preferences(Studio& studio, std::filesystem::path file);  // a broken file is told in a dialog
void keep_preferences(Studio& studio);                               // cheap when nothing has changed

// Panes that can be folded away at an edge of the window, and are remembered like that.
// the palette; the checks and what is below them; what is below them
enum class Fold : unsigned char { Left, Right, Lower };
bool is_folded(const Studio& studio, Fold pane);
void fold(Studio& studio, Fold pane, bool away);
void show_side(Studio& studio, SideTab tab);  // where it is seen

class Ui;
inline constexpr int scales[] = {75, 100, 125, 150, 175, 200, 250, 300};  // percent
void draw_preferences(Ui& ui, Studio& studio);                            // in a dialog; what is chosen counts at once

// The files opened lately, in the File menu.
void draw_recent_menu(Ui& ui, Studio& studio);

}  // namespace hexwright
