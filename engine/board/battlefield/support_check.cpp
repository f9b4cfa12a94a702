#include "engine/board/battlefield/battlefield_checks.h"
#include "engine/board/battlefield/footing.h"
#include "engine/board/battlefield/rest.h"
#include "engine/board/room.h"

#include <algorithm>
#include <utility>

namespace hexwright::board {
namespace {

// The code of the fault; one fault has one code.
IssueCode fault(const PieceType& type, const Rest& rest) {
    if (rest.carried.empty() && rest.over_half_height) return IssueCode::OnHalfHeight;
    switch (type.support) {
        case Support::NoGap:
            return IssueCode::HiveBaseGap;
        case Support::EveryHex:
            return IssueCode::NotAttached;
        default:
            break;
    }
    if (!rest.carried.empty()) return IssueCode::Overhang;
    return type.body == Body::WallWalk ? IssueCode::NotAttached : IssueCode::NothingUnderneath;
}

// Where the sentence names a remedy, it is the one that the button offers.
std::string words_for(IssueCode code, const PieceType& type, const PlacedPiece& piece, const Fix& fix) {
    if (code == IssueCode::NotAttached)
        return type.body == Body::WallWalk ? "issue.not-attached-wall-walk" : "issue.not-attached-column";
    if (code == IssueCode::NothingUnderneath) {
        const auto* moved = std::get_if<FixByLevel>(&fix.action);
        if (!moved) return "issue.nothing-underneath-remove";
        if (moved->level > piece.level) return "issue.nothing-underneath-raise";
    }
    return sentence_of(code);
}

Fix fix_for(const PlacedPiece& piece, const Site& site) {
    const auto level = level_where_it_rests(piece, site.terrain, site.catalogue);
    if (!level) return fix_by_removing(piece, site.catalogue);
    return {{*level < piece.level ? "fix.lower" : "fix.raise",
             {{"piece", site.catalogue[piece.kind].name}, {"level", *level}}},
            FixByLevel{piece.id, *level}};
}

void report_overhang(const PlacedPiece& piece, const Rest& rest, const Site& site, IssueList& issues) {
    std::vector<Space> hanging;
    for (const HexCoord hex : rest.hanging) hanging.push_back({hex, piece.level});
    std::ranges::sort(hanging);
    const auto report = [&](IssueCode code) {
        if (!issues.wants(code)) return;
        Issue issue = issue_about(piece, code, sentence_of(code), site.catalogue);
        issue.message.arguments.emplace_back("count", hanging.size());
        issue.message.arguments.emplace_back("spaces", to_text(hanging));
        issue.spaces = hanging;
        issues.add(std::move(issue));
    };
    report(IssueCode::Overhang);
    if (tips_alone(rest) && weights_on(piece, rest, site).empty()) report(IssueCode::OverhangUnbalanced);
}

void check_piece(const PlacedPiece& piece, const Site& site, IssueList& issues) {
    const PieceType& type = site.catalogue[piece.kind];
    if (piece.level == 1 && type.support == Support::NoGap && issues.wants(IssueCode::HiveOnTable))
        issues.add(issue_about(piece, IssueCode::HiveOnTable, "issue.hive-on-table", site.catalogue));
    const Rest rest = rest_of(piece, site);
    if (rest.hanging.empty()) return;
    const IssueCode code = fault(type, rest);
    if (code == IssueCode::Overhang) return report_overhang(piece, rest, site, issues);
    if (!issues.wants(code)) return;
    Fix fix = fix_for(piece, site);
    Issue issue = issue_about(piece, code, words_for(code, type, piece, fix), site.catalogue);
    issue.fix = std::move(fix);
    issues.add(std::move(issue));
}

// ---- which pieces to check

bool is_suspect(const Solid& solid, const Terrain::Column& column, const Site& site) {
    const PieceType& type = site.catalogue[solid.kind];
    if (!rests_by_hexes(type)) return false;
    if (solid.first_slot == 1) return type.support == Support::NoGap;
    return footing(type, solid.first_slot, site.terrain.solids_reaching(column, solid.first_slot - 1),
                   site.catalogue) != Footing::Carried;
}

// Pieces that may have a fault, by id. Going by columns keeps what carries and what is carried close in memory.
std::vector<PieceId> suspects(const Site& site) {
    std::vector<PieceId> found;
    for (const Terrain::Column& column : site.terrain.columns())
        for (const Solid& solid : site.terrain.solids(column))
            if (is_suspect(solid, column, site)) found.push_back(solid.piece);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace

void check_support(const Site& site, IssueList& issues) {
    if (site.terrain.is_whole()) {
        for (const PieceId id : suspects(site)) check_piece(*site.battlefield.find(id), site, issues);
        return;
    }
    site.battlefield.each([&](const PlacedPiece& piece) {
        if (rests_by_hexes(site.catalogue[piece.kind])) check_piece(piece, site, issues);
    });
}

}  // namespace hexwright::board
