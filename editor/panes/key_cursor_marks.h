// The cursor of the keys in both views: when the mouse takes it back, and how it is drawn.
#pragma once
#include "editor/panes/gesture_marks.h"
#include "editor/panes/room.h"

namespace hexwright::panes {

// Whether the keys' cursor stays: until the mouse is moved, pressed or its wheel turned over this pane, which is the
// item drawn last.
bool keys_keep_cursor(EditorState& editor);

// Nothing if the mouse points.
void draw_key_cursor(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place);

// Opens the menu once where the cursor is, if the keys want it; before the popup is drawn.
void open_wanted_menu(Ui& ui, EditorState& editor, const char* id, const Projector& place);

}  // namespace hexwright::panes
