// Who decides what now, and everything that may be done, as a list: digits choose, / filters.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "editor/widgets/varied_rows.h"

#include <string>
#include <vector>

namespace hexwright::panels {

// What a dragged order marker carries: its number as an int.
inline constexpr const char* marker_payload = "order-marker";

struct DecisionUi {
    // The position whose choices are in words here, and in which words.
    struct Told {
        unsigned long long revision = 0;
        std::size_t language = 0;
        bool coordinates = false;
        friend bool operator==(const Told&, const Told&) = default;
    } told{}, measured{};
    std::vector<std::string> words{};  // Of all choices, in their order.
    VariedRows rows{};
    std::vector<std::size_t> listed{};  // The rows that were measured last, as indices of choices.
    unsigned long long lists = 0;       // Another one for each list that was measured.
    std::string typed{};                // The digits of the last frame.
    bool space_tapped = false;          // Space is down, and nothing was dragged since.
};

// The choices in the order of the list, as indices: those of the figure in hand first, then the others; with a filter
// only those whose words hold it.
std::vector<std::size_t> listed_rows(const EditorState& editor, DecisionUi& state);

// The keys of the list alone, where it is folded away.
void decide_by_keys(Ui& ui, EditorState& editor, DecisionUi& state);

void draw_decision(Ui& ui, EditorState& editor, DecisionUi& state);

}  // namespace hexwright::panels
