// What could be swapped: tiles that lie wholly under other pieces, so that no surface of theirs is left to stand on,
// could be of any terrain of the same shape. Whoever looks from the side may still see them.
#pragma once
#include "editor/document/document.h"

namespace hexwright {

struct SwapChoice {
    PieceKind to{};
    std::optional<int> left;  // by the limit, else by the collection; none: neither is there
};

struct SwapSuggestion {
    PieceKind kind{};
    std::vector<PieceId> pieces;  // covered ones, by ascending id
    // items of the kind that the map uses beyond the limit, else beyond the collection
    int missing = 0;
    std::vector<SwapChoice> choices;  // those of which most are left first
};

// The suggestions with something to gain first: kinds of which too few are there, then those with the most covered
// pieces. Kinds without a choice are left out.
std::vector<SwapSuggestion> swap_suggestions(const Document& document);

// How many of the suggestion's pieces can become this kind, and the edit that does it (the first of them, where not all
// can).
int swappable(const SwapSuggestion& suggestion, const SwapChoice& choice);
tl::expected<Edit, Refusal> swap_edit(const SwapSuggestion& suggestion, const SwapChoice& choice,
                                      const Document& document);

// by pieces on every hex of it
bool is_covered(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue);

}  // namespace hexwright
