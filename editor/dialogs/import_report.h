// Reports of format conversions: after opening another program's map, what became of it; before saving one, what will
// differ there.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

void draw_import_report(Ui& ui, EditorState& editor);
void draw_export_report(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
