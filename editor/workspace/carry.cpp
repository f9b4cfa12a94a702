#include "editor/workspace/carry.h"

#include "engine/board/battlefield/terrain.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>

namespace hexwright::workspace {

namespace {

std::vector<PieceId> lifted(const BlockHand& carried) {
    std::vector<PieceId> ids;
    if (carried.how == Carrying::Move)
        for (const PlacedPiece& piece : carried.block.pieces) ids.push_back(piece.id);
    return ids;
}

}  // namespace

std::optional<HexCoord> middle_of(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue) {
    if (pieces.empty()) return std::nullopt;
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const PlacedPiece& piece : pieces)
        for (const HexCoord hex : hexes_of(piece, catalogue)) {
            const Point at = centre_of(hex);
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
    return hex_at({(low.x + high.x) / 2, (low.y + high.y) / 2});
}

int lowest_level(const Block& block) {
    if (block.pieces.empty()) return 1;
    return std::ranges::min_element(block.pieces, {}, &PlacedPiece::level)->level;
}

BlockHand carried(Block block, Carrying how, const Catalogue& catalogue) {
    const HexCoord grip = middle_of(block.pieces, catalogue).value_or(HexCoord{});
    Block taken = how == Carrying::Move ? block : Block{};
    return {std::move(block), grip, how, std::move(taken)};
}

BlockHand turned(BlockHand carried, int steps, const Catalogue& catalogue) {
    carried.block = mapped(std::move(carried.block), turn_about_hex(carried.grip, steps), 0, catalogue);
    return carried;
}

Block lying(const BlockHand& carried, HexCoord at, std::optional<int> level, const Catalogue& catalogue) {
    return mapped(carried.block, shift_by(at - carried.grip), level ? *level - lowest_level(carried.block) : 0,
                  catalogue);
}

Ghost ghost_of(const BlockHand& carried, HexCoord at, std::optional<int> level, const Document& document,
               const Symmetry& symmetry) {
    Ghost ghost{lying(carried, at, level, document.catalogue()).pieces};
    // Overlaps and limits do not refuse a merged map; the checks report them afterwards.
    if (carried.how == Carrying::Merge || ghost.pieces.empty()) return ghost;
    return judged(std::move(ghost), lifted(carried), document, symmetry);
}

Edit put_down(const BlockHand& carried, const Block& lying, const Document& document) {
    const Scenario& scenario = *document.now().scenario;
    if (carried.how == Carrying::Move) return move_edit(scenario, carried.taken, lying, document.catalogue());
    if (carried.how == Carrying::Merge) return merge_edit(scenario, lying, document.catalogue());
    return place_edit(scenario, lying, document.catalogue());
}

Block what_fits(const Block& block, const Document& document, const Copying& copies) {
    Scenario fitting;
    std::map<PieceId, std::string> names, groups;
    std::vector<PieceId> ids;
    const std::vector<PlacedPiece> taken =
        document::what_fits(block.pieces, document.now().ground(document.catalogue()), copies);
    auto next = taken.begin();  // A subset of the block's pieces, in the same order.
    for (const PlacedPiece& piece : block.pieces) {
        PlacedPiece lain = stored(piece, document.catalogue());
        lain.id = {};
        if (next == taken.end() || lain != *next) continue;
        ++next;
        ids.push_back(fitting.battlefield.add(piece, document.catalogue()));
        if (const auto name = block.names.find(piece.id); name != block.names.end()) names[ids.back()] = name->second;
        if (const auto group = block.groups.find(piece.id); group != block.groups.end())
            groups[ids.back()] = group->second;
    }
    fitting.battlefield.name_all(std::move(names));
    fitting.groups = std::move(groups);
    fitting.zones = Shared<std::vector<Zone>>(block.zones);
    fitting.glyphs = Shared<std::vector<Glyph>>(block.glyphs);
    return block_of(fitting, terrain_of(fitting.battlefield, document.catalogue()), ids);
}

}  // namespace hexwright::workspace
