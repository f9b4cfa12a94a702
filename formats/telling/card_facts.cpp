#include "formats/telling/card_facts.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/core/enum_texts.h"
#include "engine/setup/not_played.h"
#include "formats/telling/card_text.h"
#include "formats/xml/catalogue/card_boxes_xml.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace hexwright::telling {
namespace {

constexpr std::size_t most_bond_names = 12;  // "Any Unique hero" means a hundred.

class FactWriter {
public:
    FactWriter(const Catalogue& catalogue, CardKind kind, const Words& words)
        : catalogue_(catalogue), card_(catalogue[kind]), kind_(kind), words_(words) {}

    CardFacts write() const {
        CardFacts facts = without_bonds();
        facts.bonds = bonds();
        return facts;
    }

    CardFacts without_bonds() const {
        CardFacts facts;
        facts.name = full_name(catalogue_, card_);
        facts.kind = word(word_of(card_.rarity)) + " " + word(word_of(card_.form));
        facts.about = about();
        facts.summary = summary();
        facts.numbers = numbers(card_.master);
        if (card_.basic) facts.basic = numbers(*card_.basic);
        for (std::size_t i = 0; i < card_.powers.size(); ++i)
            add_power(facts.powers, {card_.powers[i].name, power_text(card_, i, words_), card_.powers[i].doubt});
        facts.box = box_name(catalogue_, card_);
        for (const Message& power : not_played(card_)) facts.notes.push_back(words_(power));
        if (!card_.doubt.empty()) facts.notes.push_back(words_(Message{"catalogue.doubt", {{"doubt", card_.doubt}}}));
        return facts;
    }

private:
    std::string word(std::string_view word) const { return words_("card." + std::string(word)); }

    std::vector<CardFact> about() const {
        std::vector<CardFact> facts;
        const auto add = [&](const char* label, std::string value) {
            if (!value.empty()) facts.push_back({words_(label), std::move(value)});
        };
        add("card-facts.general", card_.general);
        add("card-facts.homeworld", card_.homeworld);
        add("card-facts.species", card_.species);
        add("card-facts.class", card_.card_class);
        add("card-facts.personality", card_.personality);
        add("card-facts.size", word(word_of(card_.size)) + " " + std::to_string(card_.height));
        if (card_.is_squad()) add("card-facts.figures", std::to_string(card_.figures));
        if (card_.spaces() > 1) add("card-facts.spaces", std::to_string(card_.spaces()));
        return facts;
    }

    // What other powers ask of a card, in one line.
    std::string summary() const {
        std::string text;
        const auto add = [&](const std::string& words) {
            if (!words.empty()) text += (text.empty() ? "" : " \u00B7 ") + words;
        };
        add(card_.general);
        add(card_.species);
        add(card_.card_class);
        add(card_.personality);
        add(word(word_of(card_.size)) + " " + std::to_string(card_.height));
        if (card_.is_squad()) add(words_(Message{"catalogue.card-figures", {{"figures", card_.figures}}}));
        if (card_.spaces() > 1) add(words_(Message{"catalogue.card-spaces", {{"spaces", card_.spaces()}}}));
        return text;
    }

    std::vector<CardFact> numbers(const CardNumbers& side) const {
        return {{words_("card-facts.life"), std::to_string(card_.life)},
                {words_("card-facts.move"), std::to_string(side.move)},
                {words_("card-facts.range"), std::to_string(side.range)},
                {words_("card-facts.attack"), std::to_string(side.attack)},
                {words_("card-facts.defense"), std::to_string(side.defense)}};
    }

    // A power that does several things is several powers of one name, whose sentences may go on over "…".
    static void add_power(std::vector<PowerFact>& powers, PowerFact power) {
        if (powers.empty() || powers.back().name != power.name) return powers.push_back(std::move(power));
        constexpr std::string_view more = "\u2026";
        std::string& text = powers.back().text;
        std::string_view rest = power.text;
        if (text.ends_with(more)) text.resize(text.size() - more.size());
        if (rest.starts_with(more)) rest.remove_prefix(more.size());
        while (text.ends_with(' ')) text.pop_back();
        while (rest.starts_with(' ')) rest.remove_prefix(1);
        (text += " ") += rest;
        if (!power.doubt.empty()) powers.back().doubt += (powers.back().doubt.empty() ? "" : "; ") + power.doubt;
    }

    std::vector<BondFact> bonds() const {
        std::vector<BondFact> facts;
        for (const Bond& bond : bonds_given(kind_, catalogue_)) add(facts, bond, true);
        for (const Bond& bond : bonds_taken(kind_, catalogue_)) add(facts, bond, false);
        std::ranges::stable_sort(facts, {}, [](const BondFact& fact) { return fact.kind; });
        for (BondFact& fact : facts) tell(fact);
        return facts;
    }

    // A fact for each power that is given, and one for all that is taken of a kind.
    void add(std::vector<BondFact>& facts, const Bond& bond, bool given) const {
        const std::string power = given ? card_.powers[bond.power].name : std::string();
        const auto same = [&](const BondFact& fact) {
            return fact.kind == bond.kind && fact.given == given && fact.power == power;
        };
        auto fact = std::ranges::find_if(facts, same);
        if (fact == facts.end()) fact = facts.insert(facts.end(), {bond.kind, given, power, {}, {}, {}});
        const CardKind other = given ? bond.taker : bond.giver;
        if (std::ranges::count(fact->cards, other) == 0) fact->cards.push_back(other);
    }

    void tell(BondFact& fact) const {
        const char* sentence = fact.kind == BondKind::Turn
                                   ? (fact.given ? "card-facts.gives-turn" : "card-facts.gets-turn")
                                   : (fact.given ? "card-facts.helps" : "card-facts.is-helped");
        fact.lead = words_(Message{sentence, {{"power", fact.power}}});
        const std::size_t told = std::min(fact.cards.size(), most_bond_names);
        for (std::size_t i = 0; i < told; ++i)
            fact.names += (i == 0 ? "" : "; ") + full_name(catalogue_, catalogue_[fact.cards[i]]);
        if (const std::size_t more = fact.cards.size() - told; more > 0)
            fact.names = words_(Message{"card-facts.more", {{"names", fact.names}, {"n", more}}});
    }

    const Catalogue& catalogue_;
    const ArmyCard& card_;
    CardKind kind_;
    const Words& words_;
};

}  // namespace

CardFacts card_facts(const Catalogue& catalogue, CardKind card, const Words& words) {
    return FactWriter(catalogue, card, words).write();
}

std::string box_name(const Catalogue& catalogue, const ArmyCard& card) {
    const auto called = [](const std::string& name, const std::string& release) {
        return release.empty() ? name : name + " (" + release + ")";
    };
    if (const auto set = catalogue.set(card.set)) return called(catalogue[*set].name, catalogue[*set].release);
    if (const CardBox* box = shipped_card_box(card.set)) return called(box->name, box->release);
    return card.set;
}

std::string searched_text(const Catalogue& catalogue, CardKind card, const Words& words) {
    const CardFacts facts = FactWriter(catalogue, card, words).without_bonds();
    std::string text = facts.name + " " + catalogue[card].id + " " + facts.kind + " " + facts.box;
    for (const CardFact& fact : facts.about) text += " " + fact.value;
    for (const PowerFact& power : facts.powers) text += " " + power.name + " " + power.text;
    return text;
}

}  // namespace hexwright::telling
