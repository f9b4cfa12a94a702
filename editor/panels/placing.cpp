#include "editor/panels/placing.h"

#include "editor/workbench/symmetry.h"

#include <algorithm>

namespace hexwright {

std::vector<PlacedPiece> with_copies(const Studio& studio, const std::vector<PlacedPiece>& pieces) {
    if (studio.symmetry.kind == SymmetryKind::Off) return pieces;
    // Pieces without a partner are refused on commit.
    return copies_of(pieces, studio.symmetry, studio.catalogue()).pieces;
}

bool commit_placing(Studio& studio, const std::vector<PlacedPiece>& pieces) {
    const std::vector<PlacedPiece> all = with_copies(studio, pieces);
    if (const auto refused = studio.desk.verdict(all)) {
        refuse_placing(studio, *refused, pieces);
        return false;
    }
    return commit(studio, PlacePieces{pieces});
}

void refuse_placing(Studio& studio, const Refusal& refusal, const std::vector<PlacedPiece>& pieces) {
    refuse(studio, refusal.reason);
    if (!refusal.missing.empty() && pieces.size() > 1) offer_what_fits(studio, {pieces});
}

void offer_what_fits(Studio& studio, const Block& block) {
    const Copying with_all_copies = [&](const std::vector<PlacedPiece>& pieces) {
        const Copies copies = copies_of(pieces, studio.symmetry, studio.catalogue());
        return copies.without_partner.empty() ? copies.pieces : std::vector<PlacedPiece>();
    };
    Block fitting = what_fits(block, studio.desk, with_all_copies);
    if (fitting.empty()) return;
    const std::size_t count = with_copies(studio, fitting.pieces).size(), of = with_copies(studio, block.pieces).size();
    studio.notice->offer = WhatFits{std::move(fitting), count, of};
}

std::vector<Pointer> way_to(Studio& studio, const Pointer& pointer) {
    const Pointer from = studio.under_way.last.value_or(pointer);
    studio.under_way.last = pointer;
    std::vector<Pointer> way;
    for (const HexCoord hex : line(from.hex, pointer.hex)) {
        if (hex == from.hex || hex == pointer.hex) continue;
        Pointer between = pointing_at({hex, pointer.side});
        between.mods = pointer.mods;
        between.in_scene = pointer.in_scene;
        // The ray did not pass here, so the top is assumed.
        if (const auto solids = studio.now().terrain.solids_at(hex); pointer.in_scene) {
            between.level = solids.empty() ? 1 : std::min(solids.back().last_slot + 1, max_level);
            if (!solids.empty()) between.piece = solids.back().piece;
        }
        way.push_back(between);
    }
    way.push_back(pointer);
    return way;
}

}  // namespace hexwright
