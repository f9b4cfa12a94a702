// How a picture of the 3D view is made: its size and its table.
#pragma once
#include "editor/view/scene_look.h"
#include "editor/workspace/room.h"

namespace hexwright::workspace {

inline constexpr int least_scene_side = 16, most_scene_side = 8192;

struct ScenePicture {
    int width = 1280, height = 800;
    TableTop table = TableTop::Wood;
    bool dark = false;
    friend bool operator==(const ScenePicture&, const ScenePicture&) = default;
};

}  // namespace hexwright::workspace
