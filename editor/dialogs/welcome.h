// What an editor shows that starts without a file: the maps that come with it as pictures, the files opened lately, a
// new table. The first time of all it asks which sets the person owns.
#pragma once
#include "editor/dialogs/dialogs.h"

namespace hexwright {

void take_own_collection(EditorState& editor);  // the one that the settings name, onto the desk
void begin_welcome(EditorState& editor);
void offer_welcome(
    EditorState& editor);  // each frame: what begin_welcome() asked for, as soon as no other question is open
void draw_welcome(Ui& ui, EditorState& editor, DialogsUi& state);

// The sets that the person ticks become a collection, in the person's data folder and on the desk.
void draw_first_sets(Ui& ui, EditorState& editor, DialogsUi& state);

}  // namespace hexwright
