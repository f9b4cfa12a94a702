#include "editor/panels/erase_tool.h"

namespace hexwright {

void erase_press(Studio& studio, const Pointer& pointer) {
    const auto piece = piece_at(studio, pointer);
    if (!piece) return say(studio, {"hint.nothing-here", {{"hex", to_text(pointer.hex)}}});
    commit(studio, RemovePieces{{piece->id}});
}

}  // namespace hexwright
