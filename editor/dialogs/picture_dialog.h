// The dialog of pictures of the map: their options, and how they will look.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/document/jobs.h"
#include "editor/widgets/ui.h"
#include "formats/sheet/drawing.h"

#include <string>

namespace hexwright::dialogs {

struct PictureUi {
    std::string asked{};  // What the drawing is of: the map and the options.
    Job<Drawing> job{};
    Drawing drawing{};
    std::string drawn{};  // What the texture shows.
    TextureId texture = 0;
};

void draw_picture_dialog(Ui& ui, EditorState& editor, PictureUi& state);

}  // namespace hexwright::dialogs
