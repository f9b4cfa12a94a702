#include "editor/editing/carry_tool.h"

#include "editor/editing/placing.h"
#include "editor/editing/pointing.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::editing {

namespace {

bool dragging(const OpenMap& map) {
    return map.tools.current == Tool::Select && map.tools.selecting.how == SelectionGesture::How::Move;
}

// The level for its lowest pieces; nullopt while it is dragged, because it then stays on its levels, and for another
// map that is merged while all levels are shown.
std::optional<int> level_of_block(const OpenMap& map, const Pointer& pointer) {
    const BlockHand& hand = *map.tools.carried;
    if (dragging(map) || (hand.how == Carrying::Merge && map.view.whole)) return std::nullopt;
    if (!lies_on_surface(map, pointer) || hand.how == Carrying::Merge) return pointer.level.value_or(map.view.level);
    std::vector<PieceId> taken;
    for (const PlacedPiece& piece : hand.taken.pieces) taken.push_back(piece.id);
    const std::vector<PlacedPiece> pieces = lying(hand, pointer.hex, {}, map.catalogue()).pieces;
    return free_level(pieces, level_above(map, pointer, taken), taken, map.document);
}

}  // namespace

void carry(OpenMap& map, Block block, Carrying how) {
    map.status.notice.reset();
    map.tools.armed.reset();
    if (how == Carrying::Merge && !map.view.whole) map.view.level = lowest_level(block);
    map.tools.current = Tool::Carry;
    map.tools.carried = carried(std::move(block), how, map.catalogue());
    ++map.tools.in_hand;
}

void carry_selection(ToolState& tools, const Document& document, HexCoord grabbed) {
    tools.carried = carried(selected_block(tools, document), Carrying::Move, document.catalogue());
    tools.carried->grip = grabbed;
    ++tools.in_hand;
}

void mirror_carried(EditorState& editor, Mirror mirror) {
    editor.map.status.notice.reset();
    const GridMap map = mirror_through_hex(editor.map.tools.carried->grip, axis_of(mirror));
    Mirrored half = mirrored(editor.map.tools.carried->block, map, editor.catalogue());
    if (half.without_partner.empty()) {
        editor.map.tools.carried->block = std::move(half.block);
        ++editor.map.tools.in_hand;
        return;
    }
    const Ground ground = editor.now().ground(editor.catalogue());
    // Computed only for the reason of its refusal.
    const auto edit =
        mirror_edit(*editor.now().scenario, editor.map.tools.carried->block, map, WithoutPartner::Refuse, ground);
    // Its pieces are on the map, so others cannot replace them.
    const bool movable = editor.map.tools.carried->how == Carrying::Move;
    refuse(editor.map.status, edit.error().message, movable ? Offer() : FillMirrored{map});
}

void mirror_carried_filled(EditorState& editor, const GridMap& mirror) {
    editor.map.tasks.start(
        editor.jobs, {"errand.mirror"},
        [block = editor.map.tools.carried->block, mirror, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
            return mirror_filled(block, mirror, *catalogue, nullptr);
        },
        [before = editor.map.tools.carried->block](EditorState& then, Result<Block> after) {
            if (!after) return refuse(then.map.status, after.error().message);
            if (!then.map.tools.carried || then.map.tools.carried->block != before)
                return refuse(then.map.status, {"refused.map-changed"});
            then.map.tools.carried->block = std::move(*after);
            ++then.map.tools.in_hand;
        });
}

const CachedGhost* cached_ghost_of_block(const OpenMap& map) {
    if (!map.tools.carried || !map.tools.hovered || (map.tools.current != Tool::Carry && !dragging(map)))
        return nullptr;
    const HexCoord at = map.tools.hovered->hex;
    const auto level = level_of_block(map, *map.tools.hovered);
    auto& kept = map.derived->block_ghost;
    if (kept && kept->number == map.now().number && kept->in_hand == map.tools.in_hand && kept->at == at &&
        kept->level == level)
        return &*kept;
    Block block = lying(*map.tools.carried, at, level, map.catalogue());
    kept = CachedGhost{map.now().number,
                       map.tools.in_hand,
                       at,
                       level,
                       ghost_of(*map.tools.carried, at, level, map.document, map.tools.symmetry),
                       std::move(block.zones),
                       std::move(block.glyphs)};
    return &*kept;
}

std::optional<Ghost> ghost_of_block(const OpenMap& map) {
    const CachedGhost* kept = cached_ghost_of_block(map);
    return kept ? std::optional(kept->ghost) : std::nullopt;
}

ToolOutcome proposed_block(const OpenMap& map, const Block& block) {
    ToolOutcome outcome = proposed(map, place_edit(*map.now().scenario, block, map.catalogue()));
    if (!outcome.change) {
        outcome.notice->offer = offer_what_fits(map, block);
        return outcome;
    }
    const Battlefield& after = outcome.change->after->battlefield;
    outcome.tools = map.tools;
    select(*outcome.tools, pieces_from(map.now().scenario->battlefield.next_id(), after), after);
    return outcome;
}

bool place_block(EditorState& editor, const Block& block) {
    ToolOutcome outcome = proposed_block(editor.map, block);
    const bool placed = outcome.change.has_value();
    apply(editor, std::move(outcome));
    return placed;
}

namespace {

void place_what_fits(EditorState& editor, const WhatFits& offer) {
    if (!place_block(editor, offer.block)) return;
    if (editor.map.tools.armed) select(editor.map, {});  // With a piece in hand nothing is selected.
    say(editor.map.status, {"notice.placed-what-fits", {{"count", offer.pieces}, {"of", offer.of}}});
}

}  // namespace

void accept_offer(EditorState& editor) {
    const Offer offer = std::exchange(editor.map.status.notice, std::nullopt)->offer;
    if (const auto* fits = std::get_if<WhatFits>(&offer)) return place_what_fits(editor, *fits);
    const GridMap mirror = std::get<FillMirrored>(offer).mirror;
    if (editor.map.tools.carried) mirror_carried_filled(editor, mirror);
    else mirror_selected_filled(editor, mirror);
}

ToolOutcome carry_press(const EditorState& editor, const Pointer& pointer) {
    if (!editor.map.tools.carried) return {};
    const BlockHand& hand = *editor.map.tools.carried;
    const Block block = lying(hand, pointer.hex, level_of_block(editor.map, pointer), editor.catalogue());
    if (hand.how == Carrying::Copy) return proposed_block(editor.map, block);
    ToolOutcome outcome = proposed(editor.map, put_down(hand, block, editor.map.document));
    if (!outcome.change) return outcome;
    const bool merges = hand.how == Carrying::Merge;
    const Battlefield& after = outcome.change->after->battlefield;
    outcome.tools = editor.map.tools;
    put_away(*outcome.tools);
    select(*outcome.tools,
           merges ? pieces_from(editor.now().scenario->battlefield.next_id(), after) : editor.map.tools.selected,
           after);
    if (merges) outcome.notice = Notice{{"notice.merged", {{"count", block.pieces.size()}}}};
    return outcome;
}

}  // namespace hexwright::editing
