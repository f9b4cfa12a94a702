// The manual in the window: its pages, with their pictures and links.
#pragma once
#include "editor/document/jobs.h"
#include "editor/widgets/ui.h"
#include "formats/markdown.h"
#include "formats/picture/decode.h"

#include <map>
#include <string>
#include <vector>

namespace hexwright {

struct ManualPicture {
    Job<Result<Picture>> job{};
    TextureId texture = 0;        // 0: it is still being decoded
    float width = 0, height = 0;  // pixels
};

struct ManualUi {
    std::string page;    // "README.md"; empty: none read yet
    std::string anchor;  // to be scrolled to
    std::vector<PageBlock> blocks;
    std::vector<std::string> before;  // pages to go back to
    std::map<std::string, ManualPicture> pictures;
    Jobs* jobs = nullptr;  // of the studio, in this frame
};

void draw_manual(Ui& ui, EditorState& editor, ManualUi& state);

}  // namespace hexwright
