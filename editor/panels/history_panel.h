// The steps of the document, each by its name; a click goes there, as often as one likes: nothing is lost by going
// back.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

struct HistoryUi {
    std::size_t shown = 0;  // the step in sight in the last frame: the list follows when it changes
};

void draw_history(Ui& ui, EditorState& editor, HistoryUi& state);

}  // namespace hexwright
