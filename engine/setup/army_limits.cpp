#include "engine/setup/army_limits.h"

#include "engine/scenario/deployable.h"

#include <algorithm>
#include <utility>

namespace hexwright::setup {
namespace {

// As cards print it; the verb itself if none has it.
std::string power_printed(const std::string& verb, const Catalogue& catalogue) {
    for (const ArmyCard& card : catalogue.cards())
        if (const PrintedPower* power = card.power(verb)) return power->name;
    return verb;
}

std::string name_of_card(const std::string& id, const Catalogue& catalogue) {
    const auto kind = catalogue.card(id);
    return kind ? catalogue[*kind].name : id;
}

Refusal refused_by(const ArmyCard& card, const CardFilter& filter, const Catalogue& catalogue) {
    if (filter == CardFilter{.over = filter.over})
        return {{"army.too-dear", {{"card", card.name}, {"points", card.points}, {"over", filter.over}}}};
    if (filter == CardFilter{.power = filter.power})
        return {{"army.power-barred", {{"card", card.name}, {"power", power_printed(filter.power, catalogue)}}}};
    return {{"army.never", {{"card", card.name}, {"kinds", told(filter, catalogue)}}}};
}

// The words of a filter that have a sentence of their own.
struct FilterWord {
    std::string_view word;
    const char* sentence;
};
constexpr FilterWord uniqueness_words[] = {{"unique", "filter.uniqueness-unique"},
                                           {"uncommon", "filter.uniqueness-uncommon"},
                                           {"common", "filter.uniqueness-common"}};
constexpr FilterWord size_words[] = {{"small", "filter.size-small"},
                                     {"medium", "filter.size-medium"},
                                     {"large", "filter.size-large"},
                                     {"huge", "filter.size-huge"}};
constexpr FilterWord type_words[] = {{"hero", "filter.type-hero"}, {"squad", "filter.type-squad"}};
// Any other word stands for itself.
const char* sentence_of(std::span<const FilterWord> words, std::string_view word) {
    const auto found = std::ranges::find(words, word, &FilterWord::word);
    return found == words.end() ? "filter.value" : found->sentence;
}

std::vector<Message> all_told(const std::vector<CardFilter>& filters, const Catalogue& catalogue) {
    std::vector<Message> all;
    for (const CardFilter& filter : filters) all.push_back({"filter.all-of", {{"words", told(filter, catalogue)}}});
    return all;
}

}  // namespace

std::vector<Message> told(const CardFilter& filter, const Catalogue& catalogue) {
    std::vector<Message> words;
    const auto add = [&](const std::string& value, std::string id) {
        if (!value.empty()) words.push_back({std::move(id), {{"value", value}}});
    };
    if (!filter.card.empty()) add(name_of_card(filter.card, catalogue), "filter.value");
    add(filter.uniqueness, sentence_of(uniqueness_words, filter.uniqueness));
    add(filter.size, sentence_of(size_words, filter.size));
    add(filter.species, "filter.value");
    add(filter.card_class, "filter.value");
    add(filter.general, "filter.value");
    add(filter.type, sentence_of(type_words, filter.type));
    if (!filter.power.empty()) add(power_printed(filter.power, catalogue), "filter.with-power");
    add(filter.over, "filter.over-points");
    if (words.empty()) words.push_back({"filter.any-cards"});
    return words;
}

std::optional<Refusal> against_limits(const ArmyCard& card, const Army& army, std::span<const CardKind> cards,
                                      const Catalogue& catalogue) {
    const auto matches = [&](const CardFilter& filter) { return matches_filter(card, filter); };
    if (!army.only.empty() && std::ranges::none_of(army.only, matches))
        return Refusal{{"army.only", {{"card", card.name}, {"kinds", all_told(army.only, catalogue)}}}};
    if (const auto never = std::ranges::find_if(army.never, matches); never != army.never.end())
        return refused_by(card, *never, catalogue);
    if (const CardFilter* full = filled_up(card, army, cards, catalogue))
        return Refusal{{"army.at-most", {{"card", card.name}, {"n", full->most}, {"kinds", told(*full, catalogue)}}}};
    return {};
}

std::vector<CardKind> kinds_in(const std::vector<CardOfArmy>& cards, const Catalogue& catalogue) {
    std::vector<CardKind> kinds;
    for (const CardOfArmy& entry : cards)
        if (const auto kind = catalogue.card(entry.card))
            kinds.insert(kinds.end(), static_cast<std::size_t>(entry.copies), *kind);
    return kinds;
}

std::vector<CardOfArmy> in_copies(std::vector<CardKind> cards, const Catalogue& catalogue) {
    std::ranges::sort(cards);
    std::vector<CardOfArmy> army;
    for (const CardKind kind : cards)
        if (!army.empty() && army.back().card == catalogue[kind].id) ++army.back().copies;
        else army.push_back({catalogue[kind].id});
    return army;
}

std::vector<CardKind> given_cards(const Setup& setup, const Catalogue& catalogue) {
    std::vector<CardKind> given = kinds_in(setup.nobodys.cards, catalogue);
    const auto add_owned = [&](const std::vector<OwnedPiece>& owns) {
        for (const OwnedPiece& owned : owns)
            if (const auto kind = catalogue.card(owned.card)) given.push_back(*kind);
    };
    add_owned(setup.nobody_owns);
    for (const PlayerSetup& player : setup.players) {
        const std::vector<CardKind> own = kinds_in(player.army.cards, catalogue);
        given.insert(given.end(), own.begin(), own.end());
        add_owned(player.owns);
    }
    return given;
}

}  // namespace hexwright::setup
