#include "engine/powers/bonds.h"

#include "engine/game/power.h"

#include <algorithm>
#include <optional>
#include <span>

namespace hexwright::powers {
namespace {

// The verbs after or before whose use other cards act.
constexpr std::string_view turn_verbs[] = {"bonding",           "bonding-with-named", "captains-orders", "hive-mind",
                                           "life-bonding",      "turn-of-others",     "turn-after",      "call-squad",
                                           "moves-before-turn", "moves-after-turn"};
// Verbs that work with a card that another verb of the same card has chosen, and that verb.
struct NamedBy {
    std::string_view verb, chooser;
};
constexpr NamedBy named_by[] = {{"bonding-with-named", "loyalty"}, {"captains-orders", "the-captains-way"}};

// What words of a clause ask of a printed card; words about a game ask nothing of it.
bool word_fits(const PowerParameter& parameter, const ArmyCard& card) {
    const auto names = [&parameter](std::string_view word) {
        return std::ranges::any_of(parameter.words, [&](const std::string& each) { return same_word(each, word); });
    };
    const std::string_view word = parameter.name;
    if (word == "general") return names(card.general);
    if (word == "species") return names(card.species);
    if (word == "class") return names(card.card_class);
    if (word == "personality") return names(card.personality);
    if (word == "sizes") return names(word_of(card.size));
    if (word == "form") return names(word_of(card.form));
    if (word == "rarity") return names(word_of(card.rarity));
    if (word == "card") return names(card.id);
    if (word == "power")
        return std::ranges::any_of(card.powers, [&](const PrintedPower& each) { return names(each.id); });
    if (word == "range-at-least") return card.master.range >= parameter.number;
    if (word == "range-at-most") return card.master.range <= parameter.number;
    return true;
}

bool clause_fits(const PowerClause& clause, const ArmyCard& card) {
    const bool like_this =
        std::ranges::all_of(clause.parameters, [&](const PowerParameter& each) { return word_fits(each, card); });
    return like_this != (clause.number("not") == 1);
}

// What names cards; the first ones name few enough to be worth telling where a power only helps.
constexpr std::string_view kind_words[] = {"general", "species", "class", "personality", "card",
                                           "power",   "sizes",   "form",  "rarity"};
constexpr std::size_t narrow_words = 6;
// Verbs that help only cards of their own player, and do not say so.
constexpr std::string_view helping_verbs[] = {"leadership", "dynastic-leadership", "range-enhancement", "teach-leaps",
                                              "inspire"};

using KindWords = std::span<const std::string_view>;

bool names_a_kind(const std::vector<PowerParameter>& parameters, KindWords words) {
    return std::ranges::any_of(parameters, [words](const PowerParameter& parameter) {
        return std::ranges::find(words, parameter.name) != words.end();
    });
}

bool names_a_kind(const PrintedPower& power, KindWords words = kind_words) {
    return names_a_kind(power.parameters, words) || std::ranges::any_of(power.clauses, [&](const PowerClause& clause) {
               return clause.word == ClauseWord::Whom && names_a_kind(clause.parameters, words);
           });
}

std::optional<BondKind> kind_of_bond(const PrintedPower& power) {
    const auto is_one = [&power](KindWords verbs) { return std::ranges::find(verbs, power.id) != verbs.end(); };
    if (is_one(turn_verbs)) return BondKind::Turn;
    const bool own_side = power.lists("whose", "yours") || power.lists("whose", "friendly") || is_one(helping_verbs);
    const bool narrow = names_a_kind(power, KindWords(kind_words).first(narrow_words));
    return own_side && narrow ? std::optional(BondKind::Help) : std::nullopt;
}

// The power that says with whom: itself, or the one that has chosen him.
const PrintedPower* chooser_of(const ArmyCard& giver, const PrintedPower& power) {
    const auto row = std::ranges::find(named_by, std::string_view(power.id), &NamedBy::verb);
    return row == std::end(named_by) ? nullptr : giver.power(row->chooser);
}

bool bonds_with(const ArmyCard& giver, const PrintedPower& power, const ArmyCard& taker) {
    if (taker.id == giver.id) return false;
    const PrintedPower* chooser = chooser_of(giver, power);
    return (chooser && means_card(*chooser, taker)) || (names_a_kind(power) && means_card(power, taker));
}

}  // namespace

bool means_card(const PrintedPower& power, const ArmyCard& card) {
    if (power.id == "call-squad") return power.lists("card", card.id);
    if (!is_any_of(card, power)) return false;
    bool asked = false;
    for (const PowerClause& clause : power.clauses) {
        if (clause.word != ClauseWord::Whom) continue;
        asked = true;
        if (clause_fits(clause, card)) return true;
    }
    return !asked;
}

std::vector<Bond> bonds_given(CardKind giver, const Catalogue& catalogue) {
    std::vector<Bond> bonds;
    const ArmyCard& card = catalogue[giver];
    for (std::size_t place = 0; place < card.powers.size(); ++place) {
        const auto kind = kind_of_bond(card.powers[place]);
        for (std::size_t i = 0; kind && i < catalogue.cards().size(); ++i)
            if (bonds_with(card, card.powers[place], catalogue.cards()[i]))
                bonds.push_back({*kind, giver, CardKind{static_cast<int>(i)}, place});
    }
    return bonds;
}

std::vector<Bond> bonds_taken(CardKind taker, const Catalogue& catalogue) {
    std::vector<Bond> bonds;
    for (std::size_t i = 0; i < catalogue.cards().size(); ++i) {
        const ArmyCard& card = catalogue.cards()[i];
        for (std::size_t place = 0; place < card.powers.size(); ++place)
            if (const auto kind = kind_of_bond(card.powers[place]);
                kind && bonds_with(card, card.powers[place], catalogue[taker]))
                bonds.push_back({*kind, CardKind{static_cast<int>(i)}, taker, place});
    }
    return bonds;
}

}  // namespace hexwright::powers
