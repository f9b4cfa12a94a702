// The individual checks of a battlefield, each named after what it looks for. Callers outside use check.h.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/battlefield/site.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/room.h"

#include <string>

namespace hexwright::board {

void check_overlap(const Site& site, IssueList& issues);  // Reports overlap.
// Reports nothing-underneath, overhang…, on-half-height, hive-…, not-attached.
void check_support(const Site& site, IssueList& issues);
// Reports not-attached for ruins, walls, doors, edge pieces and spans.
void check_attachment(const Site& site, IssueList& issues);
void check_clearance(const Site& site, IssueList& issues);  // Reports clearance.
void check_parts(const Site& site, IssueList& issues);      // Reports separate-parts.

// An issue about one piece. `words` is the id of a sentence that starts with {piece} and {at}.
Issue issue_about(const PlacedPiece& piece, IssueCode code, std::string words, const Catalogue& catalogue);
// Spaces at the piece's lowest level, sorted.
std::vector<Space> spaces_of(const PlacedPiece& piece, const Catalogue& catalogue);
Fix fix_by_removing(const PlacedPiece& piece, const Catalogue& catalogue);

}  // namespace hexwright::board
