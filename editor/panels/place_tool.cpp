#include "editor/panels/place_tool.h"

namespace hexwright {

void place_press(Studio& studio, const Pointer& pointer) {
    if (!studio.armed) return say(studio, {"hint.choose-piece"});
    const Click done = click(*studio.armed, pointer.cursor(), level_of(studio, pointer), studio.desk);
    if (done.refusal) return refuse(studio, done.refusal->reason);
    if (done.edit && !commit(studio, *done.edit)) return;
    const std::optional<PieceId> moved = studio.armed->lifted;
    studio.armed = done.hand;
    if (done.hand) return;
    choose_tool(studio, Tool::Select);
    if (moved) select(studio, {*moved});
}

}  // namespace hexwright
