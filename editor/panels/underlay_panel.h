// The picture under the level worked on: which it is, how strongly it shines, locked, hidden, aligned; and what a map
// is in figures.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

void draw_underlay(Ui& ui, EditorState& editor);
void draw_map_facts(Ui& ui, const EditorState& editor);

}  // namespace hexwright
