// The checks panel: all that is wrong or worth knowing, as `hexwright check` lists it; a click jumps there.
#pragma once
#include "editor/widgets/ui.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

// the panel's own memory: where the rows of a snapshot's issues lie, so that only those in sight are drawn
struct ChecksUi {
    // of each row from the list's top, in pixels; one more at the end: where the list ends
    std::vector<float> tops;
    unsigned long long number = 0;  // of the snapshot
    float width = 0, scale = 0;
    std::optional<Issue> asked{};  // the one whose menu is open, or that is about to be approved
    bool open_menu = false;
    std::string reason{};  // typed for the approval
};

void draw_checks(Ui& ui, EditorState& editor, ChecksUi& state);

}  // namespace hexwright
