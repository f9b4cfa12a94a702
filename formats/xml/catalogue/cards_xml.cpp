#include "formats/xml/catalogue/cards_xml.h"

#include "engine/core/text.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/card_attributes.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"

#include <algorithm>

namespace hexwright::xml {
namespace {

constexpr int max_tenths = max_card_height * 10;
constexpr std::size_t max_power_text = 1000;  // In characters.
constexpr std::size_t max_powers = 16;        // Per card.
constexpr std::size_t max_clauses = 16;       // Per power.
constexpr std::size_t max_word_list = 1000;   // Characters of an attribute that lists words.

constexpr std::string_view edition_words[] = {"basic-2004",  "master-2004", "basic-2007",
                                              "master-2007", "basic-2022",  "master-2022"};
constexpr std::string_view power_attributes[] = {"id", "name", "editions", "doubt"};

// ---- powers

using KnownParameters = std::span<const KnownParameter>;

Result<void> only_known(const Node& node, KnownParameters known, std::vector<std::string> names) {
    for (const KnownParameter& parameter : known) names.emplace_back(parameter.name);
    for (const std::string_view name : node.attribute_names())
        if (std::ranges::find(names, name) == names.end())
            return failure(unknown_word(node, name, "parameter", name, names));
    return {};
}

Result<void> only_known_parameters(const Node& node) {
    return only_known(node, known_parameters(), {std::begin(power_attributes), std::end(power_attributes)});
}

Result<PowerParameter> parameter_of(const Node& node, const KnownParameter& known) {
    PowerParameter parameter{std::string(known.name)};
    Take take;
    if (known.type == ParameterType::Number)
        return take.give(take(parameter.number, node.integer(known.name, known.low, known.high)), parameter);
    if (known.type == ParameterType::YesNo) {
        std::size_t yes = 0;
        const bool ok = take(yes, node.one_of(known.name, yes_no_words));
        parameter.number = static_cast<int>(yes);
        return take.give(ok, parameter);
    }
    std::string text;
    const bool ok = take(text, node.text(known.name, max_word_list));
    parameter.words = words_in(text);
    return take.give(ok, parameter);
}

Result<std::vector<PowerParameter>> parameters_of(const Node& node, KnownParameters all) {
    std::vector<PowerParameter> parameters;
    for (const KnownParameter& known : all) {
        if (!node.has(known.name)) continue;
        auto parameter = parameter_of(node, known);
        if (!parameter) return failure(parameter.error());
        parameters.push_back(std::move(*parameter));
    }
    return parameters;
}

Result<std::vector<std::string>> editions_of(const Node& node) {
    auto text = node.text_or("editions", "", max_word_list);
    if (!text) return failure(text.error());
    std::vector<std::string> found = words_in(*text);
    for (const std::string& each : found)
        if (std::ranges::find(edition_words, each) == std::end(edition_words))
            return failure(
                unknown_word(node, "editions", "edition", each, {std::begin(edition_words), std::end(edition_words)}));
    return found;
}

Result<std::string> power_text(const Node& node) {
    std::string text = node.text_beside_children();
    if (text.size() > max_power_text) return failure(node.error({"catalogue.long-power", {{"limit", max_power_text}}}));
    return text;
}

Result<PowerClause> read_clause(const Node& node) {
    const auto word = std::ranges::find(clause_words, node.name());
    PowerClause clause{static_cast<ClauseWord>(word - std::begin(clause_words))};
    Take take;
    const bool ok = take(only_known(node, clause_parameters(), {})) && take(node.nothing_inside()) &&
                    take(clause.parameters, parameters_of(node, clause_parameters()));
    return take.give(ok, clause);
}

Result<std::vector<PowerClause>> clauses_of(const Node& node) {
    std::vector<PowerClause> clauses;
    for (const Node& child : node.children()) {
        if (std::ranges::find(clause_words, child.name()) == std::end(clause_words))
            return failure(node.unknown_child(child, clause_words));
        if (clauses.size() >= max_clauses)
            return failure(child.error({"catalogue.many-clauses", {{"limit", max_clauses}}}));
        auto clause = read_clause(child);
        if (!clause) return failure(clause.error());
        clauses.push_back(std::move(*clause));
    }
    return clauses;
}

Result<PrintedPower> read_power(const Node& node) {
    PrintedPower power;
    Take take;
    const bool ok = take(only_known_parameters(node)) && take(power.id, node.id("id")) &&
                    take(power.name, node.text_or("name", "")) && take(power.editions, editions_of(node)) &&
                    take(power.parameters, parameters_of(node, known_parameters())) &&
                    take(power.clauses, clauses_of(node)) && take(power.doubt, node.text_or("doubt", "")) &&
                    take(power.text, power_text(node));
    return take.give(ok, power);
}

// ---- cards

struct TopAttribute {  // The upper end of a hit zone, which must be above its lower end.
    std::string_view name = "to";
    Need need = Need::Must;
    int low = 1, high = max_tenths;
    bool read(const Node& node, SightZone& zone, Take& take) const {
        return take(zone.to, node.integer(name, zone.from + 1, high));
    }
};
constexpr std::tuple hit_zone_attributes{
    NumberAttribute{"eye", &SightZone::eye, 0, max_tenths},
    NumberAttribute{"from", &SightZone::from, 0, max_tenths - 1},
    TopAttribute{},
};

Result<CardNumbers> numbers_of(const Node& node) {
    CardNumbers numbers;
    Take take;
    return take.give(take(read_element(node, card_number_attributes, numbers)), numbers);
}

bool read_numbers(Take& take, const Node& node, ArmyCard& card) {
    for (const char* side : {"master", "basic", "zone"})
        if (const auto twice = node.children(side); twice.size() > 1)
            return take.fail(twice[1].error({"catalogue.twice", {{"what", side}, {"id", card.id}}}));
    const auto master = node.child("master"), basic = node.child("basic");
    if (!master) return take.fail(node.error({"catalogue.card-without-numbers", {{"id", card.id}}}));
    return take(card.master, numbers_of(*master)) && (!basic || take(card.basic.emplace(), numbers_of(*basic)));
}

// A zone read off the card replaces the estimate completely.
bool read_zone(Take& take, const Node& node, ArmyCard& card) {
    card.zone = estimated_zone(card.height);
    const auto zone = node.child("zone");
    if (!zone) return true;
    card.zone.estimated = false;
    return take(read_element(*zone, hit_zone_attributes, card.zone));
}

}  // namespace

std::optional<Message> why_no_card(const ArmyCard& card) {
    if (card.is_hero() == (card.figures == 1)) return {};
    return Message{card.is_hero() ? "catalogue.hero-of-several" : "catalogue.squad-of-one",
                   {{"id", shortened(card.id)}}};
}

Result<std::vector<PrintedPower>> read_powers(const Node& node) {
    std::vector<PrintedPower> powers;
    for (const Node& child : node.children("power")) {
        if (powers.size() >= max_powers)
            return failure(child.error({"catalogue.many-powers", {{"limit", max_powers}}}));
        auto power = read_power(child);
        if (!power) return failure(power.error());
        powers.push_back(std::move(*power));
    }
    return powers;
}

Result<ArmyCard> read_card(const Node& node) {
    ArmyCard card;
    Take take;
    const auto fits = [&] {
        const auto why = why_no_card(card);
        return !why || take.fail(node.error_at("figures", *why));
    };
    const bool ok = take(read_element(node, card_attributes, card, {"master", "basic", "zone", "power"})) && fits() &&
                    read_numbers(take, node, card) && read_zone(take, node, card) &&
                    take(card.powers, read_powers(node));
    return take.give(ok, card);
}

std::vector<ListedElement> card_elements() {
    ListedElement power{"power", {{"id", true}, {"name"}, {"editions"}, {"doubt"}}};
    for (const KnownParameter& known : known_parameters())
        power.attributes.push_back({std::string(known.name), false, known.low, known.high});
    ListedElement clause{"clause", {}};
    for (const KnownParameter& known : clause_parameters())
        clause.attributes.push_back({std::string(known.name), false, known.low, known.high});
    return {listed("card", card_attributes), listed("card-numbers", card_number_attributes),
            listed("zone", hit_zone_attributes), std::move(power), std::move(clause)};
}

}  // namespace hexwright::xml
