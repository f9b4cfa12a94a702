// The checks panel: everything wrong or worth knowing about the map, as `hexwright check` lists it. A click jumps
// there.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/board/battlefield/issue.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::panels {

// What a row of the list says: an issue, or all missing pieces together.
struct ChecksRow {
    Issue issue;
    bool missing_pieces = false;
};

// The panel's state: rows and their positions for a snapshot's issues, so that only visible rows are drawn.
struct ChecksUi {
    std::vector<ChecksRow> rows;
    // Top of each row in pixels from the list's top, with one more entry for the end of the list.
    std::vector<float> tops;
    unsigned long long number = 0;  // Number of the snapshot.
    float width = 0, scale = 0;
    std::optional<Issue> asked{};  // The issue whose menu is open or that is about to be approved.
    bool open_menu = false;
    std::string reason{};  // Typed for the approval.
};

void draw_checks(Ui& ui, EditorState& editor, ChecksUi& state);

}  // namespace hexwright::panels
