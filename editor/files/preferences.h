// The person's settings in the window: loaded at the start, saved when they change. Without a settings file nothing is
// remembered after the program ends.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "editor/workspace/view_state.h"

namespace hexwright::files {

void begin_preferences(EditorState& editor, std::filesystem::path file);  // A dialog reports a broken file.
void keep_preferences(EditorState& editor);                               // Cheap if nothing has changed.

// Panes that can be folded away at an edge of the window; the settings remember it. Left is the palette, Right the
// checks and everything below them, Lower only what is below the checks.
// The last three stand at the table in place of the first: the cards, the lists, and the tabs below the decision.
enum class Fold : unsigned char { Left, Right, Lower, Cards, Lists, Tabs };
bool is_folded(const Settings& settings, Fold pane);
void fold(Settings& settings, Fold pane, bool away);
// Which one stands there now: at the table another one than beside the map.
Fold fold_there(const OpenMap& map, Fold pane);
void show_side(EditorState& editor, SideTab tab);  // Unfolds its pane if needed.

}  // namespace hexwright::files
