// The person's settings in the window: loaded at the start, saved when they change. Without a settings file nothing is
// remembered after the program ends.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// A broken file is reported in a dialog.
void begin_preferences(Studio& studio, std::filesystem::path file);
void keep_preferences(Studio& studio);  // Cheap if nothing has changed.

// Panes that can be folded away at an edge of the window; the settings remember it. Left is the palette, Right the
// checks and everything below them, Lower only what is below the checks.
enum class Fold : unsigned char { Left, Right, Lower };
bool is_folded(const Studio& studio, Fold pane);
void fold(Studio& studio, Fold pane, bool away);
void show_side(Studio& studio, SideTab tab);  // Unfolds its pane if needed.

class Ui;
inline constexpr int scales[] = {75, 100, 125, 150, 175, 200, 250, 300};  // In percent.
// Part of a dialog; choices apply at once.
void draw_preferences(Ui& ui, Studio& studio);

// The recently opened files in the File menu.
void draw_recent_menu(Ui& ui, Studio& studio);

}  // namespace hexwright
