#include "editor/panels/carry_tool.h"

#include <algorithm>
#include <utility>

#include "editor/panels/placing.h"
#include "editor/panels/symmetry_tool.h"

namespace hexwright {

namespace {

bool dragging(const Studio& studio) { return studio.tool == Tool::Select && studio.selecting.how == Selecting::How::Move; }

// Where its lowest pieces would go; none while it is dragged: it stays on its levels.
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
    studio.whole = false;  // it goes to one level, and that must be seen
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
    mirror_carried(studio, mirror_through_hex(studio.carried->grip, axis_of(mirror)), WithoutPartner::Refuse);
}

void mirror_carried(Studio& studio, const GridMap& mirror, WithoutPartner how) {
    const Ground ground = studio.now().ground(studio.catalogue());
    Block& block = studio.carried->block;
    const auto possible = mirror_edit(*studio.now().scenario, block, mirror, WithoutPartner::Refuse, ground);  // for its reason
    const bool fill = how == WithoutPartner::Fill;
    auto after = possible || fill ? mirror_filled(block, mirror, studio.catalogue(), nullptr) : tl::unexpected(possible.error());
    if (!after) {
        const bool movable = studio.carried->how == Carrying::Move;  // its pieces are those of the map: none can take their place
        refuse(studio, after.error().reason, fill || movable ? Offer::None : Offer::FillMirrored);
        studio.offered_map = mirror;
        return;
    }
    block = std::move(*after);
    studio.kept_ghost.reset();
}

std::optional<Ghost> ghost_of_block(const Studio& studio) {
    if (!studio.carried || !studio.hovered || (studio.tool != Tool::Carry && !dragging(studio))) return std::nullopt;
    const HexCoord at = studio.hovered->hex;
    const auto level = level_of_block(studio, *studio.hovered);
    if (auto& kept = studio.kept_ghost; !kept || kept->number != studio.now().number || kept->at != at || kept->level != level)
        kept = KeptGhost{studio.now().number, at, level, with_images(ghost_of(*studio.carried, at, level, studio.desk), studio, lifted(studio))};
    return studio.kept_ghost->ghost;
}

bool place_block(Studio& studio, const Block& block) {
    const PieceId first = studio.now().scenario->battlefield.next_id();
    if (!commit(studio, place_edit(*studio.now().scenario, block, studio.catalogue()))) {
        studio.notice->offer = Offer::PlaceWhatFits;
        studio.offered = block;
        return false;
    }
    select(studio, pieces_from(first, studio));
    return true;
}

bool has_offer(const Studio& studio) { return studio.notice && studio.notice->offer != Offer::None; }

namespace {

void place_what_fits(Studio& studio) {
    const Block offered = std::exchange(studio.offered, {});
    const Block fitting = what_fits(offered, studio.desk);
    if (fitting.empty()) return refuse(studio, {"refused.nothing-fits"});
    if (place_block(studio, fitting))
        say(studio, {"notice.placed-what-fits", {{"count", fitting.pieces.size()}, {"of", offered.pieces.size()}}});
}

}  // namespace

void accept_offer(Studio& studio) {
    const Notice notice = *std::exchange(studio.notice, std::nullopt);
    if (notice.offer == Offer::PlaceFitting) place_fitting(studio, notice.fitting);
    else if (notice.offer == Offer::PlaceWhatFits) place_what_fits(studio);
    else if (studio.carried) mirror_carried(studio, studio.offered_map, WithoutPartner::Fill);
    else mirror_selected(studio, studio.offered_map, WithoutPartner::Fill);
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
