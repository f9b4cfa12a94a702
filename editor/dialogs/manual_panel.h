// The manual in the window: its pages with their pictures and links.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/document/jobs.h"
#include "editor/widgets/ui.h"
#include "formats/markdown.h"
#include "formats/picture/decode.h"

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
    Jobs* jobs = nullptr;  // The editor's; set each frame.
};

void draw_manual(Ui& ui, EditorState& editor, ManualUi& state);

}  // namespace hexwright::dialogs
