// The manual in a window of its own inside the editor: its pages, with their pictures and links. It stays open beside
// the work, so that a reader can follow it.
#pragma once
#include "editor/panels/ui.h"
#include "editor/workbench/jobs.h"
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
    bool focused = false;  // Whether the last click went into the manual; then Escape closes it.
};

// Draws nothing while `studio.manual_open` is false. The window's close button makes it false; where the window stands
// and how large it is are kept in the settings once a hand has changed them.
void draw_manual(Ui& ui, Studio& studio, ManualUi& state);

}  // namespace hexwright
