#include "engine/rules/army.h"

#include <algorithm>

namespace hexwright::rules {
namespace {

bool same_hero(const ArmyCard& a, const ArmyCard& b) {
    return a.is_hero() && b.is_hero() && a.is_unique() && b.is_unique() && a.name == b.name;
}

std::optional<Refusal> over(int points, int limit) {
    if (limit == 0 || points <= limit) return {};
    return Refusal{{"army.over-the-points", {{"points", points}, {"limit", limit}, {"over", points - limit}}}};
}

}  // namespace

int points_of(CardList army, const Catalogue& catalogue) {
    int points = 0;
    for (const CardKind card : army) points += catalogue[card].points;
    return points;
}

std::optional<Refusal> not_beside(CardKind card, CardList army, const Catalogue& catalogue, const Rules& rules) {
    const ArmyCard& wanted = catalogue[card];
    for (const CardKind held : army) {
        const ArmyCard& other = catalogue[held];
        if (held == card && wanted.is_unique()) return Refusal{{"army.unique-twice", {{"card", wanted.name}}}};
        if (held != card && rules.heroes_by_name && same_hero(wanted, other))
            return Refusal{{"army.same-name", {{"card", wanted.name}, {"set", wanted.set}, {"other", other.set}}}};
    }
    return {};
}

std::optional<Refusal> not_for_army(CardKind card, CardList army, int limit, const Catalogue& catalogue,
                                    const Rules& rules) {
    if (auto trouble = not_beside(card, army, catalogue, rules)) return trouble;
    return over(points_of(army, catalogue) + catalogue[card].points, limit);
}

std::vector<Refusal> army_faults(CardList army, int limit, const Catalogue& catalogue, const Rules& rules) {
    std::vector<Refusal> faults;
    for (std::size_t i = 1; i < army.size(); ++i)
        if (auto fault = not_beside(army[i], army.first(i), catalogue, rules))
            if (std::ranges::find(faults, *fault) == faults.end()) faults.push_back(std::move(*fault));
    if (auto fault = over(points_of(army, catalogue), limit)) faults.push_back(std::move(*fault));
    return faults;
}

std::optional<Refusal> wrong_player_count(int players, const Rules& rules) {
    if (players < 2) return Refusal{{"army.few-players", {{"players", players}}}};
    if (rules.most_players > 0 && players > rules.most_players)
        return Refusal{
            {"army.many-players", {{"players", players}, {"limit", rules.most_players}, {"edition", rules.id}}}};
    return {};
}

std::vector<int> cards_for_destroyed(std::span<const CardOnTable> cards, const Rules& rules) {
    std::vector<int> begun, any;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].destroyed >= cards[i].figures) continue;
        any.push_back(static_cast<int>(i));
        if (cards[i].destroyed > 0) begun.push_back(static_cast<int>(i));
    }
    return rules.fill_cards && !begun.empty() ? begun : any;
}

}  // namespace hexwright::rules
