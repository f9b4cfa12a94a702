#include "editor/cli/catalogue_cards.h"

#include "engine/setup/not_played.h"
#include "formats/telling/card_facts.h"
#include "formats/telling/card_text.h"

#include <algorithm>
#include <span>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string word(std::string_view word, const Words& words) { return words("card." + std::string(word)); }

bool yes_or_no(const PowerParameter& parameter, std::span<const KnownParameter> among) {
    const auto known = std::ranges::find(among, parameter.name, &KnownParameter::name);
    return known != among.end() && known->type == ParameterType::YesNo;
}

Json to_json(const std::vector<PowerParameter>& parameters, std::span<const KnownParameter> among) {
    Json json = Json::object();
    for (const PowerParameter& parameter : parameters) {
        Json& value = json[parameter.name];
        if (!parameter.words.empty()) value = parameter.words;
        else if (yes_or_no(parameter, among)) value = parameter.number == 1;
        else value = parameter.number;
    }
    return json;
}

void add_numbers(Json& json, const CardNumbers& numbers) {
    json["move"] = numbers.move;
    json["range"] = numbers.range;
    json["attack"] = numbers.attack;
    json["defense"] = numbers.defense;
}

std::string numbers_line(const char* sentence, const CardNumbers& numbers, int life, const Words& words) {
    return "  " +
           words(Message{sentence,
                         {{"life", life},
                          {"move", numbers.move},
                          {"range", numbers.range},
                          {"attack", numbers.attack},
                          {"defense", numbers.defense}}}) +
           "\n";
}

std::string doubt_line(const std::string& doubt, const Words& words) {
    return doubt.empty() ? std::string{} : "  " + words(Message{"catalogue.doubt", {{"doubt", doubt}}}) + "\n";
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace

Json to_json(const PrintedPower& power) {
    Json json{{"id", power.id}};
    if (!power.name.empty()) json["name"] = power.name;
    json["text"] = power.text;
    json["parameters"] = to_json(power.parameters, known_parameters());
    for (const PowerClause& clause : power.clauses)
        json["clauses"].push_back({{word_of(clause.word), to_json(clause.parameters, clause_parameters())}});
    if (!power.editions.empty()) json["editions"] = power.editions;
    if (!power.doubt.empty()) json["doubt"] = power.doubt;
    return json;
}

Json to_json(const ArmyCard& card) {
    Json json{{"id", card.id},
              {"name", card.name},
              {"set", card.set},
              {"printing", card.printing},
              {"general", card.general},
              {"homeworld", card.homeworld},
              {"species", card.species},
              {"class", card.card_class},
              {"personality", card.personality},
              {"form", word_of(card.form)},
              {"rarity", word_of(card.rarity)},
              {"size", word_of(card.size)},
              {"height", card.height},
              {"figures", card.figures},
              {"spaces", card.spaces()},
              {"life", card.life},
              {"points", card.points}};
    add_numbers(json, card.master);
    if (card.basic) add_numbers(json["basic"], *card.basic);
    json["zone"] = {
        {"eye", card.zone.eye}, {"from", card.zone.from}, {"to", card.zone.to}, {"estimated", card.zone.estimated}};
    json["powers"] = Json::array();
    for (const PrintedPower& power : card.powers) json["powers"].push_back(to_json(power));
    if (!card.doubt.empty()) json["doubt"] = card.doubt;
    return json;
}

std::string line_of(const ArmyCard& card, const Words& words) {
    return card.id + ": " +
           words(Message{"catalogue.card",
                         {{"name", card.name},
                          {"rarity", word(word_of(card.rarity), words)},
                          {"form", word(word_of(card.form), words)},
                          {"general", card.general},
                          {"points", card.points}}});
}

std::string more_about(const ArmyCard& card, const Catalogue& catalogue, const Words& words) {
    std::string text = "  " +
                       words(Message{"catalogue.card-about",
                                     {{"species", card.species},
                                      {"class", card.card_class},
                                      {"personality", card.personality},
                                      {"size", word(word_of(card.size), words)},
                                      {"height", card.height}}}) +
                       "\n";
    if (card.is_squad()) text += "  " + words(Message{"catalogue.card-figures", {{"figures", card.figures}}}) + "\n";
    if (card.spaces() > 1) text += "  " + words(Message{"catalogue.card-spaces", {{"spaces", card.spaces()}}}) + "\n";
    text += numbers_line("catalogue.card-numbers", card.master, card.life, words);
    if (card.basic) text += numbers_line("catalogue.card-basic", *card.basic, card.life, words);
    std::vector<PrintedPower> powers = card.powers;
    for (std::size_t i = 0; i < powers.size(); ++i) powers[i].text = power_text(card, i, words);
    text += more_about(powers, words);
    for (const Message& power : not_played(card)) text += "  " + words(power) + "\n";
    text += doubt_line(card.doubt, words);
    const CardFacts facts = card_facts(catalogue, *catalogue.card(card.id), words);
    for (const BondFact& bond : facts.bonds) text += "  " + bond.lead + ": " + bond.names + "\n";
    return text + "  " + words("card-facts.box") + ": " + facts.box + "\n";
}

std::string more_about(const std::vector<PrintedPower>& powers, const Words& words) {
    std::string text;
    for (const PrintedPower& power : powers) {
        const std::string name = power.name.empty() ? joined(power.editions) : power.name;
        text +=
            "  " +
            (name.empty() ? power.text : words(Message{"catalogue.power", {{"name", name}, {"text", power.text}}})) +
            "\n";
        text += doubt_line(power.doubt, words);
    }
    return text;
}

}  // namespace hexwright::cli
