#include "engine/board/battlefield/battlefield_checks.h"
#include "engine/board/room.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwright::board {
namespace {

using PiecePair = std::pair<PieceId, PieceId>;             // The older piece comes first.
using Overlaps = std::map<PiecePair, std::vector<Space>>;  // The spaces that both pieces fill, sorted.

// Collects pieces of one column that share slots. Stops when enough pairs are known.
void collect(std::span<const Solid> solids, Overlaps& pairs) {
    for (std::size_t i = 0; i < solids.size(); ++i)
        for (std::size_t j = i + 1; j < solids.size() && solids[j].first_slot <= solids[i].last_slot; ++j) {
            if (pairs.size() > most_of_a_kind) return;
            pairs[std::minmax(solids[i].piece, solids[j].piece)].push_back({solids[j].hex, solids[j].first_slot});
        }
}

Issue overlap(const PiecePair& pair, std::vector<Space> spaces, const Site& site) {
    const PlacedPiece* first = site.battlefield.find(pair.first);
    const PlacedPiece* second = site.battlefield.find(pair.second);
    // The upper piece, or else the newer one, is the one to remove.
    if (first->level > second->level) std::swap(first, second);
    std::ranges::sort(spaces);
    Issue issue = issue_about(*second, IssueCode::Overlap, "issue.overlap", site.catalogue);
    issue.message.arguments.emplace_back("other", site.catalogue[first->kind].name);
    issue.message.arguments.emplace_back("there", to_text(Space{first->at, first->level}));
    issue.message.arguments.emplace_back("space", to_text(spaces[0]));
    issue.spaces = std::move(spaces);
    issue.pieces = {pair.first, pair.second};
    issue.fix = fix_by_removing(*second, site.catalogue);
    return issue;
}

}  // namespace

void check_overlap(const Site& site, IssueList& issues) {
    Overlaps pairs;
    for (const Terrain::Column& column : site.terrain.columns())
        if (column.solids > 1) collect(site.terrain.solids(column), pairs);
    for (auto& [pair, spaces] : pairs)
        if (issues.wants(IssueCode::Overlap)) issues.add(overlap(pair, std::move(spaces), site));
}

}  // namespace hexwright::board
