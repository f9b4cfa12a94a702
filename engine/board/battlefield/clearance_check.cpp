#include "engine/board/battlefield/battlefield_checks.h"
#include "engine/board/room.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace hexwright::board {
namespace {

using Pair = std::pair<PieceId, PieceId>;          // The piece on the side, and the piece in its way.
using Pairs = std::map<Pair, std::vector<Space>>;  // The spaces where they meet.

// The hex between the two pillars of a long laur wall. Its barriers close that hex, but nothing stands on those sides.
std::optional<HexCoord> hex_run_through(const Barrier& barrier, const Site& site) {
    if (site.catalogue[barrier.kind].support != Support::TwoPillars) return {};
    return hex_between(*site.battlefield.find(barrier.piece), site.catalogue);
}

void note(PieceId standing, PieceId other, Space where, Pairs& pairs) {
    if (pairs.size() <= most_of_a_kind) pairs[{standing, other}].push_back(where);
}

// Pieces that lie on both sides of this side of the hex: their solids on both begin at the same slot.
std::vector<Solid> crossing(std::span<const Solid> here, std::span<const Solid> across) {
    std::vector<Solid> both;
    const auto before = [](const Solid& a, const Solid& b) {
        return std::tie(a.first_slot, a.piece) < std::tie(b.first_slot, b.piece);
    };
    std::ranges::set_intersection(here, across, std::back_inserter(both), before);
    return both;
}

void collect_crossing(std::span<const Barrier> side, const Site& site, Pairs& pairs) {
    const HexCoord hex = side[0].hex;
    const std::vector<Solid> solids =
        crossing(site.terrain.solids_at(hex), site.terrain.solids_at(neighbour(hex, side[0].side)));
    if (solids.empty()) return;
    for (const Barrier& barrier : side) {
        if (hex_run_through(barrier, site)) continue;
        for (const Solid& solid : solids)
            if (solid.first_slot <= barrier.to && solid.last_slot > barrier.from)
                note(barrier.piece, solid.piece, {hex, std::max<int>(solid.first_slot, barrier.from + 1)}, pairs);
    }
}

void collect_shared(std::span<const Barrier> side, const Site& site, Pairs& pairs) {
    for (std::size_t i = 0; i < side.size(); ++i)
        for (std::size_t j = i + 1; j < side.size() && side[j].from < side[i].to; ++j) {
            if (pairs.size() > most_of_a_kind) return;
            if (side[i].piece == side[j].piece) continue;
            if (hex_run_through(side[i], site) != hex_run_through(side[j], site)) continue;
            const auto [older, newer] = std::minmax(side[i].piece, side[j].piece);
            note(newer, older, {side[i].hex, side[j].from + 1}, pairs);
        }
}

void collect_column(const Terrain::Column& column, const Site& site, Pairs& pairs) {
    std::span<const Barrier> rest = site.terrain.barriers(column);
    while (!rest.empty() && rest[0].side <= Direction::SE) {  // The other three sides are handled at the neighbours.
        const auto end =
            std::ranges::find_if(rest, [&](const Barrier& barrier) { return barrier.side != rest[0].side; });
        const auto count = static_cast<std::size_t>(end - rest.begin());
        collect_crossing(rest.first(count), site, pairs);
        collect_shared(rest.first(count), site, pairs);
        rest = rest.subspan(count);
    }
}

// Collects what lies in the hex that a long laur wall runs through.
void collect_run_through(const Site& site, Pairs& pairs) {
    site.battlefield.each([&](const PlacedPiece& piece) {
        const PieceType& type = site.catalogue[piece.kind];
        if (type.support != Support::TwoPillars || !span_fits(type, piece.at, piece.to)) return;
        const auto middle = hex_between(piece, site.catalogue);
        if (!middle) return;
        for (const Solid& solid : site.terrain.solids_reaching(*middle, piece.level)) {
            if (solid.first_slot >= piece.level + type.slots) break;
            if (solid.last_slot >= piece.level)
                note(piece.id, solid.piece, {*middle, std::max<int>(solid.first_slot, piece.level)}, pairs);
        }
    });
}

Issue clearance(const Pair& pair, std::vector<Space> where, const Site& site) {
    const PlacedPiece& standing = *site.battlefield.find(pair.first);
    const PlacedPiece& other = *site.battlefield.find(pair.second);
    const bool crossed = site.catalogue[other.kind].fills_slots();
    Issue issue = issue_about(standing, IssueCode::Clearance, crossed ? "issue.clearance" : "issue.clearance-same-side",
                              site.catalogue);
    issue.message.arguments.emplace_back("other", site.catalogue[other.kind].name);
    issue.message.arguments.emplace_back("there", to_text(Space{other.at, other.level}));
    std::ranges::sort(where);
    where.erase(std::unique(where.begin(), where.end()), where.end());
    issue.spaces = std::move(where);
    issue.pieces = {std::min(pair.first, pair.second), std::max(pair.first, pair.second)};
    issue.fix = fix_by_removing(standing, site.catalogue);
    return issue;
}

}  // namespace

void check_clearance(const Site& site, IssueList& issues) {
    Pairs pairs;
    for (const Terrain::Column& column : site.terrain.columns())
        if (column.barriers > 0) collect_column(column, site, pairs);
    collect_run_through(site, pairs);
    for (auto& [pair, where] : pairs)
        if (issues.wants(IssueCode::Clearance)) issues.add(clearance(pair, std::move(where), site));
}

}  // namespace hexwright::board
