// The map in three dimensions: the backend's picture, and the hands that turn, move and point in it.
#pragma once
#include "editor/widgets/ui.h"

namespace hexwright {

struct ScenePaneUi {
    LevelSlice shown;  // without the levels that are hidden
    bool hovered_here = false;
    bool gesture = false;  // one that began here is under way
    glm::vec3 pivot{};     // what the right button took hold of: the view turns about it
    bool dragged = false;  // since the right button went down: then it does not open the menu
};

void draw_scene(Ui& ui, EditorState& editor, ScenePaneUi& state);

// Where the middle of a space's top is on the screen, whatever may stand before it; none when it is not in the picture.
std::optional<ImVec2> point_in_scene(Ui& ui, const EditorState& editor, Space space);

}  // namespace hexwright
