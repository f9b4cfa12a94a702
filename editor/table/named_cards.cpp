#include "editor/table/named_cards.h"

#include <algorithm>
#include <variant>

namespace hexwright::table {
namespace {

void add_card(std::vector<CardKind>& cards, CardKind kind) {
    if (kind.valid() && std::ranges::count(cards, kind) == 0) cards.push_back(kind);
}
void add_of(std::vector<CardKind>& cards, const GameState&, CardKind kind) { add_card(cards, kind); }
void add_of(std::vector<CardKind>& cards, const GameState& state, CardId card) {
    if (card.valid() && card.index() < state.cards.size()) add_card(cards, state[card].kind);
}
void add_of(std::vector<CardKind>& cards, const GameState& state, FigureId figure) {
    if (figure.valid() && figure.index() < state.figures.size()) add_of(cards, state, state[figure].card);
}
template <class Other>
void add_of(std::vector<CardKind>&, const GameState&, const Other&) {}  // Names no card.

template <class Variant>
std::vector<CardKind> cards_of(const GameState& state, const Variant& variant) {
    std::vector<CardKind> cards;
    std::visit(
        [&](const auto& each) {
            each_field(each, [&](std::string_view, const auto& member) { add_of(cards, state, member); });
        },
        variant);
    return cards;
}

}  // namespace

std::vector<CardKind> cards_named(const GameState& state, const Action& action) { return cards_of(state, action); }
std::vector<CardKind> cards_named(const GameState& state, const Event& event) { return cards_of(state, event); }

}  // namespace hexwright::table
