// The dialog of build sheets: their options, and their pages as they will be on paper.
#pragma once
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/document/jobs.h"
#include "editor/view/texture.h"
#include "editor/widgets/ui.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/paper/sheet/drawing.h"

#include <string>
#include <vector>

namespace hexwright::dialogs {

struct PrintUi {
    std::string asked{};  // What the pages are of: the map and the options.
    Job<std::vector<Drawing>> job{};
    std::vector<Drawing> pages{};
    std::size_t page = 0;  // The one that is shown.
    std::string drawn{};   // What the texture shows.
    TextureId texture = 0;
};

void draw_print_dialog(Ui& ui, EditorState& editor, PrintUi& state, FormHeights& heights);

}  // namespace hexwright::dialogs
