// The steps of the document by name. A click goes to a step; going back loses nothing.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::panels {

struct HistoryUi {
    // The step shown in the last frame: the list scrolls to it when it changes.
    std::size_t shown = 0;
};

void draw_history(Ui& ui, EditorState& editor, HistoryUi& state);

}  // namespace hexwright::panels
