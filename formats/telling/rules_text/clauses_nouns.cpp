// Nouns with all their descriptions: "each Unique Hero of player 1 on water", "at least 4 water spaces".
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

#include <algorithm>
#include <cctype>

namespace hexwright::telling {

namespace {

// True for adjectives before the noun: "an engaged figure".
bool stands_before(const Condition& condition) {
    const auto* wounded = std::get_if<condition::Wounded>(&condition.is);
    return (wounded && wounded->at_least == 1) || std::holds_alternative<condition::Engaged>(condition.is) ||
           std::holds_alternative<condition::Active>(condition.is) ||
           std::holds_alternative<condition::Destroyed>(condition.is);
}

// True for phrases like "bearing a *poison* marker".
bool is_borne(const Condition& condition) {
    return std::holds_alternative<condition::Wounded>(condition.is) ||
           std::holds_alternative<condition::Flag>(condition.is) ||
           std::holds_alternative<condition::Counter>(condition.is);
}

// Alternatives that are all phrases without negation can follow the noun directly.
bool is_plain(const Logic& logic) {
    return std::ranges::all_of(logic.parts, [](const Logic& part) {
        return part.kind == Logic::Kind::Leaf && !part.negated &&
               !std::holds_alternative<condition::Card>(part.leaf->is);
    });
}

}  // namespace

bool Quantity::plural() const {
    if (kind == Kind::Fewer || kind == Kind::Outside || kind == Kind::All) return true;
    if (kind == Kind::Least || kind == Kind::Most || kind == Kind::Exactly || kind == Kind::More) return low != 1;
    return kind == Kind::Between;
}

struct RulesText::Phrases {
    std::string head;     // For example "Unique Hero".
    bool headed = false;  // A condition has given the head.
    bool proper = false;  // One particular figure: "Sonlen", "the Marro Hive".
    bool person = false;  // Takes no article.
    std::string owner{};  // For example "of player 1".
    std::optional<condition::Card> card{};
    std::vector<std::string> before{};   // For example "engaged".
    std::string beside{};                // For example "other than the attacker".
    std::vector<std::string> with{};     // For example "on water".
    std::vector<std::string> bearing{};  // For example "bearing a *poison* marker".
    std::vector<std::string> either{};   // For example "on water or on ice".
    std::vector<std::string> that{};     // For example "on water or not engaged".
    std::vector<std::string> without{};
    Provisos provisos{};  // Conditions that are not about the thing itself.
};

std::string RulesText::with_article(const std::string& thing) const {
    std::string start;
    const auto first = std::min(thing.find_first_not_of(text_marks), thing.size());
    for (const char c : thing.substr(first, 3)) start += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const bool vowel =
        !start.empty() && std::string_view("aeiou").find(start[0]) != std::string_view::npos && start != "uni";
    return say(vowel ? "tell.an" : "tell.a", {{"what", thing}});
}

std::string RulesText::quantified(const std::string& thing, Quantity quantity) const {
    using Kind = Quantity::Kind;
    const std::vector<Argument> all{{"what", thing}, {"low", quantity.low}, {"high", quantity.high}};
    switch (quantity.kind) {
        case Kind::A:
            return with_article(thing);
        case Kind::Another:
            return say("tell.quantity.another", all);
        case Kind::Each:
            return say("tell.quantity.each", all);
        case Kind::No:
            return say("tell.quantity.no", all);
        case Kind::Least:
            return say("tell.quantity.at-least", all);
        case Kind::Most:
            return say("tell.quantity.at-most", all);
        case Kind::Exactly:
            return say("tell.quantity.exactly", all);
        case Kind::Between:
            return say("tell.quantity.between", all);
        case Kind::Fewer:
            return say("tell.quantity.fewer", all);
        case Kind::More:
            return say("tell.quantity.more", all);
        case Kind::Outside:
            return say(quantity.low == quantity.high ? "tell.quantity.not-exactly" : "tell.quantity.outside", all);
        case Kind::All:
            break;
    }
    return thing;
}

namespace {

constexpr EnumTexts<CardSize, CardSize::Huge> noun_sizes({
    {CardSize::Any, ""},
    {CardSize::Small, "tell.size.small"},
    {CardSize::Medium, "tell.size.medium"},
    {CardSize::Large, "tell.size.large"},
    {CardSize::Huge, "tell.size.huge"},
});
constexpr EnumTexts<CardRarity, CardRarity::Common> noun_rarities({
    {CardRarity::Any, ""},
    {CardRarity::Unique, "tell.rarity.unique"},
    {CardRarity::Uncommon, "tell.rarity.uncommon"},
    {CardRarity::Common, "tell.rarity.common"},
});

}  // namespace

std::string RulesText::card_head(const condition::Card& card, Spoken thing, bool plural) const {
    const int n = plural ? 2 : 1;
    const bool on_card = thing == Spoken::Card;
    std::string text = say(card.type == CardType::Hero    ? on_card ? "tell.noun.hero-card" : "tell.noun.hero"
                           : card.type == CardType::Squad ? on_card ? "tell.noun.squad-card" : "tell.noun.squad"
                           : on_card                      ? "tell.noun.card"
                                                          : "tell.noun.figure",
                           {{"n", n}});
    const auto described = [&](const std::string& adjective) {
        text = say("tell.described", {{"adjective", adjective}, {"what", text}});
    };
    if (card.id.given()) described(card_name(card.id.word));
    if (!card.species.text.empty()) described(as_printed(card.species.text, &ArmyCard::species));
    if (card.size != CardSize::Any) described(say(noun_sizes[card.size]));
    if (card.uniqueness != CardRarity::Any) described(say(noun_rarities[card.uniqueness]));
    return text;
}

std::string RulesText::as_printed(const std::string& word, std::string ArmyCard::* where) const {
    const auto card =
        std::ranges::find_if(catalogue_.cards(), [&](const ArmyCard& each) { return same_word(word, each.*where); });
    return card == catalogue_.cards().end() ? one_line(word) : (*card).*where;
}

std::string RulesText::power_called(const std::string& verb) const {
    for (const ArmyCard& card : catalogue_.cards())
        if (const PrintedPower* power = card.power(verb)) return power->name;
    return verb;
}

std::string RulesText::with_service(const condition::Card& card, std::string thing) const {
    if (!card.card_class.text.empty())
        thing =
            say("tell.of-class", {{"what", thing}, {"class", as_printed(card.card_class.text, &ArmyCard::card_class)}});
    if (!card.general.text.empty())
        thing =
            say("tell.of-general", {{"what", thing}, {"general", as_printed(card.general.text, &ArmyCard::general)}});
    return thing;
}

std::string RulesText::owner_of(const condition::Of& word) {
    if (word.figure.given()) return say("tell.of", {{"player", controller(find(word.figure.word, NameOf::Figure))}});
    if (word.player.word == "nobody") return say("tell.of-nobody");
    if (!chooser_.empty() && word.player.word == chooser_) return say("tell.of-their-own");
    return say("tell.of", {{"player", player(word.player.word)}});
}

// A card or a terrain becomes the head, the noun itself, unless an earlier condition has.
bool RulesText::becomes_head(Phrases& phrases, const Condition& condition, Spoken thing, bool plural) {
    if (phrases.headed) return false;
    if (const auto* word = std::get_if<condition::Terrain>(&condition.is)) {
        phrases.head = say("tell.described", {{"adjective", terrain(word->is.word)}, {"what", phrases.head}});
        return phrases.headed = true;
    }
    const auto* card = std::get_if<condition::Card>(&condition.is);
    if (!card) return false;
    phrases.head = card_head(*card, thing, plural);
    const auto kind = card->id.given() ? catalogue_.card(card->id.word) : std::nullopt;
    const bool alone = kind && thing == Spoken::Figure && *card == condition::Card{card->id};
    phrases.proper = alone && catalogue_[*kind].is_hero() && catalogue_[*kind].is_unique();
    phrases.person = phrases.proper && is_person(catalogue_[*kind]);
    if (alone && plural) phrases.head = say("tell.figures-of", {{"card", card_called(card->id.word)}});
    else if (phrases.proper) phrases.head = catalogue_[*kind].name;
    phrases.card = *card;
    return phrases.headed = true;
}

// Whose the thing is, or in which zone a space lies; one condition can say it.
bool RulesText::becomes_owner(Phrases& phrases, const Condition& condition, Spoken thing) {
    if (!phrases.owner.empty()) return false;
    if (const auto* of = std::get_if<condition::Of>(&condition.is)) phrases.owner = owner_of(*of);
    else if (const auto* in = std::get_if<condition::InZone>(&condition.is))
        phrases.owner = say("tell.of", {{"player", zone(in->id.word)}});
    else if (std::holds_alternative<condition::EnemyOf>(condition.is) ||
             std::holds_alternative<condition::FriendOf>(condition.is))
        phrases.owner = description_of(condition, thing);
    else return false;
    return true;
}

// False for a second card: it describes like a group.
bool RulesText::affirm(Phrases& phrases, const Condition& condition, Spoken thing, bool plural) {
    if (becomes_head(phrases, condition, thing, plural) || becomes_owner(phrases, condition, thing)) return true;
    const auto* is = std::get_if<condition::Is>(&condition.is);
    const auto* place = std::get_if<condition::SpaceIs>(&condition.is);
    if (is || place) phrases.that.push_back(say("tell.that-one", {{"what", description_of(condition, thing)}}));
    else if (stands_before(condition)) {
        std::string word = description_of(condition, thing);
        if (std::ranges::find(phrases.before, word) == phrases.before.end()) phrases.before.push_back(std::move(word));
    } else if (std::holds_alternative<condition::Card>(condition.is)) return false;
    else (is_borne(condition) ? phrases.bearing : phrases.with).push_back(description_of(condition, thing));
    return true;
}

void RulesText::deny(Phrases& phrases, const Condition& condition, Spoken thing) {
    const auto* is = std::get_if<condition::Is>(&condition.is);
    const auto* place = std::get_if<condition::SpaceIs>(&condition.is);
    if (phrases.beside.empty() && (is || place || std::holds_alternative<condition::Terrain>(condition.is)))
        phrases.beside = say("tell.other-than", {{"what", is      ? figure(is->figure.word)
                                                          : place ? space(place->is.word)
                                                                  : description_of(condition, thing)}});
    else phrases.without.push_back(description_of(condition, thing));
}

RulesText::Phrases RulesText::sorted(const Conditions& conditions, Spoken thing, bool plural) {
    Phrases phrases{say(thing == Spoken::Figure  ? "tell.noun.figure"
                        : thing == Spoken::Space ? "tell.noun.space"
                                                 : "tell.noun.card",
                        {{"n", plural ? 2 : 1}})};
    const Logic logic = logic_of(conditions);
    const std::vector<Logic> only{logic};
    for (const Logic& part : logic.kind == Logic::Kind::And ? logic.parts : only) {
        const bool leaf = part.kind == Logic::Kind::Leaf;
        if (!describes(part, thing)) {
            Logic positive = part;
            positive.negated = false;
            (leaf && part.negated ? phrases.provisos.unless : phrases.provisos.only_if)
                .push_back(said(positive, thing, say("tell.that-figure")));
        } else if (leaf && part.negated) {
            deny(phrases, *part.leaf, thing);
        } else if (!leaf || !affirm(phrases, *part.leaf, thing, plural)) {
            (is_plain(part) ? phrases.either : phrases.that).push_back(description(part, thing));
        }
    }
    return phrases;
}

std::string RulesText::noun(const Conditions& conditions, Quantity quantity, Spoken thing, Provisos* provisos,
                            const std::string& name) {
    const std::string before = std::exchange(candidate_, name);
    const bool plural = quantity.plural();
    const int n = plural ? 2 : 1;
    Phrases phrases = sorted(conditions, thing, plural);
    candidate_ = before;
    for (const std::string& word : phrases.before)
        phrases.head = say("tell.described", {{"adjective", word}, {"what", phrases.head}});
    const bool named = phrases.proper && phrases.before.empty() &&
                       (quantity.kind == Quantity::Kind::A || quantity.kind == Quantity::Kind::Each ||
                        quantity.kind == Quantity::Kind::Another);
    std::string text = !named           ? quantified(phrases.head, quantity)
                       : phrases.person ? phrases.head
                                        : say("tell.the-card", {{"card", phrases.head}});
    person_ = named && phrases.person ? phrases.head : std::string();
    only_one_ = named;
    const auto with = [&](std::string_view id, const std::string& what) {
        text = say(id, {{"thing", text}, {"what", what}, {"n", n}});
    };
    if (!phrases.owner.empty()) with("tell.thing.with", phrases.owner);
    if (phrases.card) text = with_service(*phrases.card, std::move(text));
    if (!phrases.beside.empty()) with("tell.thing.with", phrases.beside);
    if (!phrases.with.empty()) with("tell.thing.with", list(phrases.with));
    if (!phrases.bearing.empty()) with("tell.thing.with", list(phrases.bearing));
    phrases.with.insert(phrases.with.end(), phrases.bearing.begin(), phrases.bearing.end());
    if (phrases.with.empty() && phrases.that.empty() && phrases.either.size() == 1)
        with("tell.thing.with", phrases.either[0]);
    else phrases.that.insert(phrases.that.begin(), phrases.either.begin(), phrases.either.end());
    for (const std::string& that : phrases.that) with("tell.thing.that", that);
    const bool apart = !phrases.that.empty();  // The negations must be set apart from the preceding clause.
    const bool first =
        thing == Spoken::Space || (phrases.with.empty() && phrases.that.empty() && phrases.either.empty());
    if (apart && !phrases.without.empty()) with("tell.thing.and-not", list(phrases.without, "tell.list.or"));
    else if (phrases.without.size() == 1)
        with(first ? "tell.thing.that-not" : "tell.thing.but-not", phrases.without[0]);
    else if (!phrases.without.empty())
        with(first ? "tell.thing.neither" : "tell.thing.but-not",
             list(phrases.without, first ? "tell.list.nor" : "tell.list.or"));
    if (provisos) *provisos = std::move(phrases.provisos);
    else text = counted_only(std::move(text), phrases.provisos);
    return text;
}

// Inside a sentence that goes on behind it: "the number of destroyed figures (only if it is round 3)".
std::string RulesText::counted_only(std::string text, const Provisos& provisos) const {
    if (!provisos.only_if.empty()) text = say("tell.only-if", {{"what", text}, {"that", list(provisos.only_if)}});
    if (!provisos.unless.empty())
        text = say("tell.only-unless", {{"what", text}, {"that", list(provisos.unless, "tell.list.or")}});
    return text;
}

std::string RulesText::with_provisos(std::string text, const Provisos& provisos) const {
    if (!provisos.only_if.empty()) text = say("tell.provided", {{"what", text}, {"that", list(provisos.only_if)}});
    if (!provisos.unless.empty())
        text = say("tell.unless", {{"what", text}, {"that", list(provisos.unless, "tell.list.or")}});
    return text;
}

namespace {

constexpr EnumTexts<condition::Whereabouts, condition::Whereabouts::Carried> from_sentences({
    {condition::Whereabouts::Battlefield, ""},
    {condition::Whereabouts::Reserve, "tell.from-reserve"},
    {condition::Whereabouts::Destroyed, "tell.from-destroyed"},
    {condition::Whereabouts::Removed, "tell.from-removed"},
    {condition::Whereabouts::Carried, "tell.from-carried"},
});

}  // namespace

// Of figures that are not on the battlefield.
std::string RulesText::from_where(condition::Whereabouts where, std::string what) const {
    if (where == condition::Whereabouts::Battlefield) return what;
    return say(from_sentences[where], {{"what", std::move(what)}});
}

std::string RulesText::every_space(const Conditions& conditions) {
    return noun(conditions, {Quantity::Kind::Each}, Spoken::Space);
}

}  // namespace hexwright::telling
