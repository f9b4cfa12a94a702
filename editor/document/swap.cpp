#include "editor/document/swap.h"

#include "editor/document/replace.h"

#include <algorithm>
#include <limits>
#include <map>

namespace hexwright::document {
namespace {

struct Stocked {  // The stock to draw from, if there is one.
    std::optional<Inventory> have;
    const Inventory& used;
    const Catalogue& catalogue;

    int left(PieceKind kind) const {
        Inventory one;
        one.add(catalogue[kind]);
        int least = std::numeric_limits<int>::max();
        for (const ItemKind item : catalogue[kind].items)
            least = std::min(least, ((*have)[item] - used[item]) / one[item]);
        return catalogue[kind].items.empty() ? 0 : least;
    }
    int missing(PieceKind kind) const {
        int most = 0;
        if (have)
            for (const ItemKind item : catalogue[kind].items) most = std::max(most, used[item] - (*have)[item]);
        return most;
    }
};

Stocked stock_of(const Document& document) {
    const Snapshot& now = document.now();
    if (now.limited) return {now.allowed, now.used, document.catalogue()};
    if (document.owned()) return {items_of(*document.owned(), document.catalogue()), now.used, document.catalogue()};
    return {std::nullopt, now.used, document.catalogue()};
}

// Only the terrain may change, not what the tile carries or how high it is.
bool serves_as(const PieceType& a, const PieceType& b) {
    return a.body == b.body && a.carries == b.carries && a.height == b.height && a.slots == b.slots &&
           a.terrain != b.terrain;
}

std::vector<SwapChoice> choices_for(PieceKind kind, const Stocked& stock) {
    std::vector<SwapChoice> choices;
    for (const PieceKind other : others_of_shape(kind, stock.catalogue)) {
        if (!serves_as(stock.catalogue[kind], stock.catalogue[other])) continue;
        const std::optional<int> left = stock.have ? std::optional(stock.left(other)) : std::nullopt;
        if (!left || *left > 0) choices.push_back({other, left});
    }
    std::ranges::stable_sort(choices, std::ranges::greater{},
                             [](const SwapChoice& choice) { return choice.left.value_or(0); });
    return choices;
}

}  // namespace

bool is_covered(const PlacedPiece& piece, const Terrain& terrain, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    return type.body == Body::Tile &&
           std::ranges::all_of(catalogue.footprint(piece.kind, piece.turn), [&](HexCoord hex) {
               return terrain.solid(piece.at + hex, piece.level + type.slots) != nullptr;
           });
}

std::vector<SwapSuggestion> swap_suggestions(const Document& document) {
    const Stocked stock = stock_of(document);
    std::map<PieceKind, std::vector<PieceId>> covered;
    document.now().scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (is_covered(piece, document.now().terrain, document.catalogue())) covered[piece.kind].push_back(piece.id);
    });
    std::vector<SwapSuggestion> suggestions;
    for (auto& [kind, pieces] : covered) {
        SwapSuggestion suggestion{kind, std::move(pieces), stock.missing(kind), choices_for(kind, stock)};
        if (!suggestion.choices.empty()) suggestions.push_back(std::move(suggestion));
    }
    std::ranges::stable_sort(suggestions, [](const SwapSuggestion& a, const SwapSuggestion& b) {
        return a.missing != b.missing ? a.missing > b.missing : a.pieces.size() > b.pieces.size();
    });
    return suggestions;
}

int swappable(const SwapSuggestion& suggestion, const SwapChoice& choice) {
    const int covered = static_cast<int>(suggestion.pieces.size());
    return std::min(covered, choice.left.value_or(covered));
}

Result<Edit> swap_edit(const SwapSuggestion& suggestion, const SwapChoice& choice, const Document& document) {
    const auto end = suggestion.pieces.begin() + swappable(suggestion, choice);
    return replace_edit({suggestion.pieces.begin(), end}, choice.to, document);
}

}  // namespace hexwright::document
