#include "engine/board/battlefield/battlefield_checks.h"
#include "engine/board/battlefield/footing.h"
#include "engine/board/room.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace hexwright::board {
namespace {

// ---- pieces that stand on something

bool castle_wall_stands(const PlacedPiece& piece, const Site& site) {
    const auto castle = [](const PieceType& below) {
        return below.carries == Carries::Castle || below.carries == Carries::CastleWalls;
    };
    return std::ranges::all_of(site.catalogue.footprint(piece.kind, piece.turn), [&](HexCoord hex) {
        return directly_below(piece.at + hex, piece.level, site.terrain, site.catalogue, castle);
    });
}

bool ends_stand(const PlacedPiece& piece, const Site& site) {
    const std::vector<HexCoord>& hexes = site.catalogue.footprint(piece.kind, piece.turn);
    return ground(piece.at + hexes.front(), piece.level, site.terrain, site.catalogue) &&
           ground(piece.at + hexes.back(), piece.level, site.terrain, site.catalogue);
}

bool ruin_stands(const PlacedPiece& piece, const Site& site) {
    return std::ranges::all_of(site.catalogue.footprint(piece.kind, piece.turn), [&](HexCoord hex) {
        return ground(piece.at + hex, piece.level, site.terrain, site.catalogue);
    });
}

// Support of battlements, flags and stone walls: castles, wall-walks and roads.
bool on_structure(HexCoord hex, int level, const Site& site) {
    const auto structure = [&](const PieceType& below) {
        const bool castle =
            below.body == Body::CastleWall || below.body == Body::CastleDoor || below.body == Body::WallWalk;
        return castle || (below.body == Body::Tile && site.catalogue[below.terrain].id == "road");
    };
    return directly_below(hex, level, site.terrain, site.catalogue, structure);
}

bool structure_carries(const PlacedPiece& piece, const Site& site) {
    const PieceType& type = site.catalogue[piece.kind];
    if (!type.is_span()) return on_structure(piece.at, piece.level, site);
    return span_fits(type, piece.at, piece.to) &&
           std::ranges::all_of(hexes_of(piece, site.catalogue),
                               [&](HexCoord hex) { return on_structure(hex, piece.level, site); });
}

// ---- ladders

// True when the piece has an upright side that a ladder can lean on.
bool is_face(const PieceType& type) { return type.body != Body::Column && type.body != Body::HalfTile; }

bool face_fills(HexCoord hex, int slot, const Site& site) {
    for (const Solid& solid : site.terrain.solids_reaching(hex, slot)) {
        if (solid.first_slot > slot) break;
        if (solid.last_slot >= slot && is_face(site.catalogue[solid.kind])) return true;
    }
    return false;
}

// True when another ladder stands on the same side.
bool ladder_at(const PlacedPiece& ladder, int level, const Site& site) {
    return std::ranges::any_of(
        site.terrain.barriers_at(ladder.at, ladder.side, level - 1),
        [&](const Barrier& barrier) { return site.catalogue[barrier.kind].support == Support::Ladder; });
}

bool top_near(HexCoord hex, int height, const Site& site) {
    const auto near = [height](int top) { return std::abs(top - height) <= 1; };
    const auto surface_near = [&](const Surface& surface) { return near(surface.height); };
    if (std::ranges::any_of(site.terrain.surfaces_at(hex), surface_near)) return true;
    for (const Solid& solid : site.terrain.solids_reaching(hex, height - 1))
        if (site.catalogue[solid.kind].body == Body::CastleWall && near(solid.last_slot)) return true;
    return false;
}

bool ladder_leans(const PlacedPiece& ladder, const Site& site) {
    const int slots = site.catalogue[ladder.kind].slots;
    const HexCoord across = neighbour(ladder.at, ladder.side);
    for (int slot = ladder.level; slot < ladder.level + slots; ++slot)
        if (!face_fills(across, slot, site)) return false;
    const bool stands =
        ground(ladder.at, ladder.level, site.terrain, site.catalogue) || ladder_at(ladder, ladder.level - slots, site);
    const bool goes_on = ladder_at(ladder, ladder.level + slots, site);
    return stands && (goes_on || top_near(across, ladder.level + slots - 1, site));
}

// ---- laur walls

// True when a pillar stands there: a column of the wall's own family.
bool pillar_at(HexCoord hex, const PlacedPiece& wall, const Site& site) {
    const TerrainKind family = site.catalogue[wall.kind].terrain;
    for (const Solid& solid : site.terrain.solids_reaching(hex, wall.level)) {
        if (solid.first_slot > wall.level) break;
        const PieceType& type = site.catalogue[solid.kind];
        if (solid.first_slot == wall.level && type.body == Body::Column && type.terrain == family) return true;
    }
    return false;
}

bool pillars_hold(const PlacedPiece& wall, const Site& site) {
    return span_fits(site.catalogue[wall.kind], wall.at, wall.to) && pillar_at(wall.at, wall, site) &&
           pillar_at(wall.to, wall, site);
}

// ---- one row for each kind of attachment

struct Attachment {
    Support support;
    bool (*holds)(const PlacedPiece&, const Site&);
    const char* words;
};
constexpr Attachment attachments[] = {
    {Support::EveryHex, ruin_stands, "issue.not-attached-ruin"},
    {Support::Castle, castle_wall_stands, "issue.not-attached-castle-wall"},
    {Support::Ends, ends_stand, "issue.not-attached-door"},
    {Support::OnStructure, structure_carries, "issue.not-attached-structure"},
    {Support::Ladder, ladder_leans, "issue.not-attached-ladder"},
    {Support::Pillar, [](const PlacedPiece& wall, const Site& site) { return pillar_at(wall.at, wall, site); },
     "issue.not-attached-pillar"},
    {Support::TwoPillars, pillars_hold, "issue.not-attached-two-pillars"},
};

const Attachment* attachment_of(const PieceType& type) {
    // Trees and the like are checked by support_check.
    if (type.support == Support::EveryHex && type.fills_slots()) return nullptr;
    const auto found = std::ranges::find(attachments, type.support, &Attachment::support);
    return found == std::end(attachments) ? nullptr : found;
}

}  // namespace

void check_attachment(const Site& site, IssueList& issues) {
    site.battlefield.each([&](const PlacedPiece& piece) {
        const Attachment* attachment = attachment_of(site.catalogue[piece.kind]);
        if (!attachment || attachment->holds(piece, site) || !issues.wants(IssueCode::NotAttached)) return;
        Issue issue = issue_about(piece, IssueCode::NotAttached, attachment->words, site.catalogue);
        issue.fix = fix_by_removing(piece, site.catalogue);
        issues.add(std::move(issue));
    });
}

}  // namespace hexwright::board
