// What the hands hold: the tool, the piece or block in hand, what is selected, where the mouse is, and what the gesture
// under way has gathered.
#pragma once
#include "editor/session/gesture_state.h"
#include "editor/session/hand.h"
#include "editor/session/pointer.h"
#include "editor/session/selection_state.h"
#include "editor/session/underlay_place.h"

#include <optional>
#include <vector>

namespace hexwright {

enum class Tool : unsigned char { Select, Place, Erase, Carry, Centre, Zone, Glyph, Fill, Align, Measure };

struct ToolState {
    Tool current = Tool::Select, before = Tool::Select;  // before: what the tool Centre goes back to
    std::optional<Hand> armed{};                         // the piece in hand
    // the block in hand: with the tool Carry, or while the selection is dragged
    std::optional<BlockHand> carried{};
    bool on_top = false;  // pieces go on top of what is there; Ctrl held: the other way
    Symmetry symmetry{};  // what is done is done at all its images
    ZoneBrush zone_brush{};
    GlyphBrush glyph_brush{};
    std::optional<PieceKind> fill_kind{};  // what the fill tool fills with
    std::vector<PieceKind> recent{};       // keys 1 to 9

    std::vector<PieceId> selected{};  // sorted, distinct; select() keeps it so
    // left the selection because they left the map: undo brings them back into both
    std::vector<PieceId> dropped{};
    std::optional<Pivot> pivot{};               // what the selection was turned about last
    bool lasso = false, across_levels = false;  // what a drag of the select tool draws, and which levels it takes

    std::optional<Pointer> hovered{};
    std::optional<Pointer> pressed{};  // where the gesture under way began; see gestures.h
    GestureState gesture{};            // what it has gathered so far
    SelectionGesture selecting{};      // the same of the select tool
    Aligning aligning{};               // of the picture under the level worked on
    std::optional<MeasuredLine> measured{};

    mutable std::optional<CachedGhost> cached_ghost{};         // of a block: asked for several times a frame
    mutable std::optional<FillPreview> cached_fill_preview{};  // of the fill tool: likewise
};

bool is_selected(const ToolState& tools, PieceId piece);
const PlacedPiece* selected_piece(const ToolState& tools, const Document& document);  // null for none or several

}  // namespace hexwright
