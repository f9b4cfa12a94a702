#include "editor/document/edits/swap.h"

#include "editor/document/edits/arrange.h"
#include "editor/document/edits/replace.h"
#include "engine/board/battlefield/fill.h"

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

// Its own terrain in smaller tiles; nullopt if too few are left or they do not fit.
std::optional<Substitute> in_smaller_tiles(const PlacedPiece& piece, const Document& document) {
    const Catalogue& catalogue = document.catalogue();
    const Stocked stock = stock_of(document);
    const std::size_t size = catalogue[piece.kind].hexes.size();
    std::vector<PieceKind> kinds = tiles_like(piece.kind, catalogue);
    std::erase_if(kinds, [&](PieceKind kind) { return catalogue[kind].hexes.size() >= size; });
    if (kinds.empty()) return std::nullopt;
    std::optional<Inventory> left;
    if (stock.have) left = left_of(*stock.have, stock.used);
    const auto filling =
        fill_area({hexes_of(piece, catalogue), piece.level, std::move(kinds), left ? &*left : nullptr}, catalogue);
    if (!filling) return std::nullopt;
    Edit edit{Compound{{Edit{RemovePieces{{piece.id}}, {}}, Edit{PlacePieces{filling->pieces}, {}}}},
              {"edit.smaller-pieces", {{"piece", catalogue[piece.kind].name}, {"count", filling->pieces.size()}}}};
    return Substitute{filling->pieces, std::move(edit)};
}

bool is_done_by(const Edit& edit, const Document& document) {
    const Snapshot& now = document.now();
    return apply(*now.scenario, edit, now.ground(document.catalogue())).has_value();
}

}  // namespace

std::vector<Substitute> substitutes_for(PieceId id, const Document& document) {
    const PlacedPiece* piece = document.now().scenario->battlefield.find(id);
    if (!piece || document.catalogue()[piece->kind].body != Body::Tile) return {};
    std::vector<Substitute> found;
    if (auto smaller = in_smaller_tiles(*piece, document); smaller && is_done_by(smaller->edit, document))
        found.push_back(std::move(*smaller));
    for (const SwapChoice& choice : choices_for(piece->kind, stock_of(document))) {
        PlacedPiece other = *piece;
        other.kind = choice.to;
        if (auto edit = replace_edit({id}, choice.to, document)) found.push_back({{other}, std::move(*edit)});
    }
    return found;
}

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
