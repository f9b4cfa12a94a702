// The dialog of an editor started without a file: sample maps as pictures, recent files, a new table. On the very first
// start it asks which sets the person owns.
#pragma once
#include "editor/dialogs/dialogs.h"
#include "editor/dialogs/room.h"

namespace hexwright::dialogs {

void take_own_collection(EditorState& editor);  // Takes the collection named in the settings into use.
void begin_welcome(EditorState& editor);
// Call once per frame. Opens what begin_welcome() asked for as soon as no other dialog is open.
void offer_welcome(EditorState& editor);
void draw_welcome(Ui& ui, EditorState& editor, DialogsUi& state);

// Asks for the person's sets; they become a collection in the person's data folder, and the one in use.
void draw_first_sets(Ui& ui, EditorState& editor, DialogsUi& state);

}  // namespace hexwright::dialogs
