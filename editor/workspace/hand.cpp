#include "editor/workspace/hand.h"

#include "editor/document/edits/arrange.h"
#include "editor/document/symmetry/symmetric.h"
#include "engine/board/battlefield/footing.h"
#include "engine/board/battlefield/rest.h"
#include "engine/board/hex/grid_map.h"

#include <algorithm>

namespace hexwright::workspace {
namespace {

int all_distances(const std::vector<HexCoord>& hexes, HexCoord from) {
    int sum = 0;
    for (const HexCoord hex : hexes) sum += distance(from, hex);
    return sum;
}

// A big tile is held by its middle, so that it turns under the cursor instead of swinging around it.
HexCoord hold_of(const std::vector<HexCoord>& shape) {
    if (shape.empty()) return {};
    return *std::ranges::min_element(shape, {}, [&](HexCoord hex) { return all_distances(shape, hex); });
}

PlacedPiece lying(const Hand& hand, Cursor cursor, int level, HexCoord to, const Catalogue& catalogue) {
    PlacedPiece piece{.kind = hand.kind, .at = cursor.hex, .level = level};
    if (hand.lifted) piece.id = *hand.lifted;
    const PieceType& type = catalogue[hand.kind];
    if (type.is_edge()) {
        piece.side = turned(cursor.side, hand.turn);
        return piece;
    }
    if (type.is_span()) {
        piece.at = hand.from.value_or(cursor.hex - hand.grip);
        piece.to = to;
        return piece;
    }
    piece.turn = static_cast<std::int8_t>(hand.turn);
    piece.at = cursor.hex - turned(hand.grip, hand.turn);
    return stored(piece, catalogue);
}

std::vector<PieceId> lifted(const Hand& hand) {
    return hand.lifted ? std::vector{*hand.lifted} : std::vector<PieceId>{};
}

// How many levels the piece would have to rise from `level` to be above what it overlaps there.
int steps_up(const PlacedPiece& piece, int level, const std::vector<PieceId>& without, const Document& document) {
    const int last_slot = level + std::max(1, document.catalogue()[piece.kind].slots) - 1;
    int steps = 0;
    for (const HexCoord hex : hexes_of(piece, document.catalogue()))
        for (const Solid& solid : document.now().terrain.solids_reaching(hex, level)) {
            if (solid.first_slot > last_slot) break;
            if (solid.last_slot >= level && std::ranges::count(without, solid.piece) == 0)
                steps = std::max(steps, solid.last_slot + 1 - level);
        }
    return steps;
}

std::optional<Edit> move_of(std::vector<PlacedPiece> pieces, const Document& document) {
    if (pieces.empty()) return {};
    return named(MovePieces{std::move(pieces)}, *document.now().scenario, document.catalogue());
}

}  // namespace

Hand armed_with(PieceKind kind, const Catalogue& catalogue) {
    const PieceType& type = catalogue[kind];
    const bool whole = !type.is_edge() && !type.is_span();
    return {.kind = kind, .grip = whole ? hold_of(type.hexes) : HexCoord{}};
}

Hand pick_up(const PlacedPiece& piece, HexCoord grabbed, PickUp how, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    Hand hand{.kind = piece.kind, .turn = piece.turn};
    if (type.is_span()) hand.offset = piece.to - piece.at;
    if (type.is_span()) hand.grip = grabbed - piece.at;
    else if (!type.is_edge()) hand.grip = turned(grabbed - piece.at, -piece.turn);
    if (how == PickUp::Move) hand.lifted = piece.id;
    return hand;
}

Hand turned(Hand hand, int steps) {
    hand.turn = ((hand.turn + steps) % 6 + 6) % 6;
    if (hand.offset != HexCoord{}) {  // The turn of a span is its direction.
        hand.offset = turned(hand.offset, steps);
        hand.grip = turned(hand.grip, steps);
    }
    return hand;
}

std::optional<PlacedPiece> piece_under(Cursor cursor, int level, const Document& document) {
    const std::vector<PlacedPiece> there =
        pieces_at(document.now().scenario->battlefield, {cursor.hex, level}, document.catalogue());
    const auto on_side = [&](const PlacedPiece& piece) {
        return document.catalogue()[piece.kind].is_edge() && piece.side == cursor.side;
    };
    const auto whole = [&](const PlacedPiece& piece) { return !document.catalogue()[piece.kind].is_edge(); };
    if (const auto edge = std::ranges::find_if(there, on_side); edge != there.end()) return *edge;
    if (const auto piece = std::ranges::find_if(there, whole); piece != there.end()) return *piece;
    return there.empty() ? std::nullopt : std::optional(there[0]);
}

int free_level(const Hand& hand, Cursor cursor, int from, const Document& document) {
    const HexCoord to = hand.from ? cursor.hex : cursor.hex - hand.grip + hand.offset;
    return free_level({lying(hand, cursor, 1, to, document.catalogue())}, from, lifted(hand), document);
}

int free_level(const std::vector<PlacedPiece>& pieces, int from, const std::vector<PieceId>& without,
               const Document& document) {
    if (pieces.empty()) return from;
    const int lowest = std::ranges::min_element(pieces, {}, &PlacedPiece::level)->level;
    for (int level = from; level < max_level;) {
        int above = level;  // The level above what is in the way; `level` if nothing is.
        for (const PlacedPiece& piece : pieces)
            above = std::max(above, level + steps_up(piece, piece.level - lowest + level, without, document));
        if (above == level) return level;
        level = above;
    }
    return max_level;
}

std::optional<HexCoord> span_end_near(const PieceType& type, HexCoord from, HexCoord hex) {
    std::vector<int> radii = type.reach;
    if (type.diagonal) radii.push_back(2);
    std::optional<HexCoord> best;
    for (const int radius : radii)
        for (const HexCoord end : ring(from, radius))
            if (span_fits(type, from, end) && (!best || distance(end, hex) < distance(*best, hex))) best = end;
    return best;
}

Ghost shape_of(const Hand& hand, Cursor cursor, int level, const Document& document) {
    HexCoord to = cursor.hex - hand.grip + hand.offset;
    if (const PieceType& type = document.catalogue()[hand.kind]; type.is_span() && hand.offset == HexCoord{}) {
        if (!hand.from) return {{}, {}, Message{"hint.span-from", {{"piece", type.name}}}};
        const auto end = span_end_near(type, *hand.from, cursor.hex);
        if (!end) return {{}, {}, Message{"hint.span-from", {{"piece", type.name}}}};
        to = *end;
    }
    Ghost ghost{{lying(hand, cursor, level, to, document.catalogue())}};
    if (hand.from) ghost.hint = Message{"hint.span-to", {{"piece", document.catalogue()[hand.kind].name}}};
    return ghost;
}

Ghost ghost_of(const Hand& hand, Cursor cursor, int level, const Document& document, const Symmetry& symmetry) {
    Ghost ghost = shape_of(hand, cursor, level, document);
    if (ghost.pieces.empty()) return ghost;
    const PlacedPiece own = ghost.pieces.front();
    ghost = judged(std::move(ghost), lifted(hand), document, symmetry);
    if (!ghost.refusal) ghost.concern = concern_about(own, document);
    return ghost;
}

std::optional<Message> concern_about(const PlacedPiece& piece, const Document& document) {
    const Catalogue& catalogue = document.catalogue();
    const PieceType& type = catalogue[piece.kind];
    if (!rests_by_hexes(type)) return {};
    const Terrain& terrain = document.now().terrain;
    const Rest rest = rest_of(piece, {document.now().scenario->battlefield, terrain, catalogue});
    if (rest.carried.empty()) {
        const auto level = level_where_it_rests(piece, terrain, catalogue);
        if (!level) return Message{"hint.hangs", {{"piece", type.name}, {"level", piece.level}}};
        return Message{"hint.hangs-here", {{"piece", type.name}, {"level", piece.level}, {"where", *level}}};
    }
    if (!tips_alone(rest)) return {};
    return Message{
        "hint.topples",
        {{"piece", type.name}, {"hanging", rest.hanging.size()}, {"of", rest.hanging.size() + rest.carried.size()}}};
}

Ghost judged(Ghost ghost, const std::vector<PieceId>& lifted, const Document& document, const Symmetry& symmetry) {
    PlacedCopies all = copies_on(*document.now().scenario, ghost.pieces, lifted,
                                 document.now().ground(document.catalogue()), symmetry);
    return {std::move(all.pieces), std::move(all.refusal), std::move(ghost.hint), {}};
}

Click click(const Hand& hand, Cursor cursor, int level, const Document& document) {
    Ghost ghost = shape_of(hand, cursor, level, document);
    Hand after = hand;
    if (ghost.pieces.empty()) {  // The first click of a span.
        after.from = cursor.hex;
        return {after};
    }
    after.from.reset();
    if (hand.lifted) return {{}, move_of(std::move(ghost.pieces), document)};
    return {after, named(PlacePieces{std::move(ghost.pieces)}, *document.now().scenario, document.catalogue())};
}

std::optional<Edit> turn_about(const std::vector<PieceId>& ids, HexCoord hex, int steps, const Document& document) {
    if (steps % 6 == 0) return {};
    return move_of(document::turned(found(document.now().scenario->battlefield, ids), hex, steps), document);
}

std::optional<Edit> raise_by(const std::vector<PieceId>& ids, int levels, const Document& document) {
    if (levels == 0) return {};
    return move_of(shifted(found(document.now().scenario->battlefield, ids), {}, levels), document);
}

std::optional<Edit> shift_by(const std::vector<PieceId>& ids, HexCoord offset, const Document& document) {
    if (offset == HexCoord{}) return {};
    return move_of(shifted(found(document.now().scenario->battlefield, ids), offset), document);
}

std::optional<Edit> remove_all(const std::vector<PieceId>& ids, const Document& document) {
    std::vector<PieceId> there;
    for (const PlacedPiece& piece : found(document.now().scenario->battlefield, ids)) there.push_back(piece.id);
    if (there.empty()) return {};
    return named(RemovePieces{std::move(there)}, *document.now().scenario, document.catalogue());
}

}  // namespace hexwright::workspace
