// The dialog of an editor started without a file: sample maps as pictures, recent files, a new table. On the very first
// start it asks which sets the person owns.
#pragma once
#include "editor/panels/dialogs.h"

namespace hexwright {

// Puts the collection named by the settings on the desk.
void take_own_collection(Studio& studio);
void begin_welcome(Studio& studio);
// Call each frame; shows what begin_welcome() asked for as soon as no other question is open.
void offer_welcome(Studio& studio);
void draw_welcome(Ui& ui, Studio& studio, DialogsUi& state);

// Asks for the person's sets; they become a collection, in the person's data folder and on the desk.
void draw_first_sets(Ui& ui, Studio& studio, DialogsUi& state);

}  // namespace hexwright
