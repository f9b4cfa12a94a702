#include "editor/editing/placing.h"

#include "editor/document/symmetry/symmetry.h"
#include "editor/workspace/open_map.h"

#include <algorithm>
#include <utility>

namespace hexwright::editing {

ToolOutcome proposed_placing(const OpenMap& map, const std::vector<PlacedPiece>& pieces) {
    const Edit edit = named(PlacePieces{pieces}, *map.now().scenario, map.catalogue());
    Proposal proposal = map.document.propose(edit, map.tools.symmetry);
    if (!proposal.after) return refused_placing(map, proposal.after.error(), pieces);
    return {.change = std::move(proposal)};
}

ToolOutcome refused_placing(const OpenMap& map, const Refusal& refusal, const std::vector<PlacedPiece>& pieces) {
    const bool some_may_fit = !refusal.missing.empty() && pieces.size() > 1;
    return refusing(refusal.message, some_may_fit ? offer_what_fits(map, {pieces}) : Offer());
}

Offer offer_what_fits(const OpenMap& map, const Block& block) {
    const auto copies = [&](const std::vector<PlacedPiece>& pieces) {
        return copies_of(pieces, map.tools.symmetry, map.catalogue());
    };
    const Copying with_all_copies = [&](const std::vector<PlacedPiece>& pieces) {
        Copies all = copies(pieces);
        return all.without_partner.empty() ? std::move(all.pieces) : std::vector<PlacedPiece>();
    };
    Block fitting = what_fits(block, map.document, with_all_copies);
    if (fitting.empty()) return {};
    const std::size_t count = copies(fitting.pieces).pieces.size(), of = copies(block.pieces).pieces.size();
    return WhatFits{std::move(fitting), count, of};
}

std::vector<Pointer> way_to(const OpenMap& map, const Pointer& pointer) {
    const Pointer from = map.tools.gesture.last.value_or(pointer);
    std::vector<Pointer> path;
    for (const HexCoord hex : line(from.hex, pointer.hex)) {
        if (hex == from.hex || hex == pointer.hex) continue;
        Pointer between = pointing_at({hex, pointer.side});
        between.mods = pointer.mods;
        between.in_scene = pointer.in_scene;
        // The ray did not pass here, so the top is assumed.
        if (const auto solids = map.now().terrain.solids_at(hex); pointer.in_scene) {
            between.level = solids.empty() ? 1 : std::min(solids.back().last_slot + 1, max_level);
            if (!solids.empty()) between.piece = solids.back().piece;
        }
        path.push_back(between);
    }
    path.push_back(pointer);
    return path;
}

}  // namespace hexwright::editing
