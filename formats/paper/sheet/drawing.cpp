#include "formats/paper/sheet/drawing.h"

#include "formats/paper/room.h"

namespace hexwright::paper {

std::optional<Refusal> trouble_with(const Drawing& drawing) {
    if (!(drawing.width > 0) || !(drawing.height > 0)) return Refusal{{"picture.empty"}};
    if (is_full(drawing.marks)) return Refusal{{"picture.too-much"}};
    return {};
}

}  // namespace hexwright::paper
