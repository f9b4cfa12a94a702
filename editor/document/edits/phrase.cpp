#include "editor/document/edits/phrase.h"

#include "editor/document/edits/arrange.h"
#include "engine/core/suggest.h"

#include <algorithm>

namespace hexwright::document {
namespace {

std::optional<int> turn_from(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '5') return {};
    return text[0] - '0';
}

std::vector<std::string> ids_of(const Catalogue& catalogue) {
    std::vector<std::string> ids;
    for (const PieceType& type : catalogue.pieces()) ids.push_back(type.id);
    return ids;
}

std::string described(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    std::string text = type.id + " at " + to_text(Space{piece.at, piece.level});
    if (type.is_edge()) text += "," + std::string(to_text(piece.side));
    return text;
}

Result<PlacedPiece> with_turn_or_side(PlacedPiece piece, const Where& where, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_edge() && where.turn) return failure(Message{"place.side-not-turn", {{"kind", type.id}}});
    if (type.is_span() && (where.turn || where.side))
        return failure(Message{"place.span-has-no-turn", {{"kind", type.id}}});
    if (!type.is_edge() && where.side) return failure(Message{"place.turn-not-side", {{"kind", type.id}}});
    if (where.side) piece.side = *where.side;
    if (where.turn) piece.turn = static_cast<std::int8_t>(*where.turn);
    return piece;
}

}  // namespace

Result<Where> where_from(const std::string& text) {
    if (const auto space = space_from(text)) return Where{*space};
    const std::size_t comma = text.rfind(',');
    const auto space = comma == std::string::npos ? std::nullopt : space_from(std::string_view(text).substr(0, comma));
    if (space) {
        const std::string_view last = std::string_view(text).substr(comma + 1);
        if (const auto turn = turn_from(last)) return Where{*space, *turn, {}};
        if (const auto side = direction_from(last)) return Where{*space, {}, *side};
    }
    return failure(Message{"place.where", {{"text", text}, {"furthest", max_coordinate}, {"highest", max_level}}});
}

Result<PieceKind> kind_from(const std::string& id, const Catalogue& catalogue) {
    if (const auto kind = catalogue.piece(id)) return *kind;
    if (const auto meant = nearest(id, ids_of(catalogue)))
        return failure(Message{"place.kind-meant", {{"kind", id}, {"meant", *meant}}});
    return failure(Message{"place.kind", {{"kind", id}}});
}

Result<PlacedPiece> piece_from(const std::string& kind, const std::string& where, const std::string& to,
                               const Catalogue& catalogue) {
    const auto found = kind_from(kind, catalogue);
    if (!found) return failure(found.error());
    const auto place = where_from(where);
    if (!place) return failure(place.error());
    const PieceType& type = catalogue[*found];
    PlacedPiece piece{.kind = *found, .at = place->space.at, .level = place->space.level};
    if (type.is_span() != !to.empty())
        return failure(Message{type.is_span() ? "place.needs-to" : "place.no-to", {{"kind", kind}}});
    if (type.is_edge() && !place->side && !place->turn) return failure(Message{"place.needs-side", {{"kind", kind}}});
    if (type.is_span()) {
        const auto end = hex_from(to);
        if (!end) return failure(Message{"place.to", {{"text", to}, {"furthest", max_coordinate}}});
        piece.to = *end;
    }
    const auto whole = with_turn_or_side(piece, *place, catalogue);
    return whole ? Result<PlacedPiece>(stored(*whole, catalogue)) : whole;
}

Result<PlacedPiece> piece_named(const Battlefield& battlefield, const Where& where, std::optional<PieceKind> kind,
                                const Catalogue& catalogue) {
    std::vector<PlacedPiece> there = pieces_at(battlefield, where.space, catalogue);
    std::string list;
    for (const PlacedPiece& piece : there) list += (list.empty() ? "" : "; ") + described(piece, catalogue);
    const std::string at = to_text(where.space);
    if (there.empty()) return failure(Message{"refused.nothing-there", {{"at", at}}});
    std::erase_if(there, [&](const PlacedPiece& piece) {
        const bool other_side = where.side && (!catalogue[piece.kind].is_edge() || piece.side != *where.side);
        return other_side || (kind && piece.kind != *kind);
    });
    if (there.size() == 1) return there[0];
    Refusal refusal{{there.empty() ? "refused.not-there" : "refused.which-one", {{"at", at}, {"list", list}}}};
    for (const PlacedPiece& piece : there) refusal.pieces.push_back(piece.id);
    return failure(std::move(refusal));
}

Result<PlacedPiece> moved_to(const PlacedPiece& piece, const Where& where, const Catalogue& catalogue) {
    auto after = with_turn_or_side(piece, where, catalogue);
    if (!after) return after;
    after->to = piece.to + (where.space.at - piece.at);
    after->at = where.space.at;
    after->level = where.space.level;
    return stored(*after, catalogue);
}

}  // namespace hexwright::document
