// What the hands of the tools hold beside a piece, and what the gesture under way has gathered: it becomes one edit
// when the button is let go.
#pragma once
#include "editor/session/pointer.h"
#include "editor/session/stroke.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct GestureState {
    std::optional<Pointer> last{};  // where the gesture has come to
    PieceStroke pieces{};           // placing
    std::vector<PieceId> gone{};    // erasing
    std::vector<Space> spaces{};    // zones: to be painted or erased
    bool erasing = false;           // zones
    std::optional<Glyph> lifted{};  // a glyph held since the button went down
};

struct ZoneBrush {
    // what is painted; a zone that is not on the map is made by its first stroke
    std::string id = "red", color = "red";
    bool fill = false;                  // a click paints a whole region
    std::vector<std::string> hidden{};  // ids; not shown, and the eraser spares them
};

struct GlyphBrush {
    std::string id{};  // kind to lay down; empty: unknown
    Facing facing = Facing::Power;
    std::optional<Space> chosen{};  // the glyph on the map that panel and keys speak of
};

}  // namespace hexwright
