// The person's settings in the window: taken at the start, kept when they change. Without a settings file nothing is
// remembered beyond this evening.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void begin_preferences(EditorState& editor, std::filesystem::path file);  // a broken file is told in a dialog
void keep_preferences(EditorState& editor);                               // cheap when nothing has changed

// Panes that can be folded away at an edge of the window, and are remembered like that.
// the palette; the checks and what is below them; what is below them
enum class Fold : unsigned char { Left, Right, Lower };
bool is_folded(const Settings& settings, Fold pane);
void fold(Settings& settings, Fold pane, bool away);
void show_side(EditorState& editor, SideTab tab);  // where it is seen

}  // namespace hexwright
