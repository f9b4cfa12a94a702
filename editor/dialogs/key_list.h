// All keys and mouse actions in columns over the window; the person's keys are changed here.
#pragma once
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/key_map.h"
#include "editor/workspace/status_line.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::dialogs {

struct KeyListUi {
    bool begun = false;     // The search field has had the focus.
    bool selected = false;  // It has just got it.
    std::string search{};
    std::string chosen{};            // The command whose keys are changed.
    bool waits = false;              // For the key that it gets.
    std::optional<KeyPress> asks{};  // This key is another command's; shall it be taken over?
    std::optional<Notice> told{};    // What the last change did, or why there was none.
    std::vector<KeyMap> before{};    // The changes, to be taken back; the last one at the end.
};

void draw_key_list(Ui& ui, EditorState& editor, KeyListUi& state, FormHeights& heights);

}  // namespace hexwright::dialogs
