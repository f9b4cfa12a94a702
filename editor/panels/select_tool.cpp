#include "editor/panels/select_tool.h"

namespace hexwright {

void select_press(Studio& studio, const Pointer& pointer) {
    studio.marked.clear();
    const auto piece = piece_at(studio, pointer);
    select(studio, piece ? std::vector{piece->id} : std::vector<PieceId>{});
    if (piece && pointer.in_scene && !studio.whole) studio.level = piece->level;
}

}  // namespace hexwright
