// The single checks of a battlefield, one noun each; check.h is their door.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/battlefield/terrain.h"

#include <string>

namespace hexwright {

struct Site {  // what every check looks at
    const Battlefield& battlefield;
    const Terrain& terrain;
    const Catalogue& catalogue;
};

void check_overlap(const Site& site, IssueList& issues);  // overlap
void check_support(const Site& site,
                   IssueList& issues);  // nothing-underneath, overhang…, on-half-height, hive-…, not-attached
void check_attachment(const Site& site, IssueList& issues);  // not-attached: ruins, walls, doors, edge pieces, spans
void check_clearance(const Site& site, IssueList& issues);   // clearance
void check_parts(const Site& site, IssueList& issues);       // separate-parts

// An issue about one piece: `words` start with {piece} and {at}.
Issue issue_about(const PlacedPiece& piece, IssueCode code, std::string words, const Catalogue& catalogue);
std::vector<Space> spaces_of(const PlacedPiece& piece, const Catalogue& catalogue);  // at its lowest level, sorted
Fix fix_by_removing(const PlacedPiece& piece, const Catalogue& catalogue);

}  // namespace hexwright
