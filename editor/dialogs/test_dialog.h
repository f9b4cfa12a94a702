// What a test that is made at the table shall hold: the facts of the position, each chosen by a click. Labels:
// "test.name", "fact:0" and so on in the order of the list, "test.make", "dialog.cancel".
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

void draw_test_dialog(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
