// Reports of format conversions: after opening another program's map, what became of it; before saving one, what will
// differ there.
#pragma once
#include "editor/panels/ui.h"

namespace hexwright {

void draw_import_report(Ui& ui, Studio& studio);
void draw_export_report(Ui& ui, Studio& studio);

}  // namespace hexwright
