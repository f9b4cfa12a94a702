#include "engine/rulebook/word_sense.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace hexwright::rulebook {

bool WordSense::fail(const char* sentence, std::string_view word) {
    return troubles_.fail({sentence, {{"word", word}}});
}

// ---- effects

bool WordSense::makes_sense(const effect::Each& word) {
    const bool unknown = word.glyph.given() && word.sort.given() && !state_.catalogue().glyph(word.sort.word);
    return !unknown || names_.unknown(no_glyph, word.sort.word, ids_of(state_.catalogue().glyphs()));
}
bool WordSense::makes_sense(const effect::Pick& word) {
    const bool random = word.the == effect::PickBy::Random;
    const bool measured = word.measure && !word.measure->amounts.empty();
    return random != measured || fail("rule.pick-amounts", word_of(word.the));
}
bool WordSense::makes_sense(const effect::Option& word) {
    return !word.text.text.empty() || fail("rule.option-text", "option");
}
bool WordSense::makes_sense(const effect::Menu& word) {
    if (word.options.empty()) return fail("rule.no-options", "menu");
    return word.options.size() <= effect::most_options ||
           fail("rule.too-many-options", std::to_string(effect::most_options));
}

bool WordSense::makes_sense(const effect::AskNumber& word) {
    if (word.from > word.to) return fail("rule.numbers-turned", std::to_string(word.from.value));
    return word.to - word.from < effect::most_answers ||
           fail("rule.too-many-numbers", std::to_string(effect::most_answers));
}

bool WordSense::names_one(const effect::Each& word) {
    const int names = word.figure.given() + word.player.given() + word.space.given() + word.glyph.given() +
                      word.zone.given() + word.piece.given();
    return names == 1 || fail("rule.each-what", effect::Each::name);
}
bool WordSense::names_one(const effect::Pick& word) {
    const int names = word.figure.given() + word.player.given() + word.space.given();
    return names == 1 || fail("rule.each-what", effect::Pick::name);
}
bool WordSense::names_one(const effect::Choose& word) {
    return !word.figure.given() || !word.space.given() || fail("rule.choose-what", "choose");
}

// ---- rules and modifiers

bool WordSense::makes_sense(const On& on) {
    const bool in_a_zone = on.event == EventKind::Enter || on.event == EventKind::Leave;
    return !in_a_zone || on.zone.given() || fail("rule.enter-where", event_words[static_cast<int>(on.event)]);
}
bool WordSense::makes_sense(const modifier::Cannot& word) {
    return !word.zone.given() || word.act == modifier::Ban::Leave || fail("rule.zone-for-leave", word_of(word.act));
}

namespace {

bool asks_who_is_engaged(const Conditions& conditions);

template <class Member>
bool asks_inside(const Member& member) {
    if constexpr (std::is_same_v<Member, Conditions>) return asks_who_is_engaged(member);
    else return false;
}

bool asks_who_is_engaged(const Conditions& conditions) {
    return std::ranges::any_of(conditions, [](const Condition& each) {
        return std::visit(
            []<class Word>(const Word& word) {
                bool asks = std::is_same_v<Word, condition::Engaged>;
                each_field(word, [&](std::string_view, const auto& member) { asks = asks || asks_inside(member); });
                return asks;
            },
            each.is);
    });
}

}  // namespace

// Who takes no part is engaged with nobody, so that engagement cannot decide it.
bool WordSense::makes_sense(const Modifier& word) {
    const bool bans_part = std::ranges::any_of(word.changes, [](const Amendment& change) {
        const auto* cannot = std::get_if<modifier::Cannot>(&change.is);
        return cannot && cannot->act == modifier::Ban::TakePart;
    });
    const bool asks =
        asks_who_is_engaged(word.conditions) || (word.during && asks_who_is_engaged(word.during->conditions));
    return !bans_part || !asks || fail("rule.part-by-engagement", condition::Engaged::name);
}

// ---- amounts

bool WordSense::makes_sense(const amount::Dealt&) {
    return names_.has_damage || fail("rule.nothing-dealt", amount::Dealt::name);
}
bool WordSense::makes_sense(const amount::Minus& word) {
    return !word.amounts.empty() || fail("rule.minus-what", amount::Minus::name);
}

// ---- conditions

bool WordSense::makes_sense(const condition::Compare& word) {
    return word.amounts.size() == 2 || fail("rule.compare-two", "compare");
}
bool WordSense::makes_sense(const condition::StandsOn& word) {
    const bool asks =
        word.terrain.given() || word.zone.given() || word.glyph.given() || word.at.given() || !word.parts.empty();
    return asks || fail("rule.stands-on-what", "stands-on");
}
bool WordSense::makes_sense(const condition::Card& word) {
    const bool general = is_printed(word.general, &ArmyCard::general, {"rule.no-general", "rule.no-general-near"});
    const bool species = is_printed(word.species, &ArmyCard::species, {"rule.no-species", "rule.no-species-near"});
    const bool card_class = is_printed(word.card_class, &ArmyCard::card_class, {"rule.no-class", "rule.no-class-near"});
    return general && species && card_class;
}
// Every figure belongs to its controller, so that question is refused.
bool WordSense::not_of_itself(const std::string& player) {
    return player != "controller" || fail("rule.own-controller", player);
}
// Some card has this text printed.
bool WordSense::is_printed(const Phrase& wanted, std::string ArmyCard::* printed, const UnknownSentences& sentences) {
    const auto& cards = state_.catalogue().cards();
    const auto is = [&](const ArmyCard& card) { return same_word(wanted.text, card.*printed); };
    if (wanted.text.empty() || std::ranges::any_of(cards, is)) return true;
    std::vector<std::string> words;
    for (const ArmyCard& card : cards) words.push_back(card.*printed);
    return names_.unknown(sentences, wanted.text, std::move(words));
}

}  // namespace hexwright::rulebook
