#include "formats/sheet/drawing.h"

#include "formats/room.h"

namespace hexwright::formats {

std::optional<Message> trouble_with(const Drawing& drawing) {
    if (!(drawing.width > 0) || !(drawing.height > 0)) return Message{"picture.empty"};
    if (is_full(drawing.marks)) return Message{"picture.too-much"};
    return {};
}

}  // namespace hexwright::formats
