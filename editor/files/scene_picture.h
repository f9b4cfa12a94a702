// A picture of the 3D view of a map as bytes of a PNG. The program itself draws it in a process of its own
// (--render): the same bytes as on the command line, while the window goes on, and cancelling ends it at once.
#pragma once
#include "editor/document/jobs.h"
#include "editor/files/room.h"
#include "editor/workspace/scene_picture_state.h"
#include "editor/workspace/states.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwright::files {

enum class Finish : unsigned char { Best, Quick };  // Quick: coarser, to look at beforehand.

struct SceneErrand {  // All that the work needs, as values.
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const Catalogue> catalogue{};
    ScenePicture picture{};
    int turn = 0;
    Finish finish = Finish::Best;
    std::vector<std::string> catalogues{};
    std::string language{};
};
SceneErrand scene_errand(const EditorState& editor);  // Of the map and what is chosen about its picture.
// Work of a job; empty if that was cancelled.
Result<std::string> scene_bytes(const SceneErrand& errand, JobWatch& watch);

}  // namespace hexwright::files
