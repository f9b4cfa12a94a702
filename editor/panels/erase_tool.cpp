#include "editor/panels/erase_tool.h"

#include "editor/panels/placing.h"

#include <algorithm>

namespace hexwright {

void erase_press(Studio& studio, const Pointer& pointer) {
    erase_drag(studio, pointer);
    if (studio.under_way.gone.empty()) say(studio, {"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
}

void erase_drag(Studio& studio, const Pointer& pointer) {
    std::vector<PieceId>& gone = studio.under_way.gone;
    for (const Pointer& each : way_to(studio, pointer))
        if (const auto piece = piece_at(studio, each); piece && std::ranges::count(gone, piece->id) == 0)
            gone.push_back(piece->id);
}

void erase_release(Studio& studio, const Pointer&) {
    if (const auto edit = remove_all(studio.under_way.gone, studio.desk)) commit(studio, *edit);
}

}  // namespace hexwright
