// The account of a change of form: after opening a map of another program, what became what; before saving one, what it
// will see differently.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void draw_import_report(Ui& ui, EditorState& editor);
void draw_export_report(Ui& ui, EditorState& editor);

}  // namespace hexwright
