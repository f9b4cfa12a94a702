// State of the tools: the current tool, the piece or block in hand, the selection, where the mouse is, and what the
// gesture under way has gathered.
#pragma once
#include "editor/workspace/gesture_state.h"
#include "editor/workspace/hand.h"
#include "editor/workspace/pointer.h"
#include "editor/workspace/room.h"
#include "editor/workspace/selection_state.h"
#include "editor/workspace/underlay_place.h"

#include <optional>
#include <vector>

namespace hexwright::workspace {

enum class Tool : unsigned char { Select, Place, Erase, Carry, Centre, Zone, Glyph, Fill, Align, Measure };

struct ToolState {
    Tool current = Tool::Select, before = Tool::Select;  // before: the tool that Centre returns to.
    std::optional<Hand> armed{};                         // The piece in hand.
    // The block in hand, with the tool Carry or while the selection is dragged.
    std::optional<BlockHand> carried{};
    bool on_top = false;  // Pieces go on top of what is there; holding Ctrl inverts it.
    Symmetry symmetry{};  // Every edit is repeated at all images.
    ZoneBrush zone_brush{};
    GlyphBrush glyph_brush{};
    std::optional<PieceKind> fill_kind{};  // The kind that the fill tool uses.
    std::vector<PieceKind> recent{};       // Kinds for the keys 1 to 9.
    std::vector<PieceId> selected{};       // Sorted and distinct; always set through select().
    // Pieces that left the selection because they left the map; undo restores them in both.
    std::vector<PieceId> dropped{};
    std::optional<Pivot> pivot{};  // What the selection was last turned about.
    // What a drag of the select tool draws, and whether it takes all levels.
    bool lasso = false, across_levels = false;

    std::optional<Pointer> hovered{};
    bool keyed = false;                // Keys have put it there: a mouse that lies still does not move it.
    std::optional<Pointer> pressed{};  // Where the gesture under way began; see gestures.h.
    GestureState gesture{};            // What the gesture has gathered so far.
    SelectionGesture selecting{};      // The same for the select tool.
    Aligning aligning{};               // State of aligning the picture under the current level.
    std::optional<MeasuredLine> measured{};

    unsigned long long in_hand = 0;  // Counts what becomes of the block in hand and of the symmetry: see Derived.
};

bool is_selected(const ToolState& tools, PieceId piece);
const PlacedPiece* selected_piece(const ToolState& tools, const Document& document);  // nullptr for none or several.

}  // namespace hexwright::workspace
