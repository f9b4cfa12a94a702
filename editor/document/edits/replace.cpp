#include "editor/document/edits/replace.h"

#include "editor/document/edits/arrange.h"
#include "engine/board/battlefield/fill.h"

#include <algorithm>

namespace hexwright::document {
namespace {

bool same_shape(const PieceType& a, const PieceType& b) {
    const auto stands = [](const PieceType& type) {
        return type.is_edge() ? 1 : type.is_span() ? 2 : type.fills_slots() ? 0 : 3;
    };
    return stands(a) == stands(b) && a.hexes == b.hexes && a.reach == b.reach;
}

std::optional<PieceKind> partner(PieceKind kind, PieceKind by, const Catalogue& catalogue) {
    if (same_shape(catalogue[kind], catalogue[by])) return by;
    for (const PieceKind like : tiles_like(by, catalogue))
        if (same_shape(catalogue[kind], catalogue[like])) return like;
    return std::nullopt;
}

}  // namespace

std::vector<PieceKind> others_of_shape(PieceKind kind, const Catalogue& catalogue) {
    std::vector<PieceKind> others;
    for (std::size_t i = 0; i < catalogue.pieces().size(); ++i)
        if (const PieceKind other{static_cast<int>(i)}; other != kind && same_shape(catalogue[kind], catalogue[other]))
            others.push_back(other);
    return others;
}

std::vector<PieceId> all_of_kind(PieceKind kind, const Battlefield& battlefield) {
    std::vector<PieceId> all;
    battlefield.each([&](const PlacedPiece& piece) {
        if (piece.kind == kind) all.push_back(piece.id);
    });
    return all;
}

Result<Edit> replace_edit(const std::vector<PieceId>& pieces, PieceKind by, const Document& document) {
    const Catalogue& catalogue = document.catalogue();
    ReplacePieces replace;
    for (PlacedPiece piece : found(document.now().scenario->battlefield, pieces)) {
        const auto kind = partner(piece.kind, by, catalogue);
        if (!kind)
            return failure(
                Message{"refused.other-shape", {{"piece", catalogue[piece.kind].name}, {"other", catalogue[by].name}}});
        if (*kind == piece.kind) continue;
        piece.kind = *kind;
        replace.pieces.push_back(piece);
    }
    if (replace.pieces.empty()) return failure(Message{"refused.replace-nothing", {{"pieces", catalogue[by].plural}}});
    Edit edit = named(std::move(replace), *document.now().scenario, catalogue);
    if (auto refused = apply(*document.now().scenario, edit, document.now().ground(catalogue)); !refused)
        return failure(std::move(refused.error()));
    return edit;
}

}  // namespace hexwright::document
