// Suggests swaps: tiles that lie wholly under other pieces, with no surface left to stand on, may be of any terrain of
// the same shape. They may still be visible from the side. And what may lie in the place of one piece that is lacking.
#pragma once
#include "editor/document/document.h"
#include "editor/document/room.h"

namespace hexwright::document {

struct SwapChoice {
    PieceKind to{};
    // Left in the limit, else in the collection; nullopt if there is neither.
    std::optional<int> left;
};

struct SwapSuggestion {
    PieceKind kind{};
    std::vector<PieceId> pieces;  // The covered ones, sorted by id.
    // Items of the kind that the map uses beyond the limit, else beyond the collection.
    int missing = 0;
    std::vector<SwapChoice> choices;  // Sorted by `left`, most first.
};

// The most useful suggestions first: kinds that run short, then those with the most covered pieces. Kinds without a
// choice are left out.
std::vector<SwapSuggestion> swap_suggestions(const Document& document);

// How many of the suggestion's pieces can become this kind, and the edit that does it (the first of them, if not all
// can).
int swappable(const SwapSuggestion& suggestion, const SwapChoice& choice);
Result<Edit> swap_edit(const SwapSuggestion& suggestion, const SwapChoice& choice, const Document& document);

// What may lie in the place of a piece that a person lacks: smaller tiles of its terrain, or another terrain.
struct Substitute {
    std::vector<PlacedPiece> pieces;  // They cover its hexes.
    Edit edit;
};
// Only what the limit, else the collection, still holds beside the map as it is without the piece; smaller tiles of its
// own terrain first, then one tile of each other terrain, most left first. Pieces that are no tiles have none.
std::vector<Substitute> substitutes_for(PieceId piece, const Document& document);

// Whether pieces cover every hex of it.
bool is_covered(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright::document
