#include "editor/panels/carry_tool.h"

#include "editor/panels/placing.h"
#include "editor/panels/symmetry_tool.h"

#include <algorithm>
#include <utility>

namespace hexwright {

namespace {

bool dragging(const Studio& studio) {
    return studio.tool == Tool::Select && studio.selecting.how == Selecting::How::Move;
}

// The level for its lowest pieces; nullopt while it is dragged, because it then stays on its levels.
std::optional<int> level_of_block(const Studio& studio, const Pointer& pointer) {
    return dragging(studio) ? std::nullopt : std::optional(level_of(studio, pointer));
}

std::vector<PieceId> lifted(const Studio& studio) {
    std::vector<PieceId> ids;
    if (studio.carried->how == Carrying::Move)
        for (const PlacedPiece& piece : studio.carried->block.pieces) ids.push_back(piece.id);
    return ids;
}

}  // namespace

void carry(Studio& studio, Block block, Carrying how) {
    studio.notice.reset();
    studio.armed.reset();
    if (studio.whole || how == Carrying::Merge) studio.level = lowest_level(block);
    studio.whole = false;  // It goes to one level, and that level must be visible.
    studio.tool = Tool::Carry;
    studio.carried = carried(std::move(block), how, studio.catalogue());
    studio.kept_ghost.reset();
}

void carry_selection(Studio& studio, HexCoord grabbed) {
    studio.carried = carried(selected_block(studio), Carrying::Move, studio.catalogue());
    studio.carried->grip = grabbed;
    studio.kept_ghost.reset();
}

void mirror_carried(Studio& studio, Mirror mirror) {
    studio.notice.reset();
    const GridMap map = mirror_through_hex(studio.carried->grip, axis_of(mirror));
    Mirrored half = mirrored(studio.carried->block, map, studio.catalogue());
    if (half.without_partner.empty()) {
        studio.carried->block = std::move(half.block);
        studio.kept_ghost.reset();
        return;
    }
    const Ground ground = studio.now().ground(studio.catalogue());
    // Only the reason for the refusal is needed.
    const auto edit = mirror_edit(*studio.now().scenario, studio.carried->block, map, WithoutPartner::Refuse, ground);
    // Its pieces are on the map, so others cannot replace them.
    const bool movable = studio.carried->how == Carrying::Move;
    refuse(studio, edit.error().reason, movable ? Offer() : FillMirrored{map});
}

void mirror_carried_filled(Studio& studio, const GridMap& mirror) {
    studio.errands.start(
        studio.jobs, {"errand.mirror"},
        [block = studio.carried->block, mirror, catalogue = &studio.catalogue()](JobWatch&) {
            return mirror_filled(block, mirror, *catalogue, nullptr);
        },
        [before = studio.carried->block](Studio& then, tl::expected<Block, Refusal> after) {
            if (!after) return refuse(then, after.error().reason);
            if (!then.carried || then.carried->block != before) return refuse(then, {"refused.map-changed"});
            then.carried->block = std::move(*after);
            then.kept_ghost.reset();
        });
}

const KeptGhost* kept_ghost_of_block(const Studio& studio) {
    if (!studio.carried || !studio.hovered || (studio.tool != Tool::Carry && !dragging(studio))) return nullptr;
    const HexCoord at = studio.hovered->hex;
    const auto level = level_of_block(studio, *studio.hovered);
    auto& kept = studio.kept_ghost;
    if (kept && kept->number == studio.now().number && kept->at == at && kept->level == level) return &*kept;
    Block block = lying(*studio.carried, at, level, studio.catalogue());
    kept = KeptGhost{studio.now().number,
                     at,
                     level,
                     with_images(ghost_of(*studio.carried, at, level, studio.desk), studio, lifted(studio)),
                     std::move(block.zones),
                     std::move(block.glyphs)};
    return &*kept;
}

std::optional<Ghost> ghost_of_block(const Studio& studio) {
    const KeptGhost* kept = kept_ghost_of_block(studio);
    return kept ? std::optional(kept->ghost) : std::nullopt;
}

bool place_block(Studio& studio, const Block& block) {
    const PieceId first = studio.now().scenario->battlefield.next_id();
    if (!commit(studio, place_edit(*studio.now().scenario, block, studio.catalogue()))) {
        offer_what_fits(studio, block);
        return false;
    }
    select(studio, pieces_from(first, studio));
    return true;
}

bool has_offer(const Studio& studio) { return studio.notice && studio.notice->offer.index() != 0; }

namespace {

void place_what_fits(Studio& studio, const WhatFits& offer) {
    if (!place_block(studio, offer.block)) return;
    if (studio.armed) select(studio, {});  // With a piece in hand nothing is selected.
    say(studio, {"notice.placed-what-fits", {{"count", offer.pieces}, {"of", offer.of}}});
}

}  // namespace

void accept_offer(Studio& studio) {
    const Offer offer = std::exchange(studio.notice, std::nullopt)->offer;
    if (const auto* fits = std::get_if<WhatFits>(&offer)) return place_what_fits(studio, *fits);
    const GridMap mirror = std::get<FillMirrored>(offer).mirror;
    if (studio.carried) mirror_carried_filled(studio, mirror);
    else mirror_selected_filled(studio, mirror);
}

void carry_press(Studio& studio, const Pointer& pointer) {
    if (!studio.carried) return;
    const Block block = lying(*studio.carried, pointer.hex, level_of_block(studio, pointer), studio.catalogue());
    if (studio.carried->how == Carrying::Copy) {
        place_block(studio, block);
        return;
    }
    const PieceIds moved = studio.selected;
    const PieceId first = studio.now().scenario->battlefield.next_id();
    const bool merges = studio.carried->how == Carrying::Merge;
    if (!commit(studio, put_down(*studio.carried, block, studio.desk))) return;
    choose_tool(studio, Tool::Select);
    select(studio, merges ? pieces_from(first, studio) : moved);
    if (merges) say(studio, {"notice.merged", {{"count", block.pieces.size()}}});
}

}  // namespace hexwright
