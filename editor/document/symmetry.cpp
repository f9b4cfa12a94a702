#include "editor/document/symmetry.h"

#include "editor/document/likeness.h"
#include "editor/document/mirror.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexwright::document {
namespace {

constexpr std::array names{"off",
                           "six-about-hex",
                           "three-about-hex",
                           "two-about-hex",
                           "three-about-corner",
                           "two-about-edge",
                           "mirror-through-hex",
                           "mirror-along-edge"};

std::vector<GridMap> turns_about_hex(HexCoord hex, int step) {
    std::vector<GridMap> turns;
    for (int steps = step; steps < 6; steps += step) turns.push_back(turn_about_hex(hex, steps));
    return turns;
}

}  // namespace

std::string_view to_text(SymmetryKind kind) { return names[static_cast<std::size_t>(kind)]; }

std::vector<GridMap> images(const Symmetry& symmetry) {
    const auto& [kind, hex, side, axis] = symmetry;
    switch (kind) {
        case SymmetryKind::Off:
            return {};
        case SymmetryKind::SixAboutHex:
            return turns_about_hex(hex, 1);
        case SymmetryKind::ThreeAboutHex:
            return turns_about_hex(hex, 2);
        case SymmetryKind::TwoAboutHex:
            return turns_about_hex(hex, 3);
        case SymmetryKind::ThreeAboutCorner:
            return {turn_about_corner(hex, side, 1), turn_about_corner(hex, side, 2)};
        case SymmetryKind::TwoAboutEdge:
            return {half_turn_about_edge(hex, side)};
        case SymmetryKind::MirrorThroughHex:
            return {mirror_through_hex(hex, axis)};
        case SymmetryKind::MirrorAlongEdge:
            return {mirror_across_edge(hex, side)};
    }
    return {};
}

Copies copies_of(const std::vector<PlacedPiece>& pieces, const Symmetry& symmetry, const Catalogue& catalogue) {
    Copies copies;
    std::vector<PieceMap> ways{PieceMap(GridMap{}, catalogue)};
    for (const GridMap& image : images(symmetry)) ways.emplace_back(image, catalogue);
    Likenesses likenesses(catalogue);
    std::set<Likeness> taken;
    for (PieceMap& way : ways)
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto image = way(pieces[i]);
            if (!image) copies.without_partner.push_back(i);
            else if (taken.insert(likenesses.of(*image)).second) copies.pieces.push_back(*image);
        }
    std::ranges::sort(copies.without_partner);
    copies.without_partner.erase(std::ranges::unique(copies.without_partner).begin(), copies.without_partner.end());
    return copies;
}

std::vector<PieceId> not_symmetric(const Battlefield& battlefield, const Symmetry& symmetry,
                                   const Catalogue& catalogue) {
    std::vector<PieceMap> ways;
    for (const GridMap& image : images(symmetry)) ways.emplace_back(image, catalogue);
    const std::vector<PlacedPiece> pieces = battlefield.pieces();
    Likenesses likenesses(catalogue);
    LikenessSet there;
    for (const PlacedPiece& piece : pieces) there.insert(likenesses.of(piece));
    std::vector<PieceId> alone;
    for (const PlacedPiece& piece : pieces) {
        const bool matched = std::ranges::all_of(ways, [&](PieceMap& way) {
            const auto image = way(piece);
            return image && there.contains(likenesses.of(*image));
        });
        if (!matched) alone.push_back(piece.id);
    }
    return alone;
}

}  // namespace hexwright::document
