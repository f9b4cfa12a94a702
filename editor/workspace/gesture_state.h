// State of the tools besides the piece in hand, and what the gesture under way has gathered; it becomes one edit on
// release.
#pragma once
#include "editor/workspace/pointer.h"
#include "editor/workspace/room.h"
#include "editor/workspace/stroke.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::workspace {

struct GestureState {
    std::optional<Pointer> last{};  // The latest place of the gesture.
    PieceStroke pieces{};           // Gathered by placing.
    std::vector<PieceId> gone{};    // Gathered by erasing.
    std::vector<Space> spaces{};    // Zones: spaces to be painted or erased.
    bool erasing = false;           // Zones: erasing instead of painting.
    // The glyph held since the button went down.
    std::optional<Glyph> lifted{};
};

struct ZoneBrush {
    // The zone being painted; one that is not on the map is created by its first stroke.
    std::string id = "red", color = "red";
    bool fill = false;  // A click paints a whole region.
    // Ids of hidden zones, which the eraser spares.
    std::vector<std::string> hidden{};
};

struct GlyphBrush {
    std::string id{};  // Kind to place; empty: unknown.
    Facing facing = Facing::Power;
    std::string pool{};  // If not empty, places of this pool are laid, whatever the kind.
    // The glyph on the map that the panel and keys act on.
    std::optional<Space> chosen{};
};

}  // namespace hexwright::workspace
