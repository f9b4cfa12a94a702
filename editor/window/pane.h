// The panes of the window: child windows in their boxes, the borders between them that can be dragged, and the strips
// that are left of folded ones.
#pragma once
#include "editor/widgets/ui.h"
#include "editor/window/room.h"
#include "editor/workspace/states.h"

#include <imgui_internal.h>

namespace hexwright::main_window {

inline constexpr float folded_width = 18;  // Of what is left of a folded pane, at scale 1.

// Picture: a picture covers the whole pane, so nothing is painted under it.
enum class Back : unsigned char { Panel, Picture };

class Pane {  // A child window in this box, as long as it lives.
public:
    Pane(Ui& ui, const char* id, Box box, Back back, float padding);
    ~Pane();
    Pane(const Pane&) = delete;
    Pane& operator=(const Pane&) = delete;
};

// A draggable border between two neighbours; returns the distance moved.
float divider(Ui& ui, const char* id, Box line, ImGuiAxis axis, float before, float after, float least_before,
              float least_after);

// The remaining strip of a folded pane; a click brings the pane back. `id`: of the command that unfolds it.
void folded_pane(Ui& ui, EditorState& editor, Box box, const char* id, const char* sign);

}  // namespace hexwright::main_window
