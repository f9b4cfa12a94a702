// Who decides what now, and everything that may be done, as a list: digits choose, / filters.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

#include <string>
#include <vector>

namespace hexwright::panels {

// What a dragged order marker carries: its number as an int.
inline constexpr const char* marker_payload = "order-marker";

struct DecisionUi {
    unsigned long long revision = 0;   // Of the game whose choices are in words here.
    std::vector<std::string> words{};  // Of all choices, in their order.
    bool space_tapped = false;         // Space is down, and nothing was dragged since.
};

// The choices in the order of the list, as indices: those of the figure in hand first, then the others; with a filter
// only those whose words hold it.
std::vector<std::size_t> listed_rows(const EditorState& editor, DecisionUi& state);

void draw_decision(Ui& ui, EditorState& editor, DecisionUi& state);

}  // namespace hexwright::panels
