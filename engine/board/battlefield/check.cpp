#include "engine/board/battlefield/check.h"

#include "engine/board/battlefield/battlefield_checks.h"
#include "engine/board/room.h"

#include <algorithm>
#include <utility>

namespace hexwright::board {

std::vector<Space> spaces_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    // A span that does not fit its kind may be thousands of hexes long.
    const bool misfit = type.is_span() && !span_fits(type, piece.at, piece.to);
    std::vector<Space> spaces;
    for (const HexCoord hex : misfit ? std::vector{piece.at, piece.to} : hexes_of(piece, catalogue))
        spaces.push_back({hex, piece.level});
    std::ranges::sort(spaces);
    return spaces;
}

Issue issue_about(const PlacedPiece& piece, IssueCode code, std::string words, const Catalogue& catalogue) {
    Message message{std::move(words),
                    {{"piece", catalogue[piece.kind].name}, {"at", to_text(Space{piece.at, piece.level})}}};
    return {code, usual_severity(code), std::move(message), spaces_of(piece, catalogue), {piece.id}, {}};
}

Fix fix_by_removing(const PlacedPiece& piece, const Catalogue& catalogue) {
    return {
        {"fix.remove-piece", {{"piece", catalogue[piece.kind].name}, {"at", to_text(Space{piece.at, piece.level})}}},
        FixByRemoving{{piece.id}}};
}

std::vector<Issue> check_battlefield(const Battlefield& battlefield, const Terrain& terrain,
                                     const Catalogue& catalogue) {
    const Site site{battlefield, terrain, catalogue};
    IssueList issues;
    check_overlap(site, issues);
    check_support(site, issues);
    check_attachment(site, issues);
    check_clearance(site, issues);
    check_parts(site, issues);
    return std::move(issues).sorted();
}

}  // namespace hexwright::board
