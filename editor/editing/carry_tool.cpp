#include "editor/editing/carry_tool.h"

#include "editor/editing/placing.h"
#include "editor/editing/pointing.h"
#include "editor/editing/symmetry_tool.h"

#include <algorithm>
#include <utility>

namespace hexwright::editing {

namespace {

bool dragging(const EditorState& editor) {
    return editor.tools.current == Tool::Select && editor.tools.selecting.how == SelectionGesture::How::Move;
}

// The level for its lowest pieces; nullopt while it is dragged, because it then stays on its levels, and for another
// map that is merged while all levels are shown.
std::optional<int> level_of_block(const EditorState& editor, const Pointer& pointer) {
    const BlockHand& hand = *editor.tools.carried;
    if (dragging(editor) || (hand.how == Carrying::Merge && editor.view.whole)) return std::nullopt;
    if (!lies_on_surface(editor, pointer) || hand.how == Carrying::Merge)
        return pointer.level.value_or(editor.view.level);
    std::vector<PieceId> taken;
    for (const PlacedPiece& piece : hand.taken.pieces) taken.push_back(piece.id);
    const std::vector<PlacedPiece> pieces = lying(hand, pointer.hex, {}, editor.catalogue()).pieces;
    return free_level(pieces, level_above(editor, pointer, taken), taken, editor.document);
}

}  // namespace

void carry(EditorState& editor, Block block, Carrying how) {
    editor.status.notice.reset();
    editor.tools.armed.reset();
    if (how == Carrying::Merge && !editor.view.whole) editor.view.level = lowest_level(block);
    editor.tools.current = Tool::Carry;
    editor.tools.carried = carried(std::move(block), how, editor.catalogue());
    editor.tools.cached_ghost.reset();
}

void carry_selection(ToolState& tools, const Document& document, HexCoord grabbed) {
    tools.carried = carried(selected_block(tools, document), Carrying::Move, document.catalogue());
    tools.carried->grip = grabbed;
    tools.cached_ghost.reset();
}

void mirror_carried(EditorState& editor, Mirror mirror) {
    editor.status.notice.reset();
    const GridMap map = mirror_through_hex(editor.tools.carried->grip, axis_of(mirror));
    Mirrored half = mirrored(editor.tools.carried->block, map, editor.catalogue());
    if (half.without_partner.empty()) {
        editor.tools.carried->block = std::move(half.block);
        editor.tools.cached_ghost.reset();
        return;
    }
    const Ground ground = editor.now().ground(editor.catalogue());
    // Computed only for the reason of its refusal.
    const auto edit =
        mirror_edit(*editor.now().scenario, editor.tools.carried->block, map, WithoutPartner::Refuse, ground);
    // Its pieces are on the map, so others cannot replace them.
    const bool movable = editor.tools.carried->how == Carrying::Move;
    refuse(editor.status, edit.error().message, movable ? Offer() : FillMirrored{map});
}

void mirror_carried_filled(EditorState& editor, const GridMap& mirror) {
    editor.tasks.start(
        editor.jobs, {"errand.mirror"},
        [block = editor.tools.carried->block, mirror, catalogue = &editor.catalogue()](JobWatch&) {
            return mirror_filled(block, mirror, *catalogue, nullptr);
        },
        [before = editor.tools.carried->block](EditorState& then, Result<Block> after) {
            if (!after) return refuse(then.status, after.error().message);
            if (!then.tools.carried || then.tools.carried->block != before)
                return refuse(then.status, {"refused.map-changed"});
            then.tools.carried->block = std::move(*after);
            then.tools.cached_ghost.reset();
        });
}

const CachedGhost* cached_ghost_of_block(const EditorState& editor) {
    if (!editor.tools.carried || !editor.tools.hovered || (editor.tools.current != Tool::Carry && !dragging(editor)))
        return nullptr;
    const HexCoord at = editor.tools.hovered->hex;
    const auto level = level_of_block(editor, *editor.tools.hovered);
    auto& kept = editor.tools.cached_ghost;
    if (kept && kept->number == editor.now().number && kept->at == at && kept->level == level) return &*kept;
    Block block = lying(*editor.tools.carried, at, level, editor.catalogue());
    kept = CachedGhost{editor.now().number,
                       at,
                       level,
                       ghost_of(*editor.tools.carried, at, level, editor.document, editor.tools.symmetry),
                       std::move(block.zones),
                       std::move(block.glyphs)};
    return &*kept;
}

std::optional<Ghost> ghost_of_block(const EditorState& editor) {
    const CachedGhost* kept = cached_ghost_of_block(editor);
    return kept ? std::optional(kept->ghost) : std::nullopt;
}

ToolOutcome proposed_block(const EditorState& editor, const Block& block) {
    ToolOutcome outcome = proposed(editor, place_edit(*editor.now().scenario, block, editor.catalogue()));
    if (!outcome.change) {
        outcome.notice->offer = offer_what_fits(editor, block);
        return outcome;
    }
    const Battlefield& after = outcome.change->after->battlefield;
    outcome.tools = editor.tools;
    select(*outcome.tools, pieces_from(editor.now().scenario->battlefield.next_id(), after), after);
    return outcome;
}

bool place_block(EditorState& editor, const Block& block) {
    ToolOutcome outcome = proposed_block(editor, block);
    const bool placed = outcome.change.has_value();
    apply(editor, std::move(outcome));
    return placed;
}

namespace {

void place_what_fits(EditorState& editor, const WhatFits& offer) {
    if (!place_block(editor, offer.block)) return;
    if (editor.tools.armed) select(editor, {});  // With a piece in hand nothing is selected.
    say(editor.status, {"notice.placed-what-fits", {{"count", offer.pieces}, {"of", offer.of}}});
}

}  // namespace

void accept_offer(EditorState& editor) {
    const Offer offer = std::exchange(editor.status.notice, std::nullopt)->offer;
    if (const auto* fits = std::get_if<WhatFits>(&offer)) return place_what_fits(editor, *fits);
    const GridMap mirror = std::get<FillMirrored>(offer).mirror;
    if (editor.tools.carried) mirror_carried_filled(editor, mirror);
    else mirror_selected_filled(editor, mirror);
}

ToolOutcome carry_press(const EditorState& editor, const Pointer& pointer) {
    if (!editor.tools.carried) return {};
    const BlockHand& hand = *editor.tools.carried;
    const Block block = lying(hand, pointer.hex, level_of_block(editor, pointer), editor.catalogue());
    if (hand.how == Carrying::Copy) return proposed_block(editor, block);
    ToolOutcome outcome = proposed(editor, put_down(hand, block, editor.document));
    if (!outcome.change) return outcome;
    const bool merges = hand.how == Carrying::Merge;
    const Battlefield& after = outcome.change->after->battlefield;
    outcome.tools = editor.tools;
    put_away(*outcome.tools);
    select(*outcome.tools,
           merges ? pieces_from(editor.now().scenario->battlefield.next_id(), after) : editor.tools.selected, after);
    if (merges) outcome.notice = Notice{{"notice.merged", {{"count", block.pieces.size()}}}};
    return outcome;
}

}  // namespace hexwright::editing
