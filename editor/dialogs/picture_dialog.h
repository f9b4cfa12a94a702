// The dialog of pictures of the map: their options, and how they will look.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/document/jobs.h"
#include "editor/view/texture.h"
#include "editor/widgets/ui.h"
#include "engine/board/refusal.h"
#include "formats/paper/picture/decode.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/paper/sheet/paint.h"

#include <optional>
#include <string>

namespace hexwright::dialogs {

struct PictureUi {
    std::string asked{};  // What the preview is of: the map and the options.
    Job<Drawing> job{};
    Drawing drawing{};
    Job<Result<Picture>> scene_job{};
    Pixels scene{};                    // In 3D; the last one until the next one is there.
    std::optional<Refusal> trouble{};  // Why there is none.
    std::optional<Refusal> refused{};  // Why there is no picture of what is chosen.
    std::string drawn{};               // What the texture shows.
    TextureId texture = 0;
    int width = 0, height = 0;  // Of a picture in 3D, as they are being typed.
};

void draw_picture_dialog(Ui& ui, EditorState& editor, PictureUi& state);

}  // namespace hexwright::dialogs
