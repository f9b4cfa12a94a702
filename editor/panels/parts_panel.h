// The tab that tells which boxes build the map, what is missing of the person's own collection, and which covered tiles could be
// swapped for others.
#pragma once
#include <optional>

#include "editor/panels/ui.h"
#include "editor/workbench/swap.h"
#include "engine/catalogue/boxes.h"

namespace hexwright {

struct PartsUi {
    unsigned long long number = ~0ULL;  // of the snapshot that these belong to
    BoxPlan plan;
    std::vector<SwapSuggestion> swaps;
};

void draw_parts(Ui& ui, Studio& studio, PartsUi& state);

}  // namespace hexwright
