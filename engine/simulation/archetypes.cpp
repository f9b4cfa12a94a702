#include "engine/simulation/archetypes.h"

#include "engine/game/state.h"
#include "engine/rules/army.h"

#include <algorithm>
#include <string>

namespace hexwright::simulation {
namespace {

constexpr int ranged_from = 4;     // The Range of who strikes from afar.
constexpr int most_of_common = 2;  // Cards of the same Common squad or hero.

bool belongs_to(const ArmyCard& card, const Rules& rules, Archetype archetype) {
    const CardNumbers its = numbers(card, rules);
    const bool fights = card.base != FigureBase::Hive && its.move > 0 && its.attack > 0 && card.points > 0;
    const bool flies = card.power("flying") != nullptr;
    if (!fights) return false;
    switch (archetype) {
        case Archetype::MeleeSquads:
            return card.is_squad() && its.range == 1 && !flies;
        case Archetype::RangedSquads:
            return card.is_squad() && its.range >= ranged_from && !flies;
        case Archetype::Heroes:
            return card.is_hero() && !flies;
        case Archetype::Flyers:
            return flies;
    }
    return false;
}

struct Choosable {
    CardKind kind;
    int points = 0, spaces = 0;
};

// The dearest first; of heroes with the same name only one.
std::vector<Choosable> choosable(const Catalogue& catalogue, const Rules& rules, Archetype archetype) {
    std::vector<Choosable> all;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < catalogue.cards().size(); ++i) {
        const ArmyCard& card = catalogue.cards()[i];
        if (!belongs_to(card, rules, archetype) || std::ranges::count(names, card.name) > 0) continue;
        names.push_back(card.name);
        for (int copy = 0; copy < (card.is_common() ? most_of_common : 1); ++copy)
            all.push_back({CardKind{static_cast<int>(i)}, card.points, card.spaces() * card.figures});
    }
    std::ranges::stable_sort(all, std::greater{}, &Choosable::points);
    return all;
}

// Those that together cost most, within the budget and the spaces.
std::vector<CardKind> dearest(const std::vector<Choosable>& from, int budget, int spaces) {
    const auto wide = static_cast<std::size_t>(spaces + 1), places = static_cast<std::size_t>(budget + 1) * wide;
    const auto place = [&](int points, int taken) {
        return static_cast<std::size_t>(points) * wide + static_cast<std::size_t>(taken);
    };
    std::vector<std::vector<bool>> can(from.size() + 1, std::vector<bool>(places));  // With the first so many.
    can[0][0] = true;
    for (std::size_t i = 0; i < from.size(); ++i)
        for (int points = 0; points <= budget; ++points)
            for (int taken = 0; taken <= spaces; ++taken) {
                const auto& [kind, its_points, its_spaces] = from[i];
                const bool with = points >= its_points && taken >= its_spaces &&
                                  can[i][place(points - its_points, taken - its_spaces)];
                can[i + 1][place(points, taken)] = with || can[i][place(points, taken)];
            }
    int points = budget, taken = 0;
    const auto found = [&] { return can[from.size()][place(points, taken)]; };
    for (; points > 0; --points) {
        for (taken = 0; taken < spaces && !found();) ++taken;
        if (found()) break;
    }
    std::vector<CardKind> army;
    for (std::size_t i = from.size(); points > 0 && i-- > 0;) {
        if (can[i][place(points, taken)]) continue;
        army.push_back(from[i].kind);
        points -= from[i].points;
        taken -= from[i].spaces;
    }
    return army;
}

std::vector<CardOfArmy> as_entries(std::vector<CardKind> kinds, const Catalogue& catalogue) {
    std::vector<CardOfArmy> entries;
    for (const CardKind kind : kinds) {
        const std::string& id = catalogue[kind].id;
        const auto before = std::ranges::find(entries, id, &CardOfArmy::card);
        if (before != entries.end()) ++before->copies;
        else entries.push_back({.card = id});
    }
    return entries;
}

}  // namespace

std::string_view to_text(Archetype archetype) { return archetype_words[static_cast<std::size_t>(archetype)]; }

std::vector<ArchetypeArmy> archetype_armies(const Catalogue& catalogue, const Rules& rules, int budget, int spaces) {
    std::vector<ArchetypeArmy> armies;
    for (std::size_t i = 0; i < std::size(archetype_words); ++i) {
        const auto archetype = static_cast<Archetype>(i);
        const std::vector<CardKind> army = dearest(choosable(catalogue, rules, archetype), budget, spaces);
        if (army.empty() || !army_faults(army, budget, catalogue, rules).empty()) continue;
        armies.push_back({archetype, as_entries(army, catalogue), points_of(army, catalogue)});
    }
    return armies;
}

}  // namespace hexwright::simulation
