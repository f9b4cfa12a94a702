// The manual in a window of its own inside the editor: its pages with their pictures and links. It can stay open beside
// the work, so that a reader can follow it.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/document/jobs.h"
#include "editor/view/texture.h"
#include "editor/widgets/ui.h"
#include "formats/paper/picture/decode.h"
#include "formats/telling/markdown.h"

#include <map>
#include <string>
#include <vector>

namespace hexwright::dialogs {

struct ManualPicture {
    Job<Result<Picture>> job{};
    TextureId texture = 0;        // 0 while it is being decoded.
    float width = 0, height = 0;  // In pixels.
};

struct ManualUi {
    std::string page;    // For example "README.md"; empty before the first page.
    std::string anchor;  // Scroll target.
    std::vector<PageBlock> blocks;
    std::vector<std::string> before;  // Pages to go back to.
    std::map<std::string, ManualPicture> pictures;
    Jobs* jobs = nullptr;  // The editor's, set each frame.
    bool focused = false;  // The last click went into the manual; then Escape closes it.
};

// Draws nothing while the manual is closed. The window's close button closes it; its position and size are kept in the
// settings once the user has changed them.
void draw_manual(Ui& ui, EditorState& editor, ManualUi& state);

}  // namespace hexwright::dialogs
