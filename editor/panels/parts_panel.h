// The tab that tells which boxes build the map, what the person's own collection lacks, and which covered tiles could
// be swapped for others.
#pragma once
#include "editor/document/edits/swap.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/worked_out.h"
#include "engine/board/catalogue/boxes.h"

#include <optional>

namespace hexwright::panels {

struct PartsUi {
    unsigned map = 0;  // The open map that all of this is about.
    WorkedOut<BoxPlan> boxes;
    unsigned long long number = ~0ULL;  // Number of the snapshot that `swaps` belongs to.
    std::vector<SwapSuggestion> swaps;
};

void draw_parts(Ui& ui, EditorState& editor, PartsUi& state);

}  // namespace hexwright::panels
