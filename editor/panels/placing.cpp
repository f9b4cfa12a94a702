#include "editor/panels/placing.h"

#include "editor/workbench/symmetry.h"

#include <algorithm>

namespace hexwright {

std::vector<PlacedPiece> with_copies(const Studio& studio, const std::vector<PlacedPiece>& pieces) {
    if (studio.symmetry.kind == SymmetryKind::Off) return pieces;
    return copies_of(pieces, studio.symmetry, studio.catalogue()).pieces;  // what has no partner is refused when it is done
}

bool commit_placing(Studio& studio, const std::vector<PlacedPiece>& pieces) {
    const std::vector<PlacedPiece> all = with_copies(studio, pieces);
    if (const auto refused = studio.desk.verdict(all)) {
        refuse_placing(studio, *refused, all);
        return false;
    }
    return commit(studio, PlacePieces{pieces});
}

void refuse_placing(Studio& studio, const Refusal& refusal, const std::vector<PlacedPiece>& pieces) {
    refuse(studio, refusal.reason);
    if (refusal.missing.empty() || pieces.size() < 2) return;
    studio.notice->fitting = what_fits(pieces, studio.now().ground(studio.catalogue()));
    if (!studio.notice->fitting.empty()) studio.notice->offer = Offer::PlaceFitting;
}

void place_fitting(Studio& studio, const std::vector<PlacedPiece>& fitting) {  // with copies already: they go straight to the desk
    const Edit edit = named(PlacePieces{fitting}, *studio.now().scenario, studio.catalogue());
    if (const auto refused = studio.desk.commit(edit)) return refuse(studio, refused->reason);
    say(studio, {"notice.placed-fitting", {{"count", fitting.size()}}});
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
        if (const auto solids = studio.now().terrain.solids_at(hex); pointer.in_scene) {  // the ray was not there: the top is meant
            between.level = solids.empty() ? 1 : std::min(solids.back().last_slot + 1, max_level);
            if (!solids.empty()) between.piece = solids.back().piece;
        }
        way.push_back(between);
    }
    way.push_back(pointer);
    return way;
}

}  // namespace hexwright
