// The dialogs that keep a map from being lost: recovered maps, and a file that another program changed, removed or has
// open.
#pragma once
#include "editor/dialogs/dialogs.h"
#include "editor/dialogs/room.h"

namespace hexwright::dialogs {

void draw_recover(Ui& ui, EditorState& editor);
void draw_changed_file(Ui& ui, EditorState& editor);
void draw_gone_file(Ui& ui, EditorState& editor);
void draw_in_use(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
