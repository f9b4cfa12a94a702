#include "editor/window/view_split.h"

#include "editor/view/plan_view.h"

#include <cmath>

namespace hexwright::main_window {

ViewSplit split_for(const std::vector<HexCoord>& hexes, float width, float height, float share) {
    if (hexes.empty()) return ViewSplit::Beside;
    const auto scale_in = [&](float wide, float high) {
        return framed(hexes, {static_cast<int>(std::floor(wide)), static_cast<int>(std::floor(high))}).scale;
    };
    return scale_in(width, height * share) > scale_in(width * share, height) ? ViewSplit::Above : ViewSplit::Beside;
}

}  // namespace hexwright::main_window
