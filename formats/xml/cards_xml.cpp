#include "formats/xml/cards_xml.h"

#include "engine/core/text.h"
#include "formats/xml/take.h"
#include "formats/xml/utf8.h"

#include <algorithm>

namespace hexwright {
namespace {

constexpr int max_number = 99;   // For move, dice, life and figures.
constexpr int max_height = 120;  // In levels.
constexpr int max_points = 9999;
constexpr std::size_t max_power_text = 1000;  // In characters.
constexpr std::size_t max_powers = 16;        // Per card.
constexpr std::size_t max_word_list = 1000;   // Characters of an attribute that lists words.

constexpr std::string_view edition_words[] = {"basic-2004",  "master-2004", "basic-2007",
                                              "master-2007", "basic-2022",  "master-2022"};
constexpr std::string_view power_attributes[] = {"id", "name", "editions", "doubt"};

template <class Word>
bool word(Take& take, Word& place, const Node& node, std::string_view attribute,
          std::initializer_list<std::string_view> words) {
    std::size_t index = 0;
    if (!take(index, node.one_of(attribute, words))) return false;
    place = static_cast<Word>(index);
    return true;
}

// ---- powers

Result<void> only_known_parameters(const Node& node) {
    std::vector<std::string> known(std::begin(power_attributes), std::end(power_attributes));
    for (const KnownParameter& parameter : known_parameters()) known.emplace_back(parameter.name);
    for (const std::string_view name : node.attribute_names())
        if (std::ranges::find(known, name) == known.end())
            return failure(unknown_word(node, name, "parameter", name, known));
    return {};
}

Result<PowerParameter> parameter_of(const Node& node, const KnownParameter& known) {
    PowerParameter parameter{std::string(known.name)};
    Take take;
    if (known.type == ParameterType::Number)
        return take.give(take(parameter.number, node.integer(known.name, known.low, known.high)), parameter);
    if (known.type == ParameterType::YesNo)
        return take.give(word(take, parameter.number, node, known.name, {"no", "yes"}), parameter);
    std::string text;
    const bool well = take(text, node.text(known.name, max_word_list));
    parameter.words = words_in(text);
    return take.give(well, parameter);
}

Result<std::vector<PowerParameter>> parameters_of(const Node& node) {
    std::vector<PowerParameter> parameters;
    for (const KnownParameter& known : known_parameters()) {
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
    auto text = node.content();
    if (text && text->size() > max_power_text)
        return failure(node.error({"catalogue.long-power", {{"limit", max_power_text}}}));
    return text;
}

Result<PrintedPower> read_power(const Node& node) {
    PrintedPower power;
    Take take;
    const bool well = take(only_known_parameters(node)) && take(power.id, node.id("id")) &&
                      take(power.name, node.text_or("name", "")) && take(power.editions, editions_of(node)) &&
                      take(power.parameters, parameters_of(node)) && take(power.doubt, node.text_or("doubt", "")) &&
                      take(power.text, power_text(node));
    return take.give(well, power);
}

// ---- cards

Result<CardNumbers> numbers_of(const Node& node) {
    CardNumbers numbers;
    Take take;
    const bool well = take(node.only_attributes({"move", "range", "attack", "defense"})) &&
                      take(node.nothing_inside()) && take(numbers.move, node.integer("move", 0, max_number)) &&
                      take(numbers.range, node.integer("range", 0, max_number)) &&
                      take(numbers.attack, node.integer("attack", 0, max_number)) &&
                      take(numbers.defense, node.integer("defense", 0, max_number));
    return take.give(well, numbers);
}

bool read_who(Take& take, const Node& node, ArmyCard& card) {
    return take(card.id, node.id("id")) && take(card.name, node.text("name")) &&
           take(card.set, node.text_or("set", "")) && take(card.printing, node.text_or("printing", "")) &&
           take(card.general, node.text("general")) && take(card.homeworld, node.text_or("homeworld", "")) &&
           take(card.species, node.text("species")) && take(card.card_class, node.text("class")) &&
           take(card.personality, node.text("personality")) && take(card.doubt, node.text_or("doubt", ""));
}

bool read_figures(Take& take, const Node& node, ArmyCard& card) {
    if (node.has("base") && !word(take, card.base, node, "base", {"single", "double", "hive"})) return false;
    return word(take, card.form, node, "form", {"hero", "squad"}) &&
           word(take, card.rarity, node, "rarity", {"unique", "uncommon", "common"}) &&
           word(take, card.size, node, "size", {"small", "medium", "large", "huge"}) &&
           take(card.height, node.integer("height", 1, max_height)) &&
           take(card.figures, node.integer_or("figures", 1, max_number, 1)) &&
           take(card.life, node.integer("life", 1, max_number)) &&
           take(card.points, node.integer("points", 0, max_points)) &&
           take(card.copies, node.integer_or("copies", 0, max_number, 1));
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
    const int top = max_height * 10;
    return take(zone->only_attributes({"eye", "from", "to"})) && take(zone->nothing_inside()) &&
           take(card.zone.eye, zone->integer("eye", 0, top)) &&
           take(card.zone.from, zone->integer("from", 0, top - 1)) &&
           take(card.zone.to, zone->integer("to", card.zone.from + 1, top));
}

// Checks that a hero card has one figure and a squad several (CARD-01).
Result<void> figures_fit(const Node& node, const ArmyCard& card) {
    if (card.is_hero() == (card.figures == 1)) return {};
    return failure(node.error_at(
        "figures", {card.is_hero() ? "catalogue.hero-of-several" : "catalogue.squad-of-one", {{"id", card.id}}}));
}

}  // namespace

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
    const bool well = take(node.only_attributes({"id", "name", "set", "printing", "general", "homeworld", "species",
                                                 "class", "personality", "form", "rarity", "size", "height", "base",
                                                 "figures", "life", "points", "copies", "doubt"})) &&
                      take(node.only_children({"master", "basic", "zone", "power"})) && read_who(take, node, card) &&
                      read_figures(take, node, card) && take(figures_fit(node, card)) &&
                      read_numbers(take, node, card) && read_zone(take, node, card) &&
                      take(card.powers, read_powers(node));
    return take.give(well, card);
}

}  // namespace hexwright
