#include "editor/document/symmetry/symmetry.h"

#include "editor/document/symmetry/likeness.h"
#include "editor/document/symmetry/mirror.h"

#include <algorithm>
#include <set>

namespace hexwright::document {
Copies copies_of(const std::vector<PlacedPiece>& pieces, const Symmetry& symmetry, const Catalogue& catalogue) {
    Copies copies;
    std::vector<PieceMap> ways{PieceMap(GridMap{}, catalogue)};
    for (const GridMap& image : images(symmetry)) ways.emplace_back(image, catalogue);
    Likenesses likenesses(catalogue);
    std::set<Likeness> taken;
    for (PieceMap& image_of : ways)
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto image = image_of(pieces[i]);
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
        const bool matched = std::ranges::all_of(ways, [&](PieceMap& image_of) {
            const auto image = image_of(piece);
            return image && there.contains(likenesses.of(*image));
        });
        if (!matched) alone.push_back(piece.id);
    }
    return alone;
}

}  // namespace hexwright::document
