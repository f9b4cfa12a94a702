// The report panel: what map judges look at, as `hexwright report` lists it. A click goes to a finding's places.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

void draw_report(Ui& ui, EditorState& editor);

}  // namespace hexwright::panels
