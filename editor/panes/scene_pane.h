// The map in three dimensions: the backend's picture, and the mouse that turns, moves and points in it.
#pragma once
#include "editor/panes/room.h"
#include "editor/view/framing.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/level_slice.h"

namespace hexwright::panes {

struct ScenePaneUi {
    LevelSlice shown;  // Without the levels that are hidden.
    bool hovered_here = false;
    bool gesture = false;  // A gesture that began here is under way.
    // The point the right button went down on; the view turns about it.
    glm::vec3 pivot{};
    // Since the right button went down; if so, it does not open the menu.
    bool dragged = false;
    // The camera as the whole map was fitted last, to a view of which shape, and from where.
    std::optional<Camera> fitted;
    float fitted_to = 1;
    Yaw fitted_with = Yaw::North;
    // Of the last frame that drew it: the next one would not make the picture better, and it turns by itself.
    bool settled = true, turns = false;
};

void draw_scene(Ui& ui, EditorState& editor, ScenePaneUi& state);

// Where the centre of a space's top is on the screen, even if something hides it; nullopt if it is outside the picture.
std::optional<ImVec2> point_in_scene(Ui& ui, const EditorState& editor, Space space);

}  // namespace hexwright::panes
