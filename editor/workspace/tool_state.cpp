#include "editor/workspace/tool_state.h"

#include <algorithm>

namespace hexwright::workspace {

const PlacedPiece* selected_piece(const ToolState& tools, const Document& document) {
    return tools.selected.size() == 1 ? document.now().scenario->battlefield.find(tools.selected.front()) : nullptr;
}

bool is_selected(const ToolState& tools, PieceId piece) { return std::ranges::binary_search(tools.selected, piece); }

}  // namespace hexwright::workspace
