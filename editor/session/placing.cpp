#include "editor/session/placing.h"

#include "editor/document/symmetry.h"
#include "editor/session/commit.h"

#include <algorithm>

namespace hexwright {

std::vector<PlacedPiece> with_copies(const EditorState& editor, const std::vector<PlacedPiece>& pieces) {
    if (editor.tools.symmetry.kind == SymmetryKind::Off) return pieces;
    // what has no partner is refused when it is done
    return copies_of(pieces, editor.tools.symmetry, editor.catalogue()).pieces;
}

bool commit_placing(EditorState& editor, const std::vector<PlacedPiece>& pieces) {
    const std::vector<PlacedPiece> all = with_copies(editor, pieces);
    if (const auto refused = editor.document.verdict(all)) {
        refuse_placing(editor, *refused, pieces);
        return false;
    }
    return commit(editor, PlacePieces{pieces});
}

void refuse_placing(EditorState& editor, const Refusal& refusal, const std::vector<PlacedPiece>& pieces) {
    refuse(editor.status, refusal.reason);
    if (!refusal.missing.empty() && pieces.size() > 1) offer_what_fits(editor, {pieces});
}

void offer_what_fits(EditorState& editor, const Block& block) {
    const Copying with_all_copies = [&](const std::vector<PlacedPiece>& pieces) {
        const Copies copies = copies_of(pieces, editor.tools.symmetry, editor.catalogue());
        return copies.without_partner.empty() ? copies.pieces : std::vector<PlacedPiece>();
    };
    Block fitting = what_fits(block, editor.document, with_all_copies);
    if (fitting.empty()) return;
    const std::size_t count = with_copies(editor, fitting.pieces).size(), of = with_copies(editor, block.pieces).size();
    editor.status.notice->offer = WhatFits{std::move(fitting), count, of};
}

std::vector<Pointer> way_to(EditorState& editor, const Pointer& pointer) {
    const Pointer from = editor.tools.gesture.last.value_or(pointer);
    editor.tools.gesture.last = pointer;
    std::vector<Pointer> way;
    for (const HexCoord hex : line(from.hex, pointer.hex)) {
        if (hex == from.hex || hex == pointer.hex) continue;
        Pointer between = pointing_at({hex, pointer.side});
        between.mods = pointer.mods;
        between.in_scene = pointer.in_scene;
        // the ray was not there: the top is meant
        if (const auto solids = editor.now().terrain.solids_at(hex); pointer.in_scene) {
            between.level = solids.empty() ? 1 : std::min(solids.back().last_slot + 1, max_level);
            if (!solids.empty()) between.piece = solids.back().piece;
        }
        way.push_back(between);
    }
    way.push_back(pointer);
    return way;
}

}  // namespace hexwright
