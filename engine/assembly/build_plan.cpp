#include "engine/assembly/build_plan.h"

#include "engine/assembly/needs.h"
#include "engine/assembly/repeats.h"
#include "engine/assembly/room.h"
#include "engine/assembly/sequence.h"
#include "engine/assembly/units.h"
#include "engine/assembly/viewpoint.h"

#include <algorithm>

namespace hexwright::assembly {

BuildPlan build_plan(const Battlefield& battlefield, const Terrain& terrain, const Catalogue& catalogue) {
    const Site site{battlefield, terrain, catalogue};
    const Needs needs = needs_of(site);
    const Repeats repeats = repeats_of(needs.pieces, catalogue);
    BuildPlan plan{steps_of(units_of(needs, repeats, site), needs, site), needs.pieces.size()};
    choose_turns(plan.steps, site);
    return plan;
}

std::vector<PieceId> laid_in(const BuildStep& step) {
    std::vector<PieceId> laid = step.pieces;
    for (const auto& copy : step.copies) laid.insert(laid.end(), copy.begin(), copy.end());
    return laid;
}

std::vector<PieceId> laid_by(const BuildPlan& plan, std::size_t steps) {
    std::vector<PieceId> laid;
    for (std::size_t i = 0; i < std::min(steps, plan.steps.size()); ++i) {
        const std::vector<PieceId> more = laid_in(plan.steps[i]);
        laid.insert(laid.end(), more.begin(), more.end());
    }
    std::ranges::sort(laid);
    return laid;
}

Battlefield only(const Battlefield& battlefield, const std::vector<PieceId>& kept, const Catalogue& catalogue) {
    std::vector<PlacedPiece> pieces;
    battlefield.each([&](const PlacedPiece& piece) {
        if (std::ranges::binary_search(kept, piece.id)) pieces.push_back(piece);
    });
    Battlefield part;
    part.add_all(pieces, catalogue);
    return part;
}

}  // namespace hexwright::assembly
