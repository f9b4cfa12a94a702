#include "formats/telling/card_text.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/core/enum_texts.h"
#include "engine/setup/not_played.h"
#include "formats/xml/catalogue/catalogue_xml.h"

namespace hexwright::telling {
namespace {

constexpr EnumTexts<Rarity, Rarity::Common> rarity_sentences({{Rarity::Unique, "card.unique"},
                                                              {Rarity::Uncommon, "card.uncommon"},
                                                              {Rarity::Common, "card.common"}});
constexpr EnumTexts<CardForm, CardForm::Squad> form_sentences({{CardForm::Hero, "card.hero"},
                                                               {CardForm::Squad, "card.squad"}});
constexpr EnumTexts<FigureSize, FigureSize::Huge> size_sentences({{FigureSize::Small, "card.small"},
                                                                  {FigureSize::Medium, "card.medium"},
                                                                  {FigureSize::Large, "card.large"},
                                                                  {FigureSize::Huge, "card.huge"}});

std::string numbers_told(const char* sentence, const ArmyCard& card, const CardNumbers& numbers, const Words& words) {
    return words(Message{sentence,
                         {{"life", card.life},
                          {"move", numbers.move},
                          {"range", numbers.range},
                          {"attack", numbers.attack},
                          {"defense", numbers.defense}}});
}

std::string figures_told(const ArmyCard& card, const Words& words) {
    std::string told = words(Message{"catalogue.card-about",
                                     {{"species", card.species},
                                      {"class", card.card_class},
                                      {"personality", card.personality},
                                      {"size", words(size_sentences[card.size])},
                                      {"height", card.height}}});
    if (card.is_squad()) told += ", " + words(Message{"catalogue.card-figures", {{"figures", card.figures}}});
    if (card.spaces() > 1) told += ", " + words(Message{"catalogue.card-spaces", {{"spaces", card.spaces()}}});
    return told;
}

}  // namespace

std::string power_text(const ArmyCard& card, std::size_t place, const Words& words) {
    static const Catalogue shipped = shipped_catalogue();
    const std::string& text = card.powers[place].text;
    const std::string id = "name.power." + card.id + "." + std::to_string(place + 1);
    if (!words.knows(id)) return text;
    const auto known = shipped.card(card.id);
    const bool same = known && place < shipped[*known].powers.size() && shipped[*known].powers[place].text == text;
    return same ? words(id) : text;
}

CardText card_text(const Catalogue& catalogue, const ArmyCard& card, const Words& words) {
    CardText text;
    text.name = full_name(catalogue, card);
    text.kind = words(Message{"card-text.kind",
                              {{"rarity", words(rarity_sentences[card.rarity])},
                               {"form", words(form_sentences[card.form])},
                               {"general", card.general},
                               {"points", card.points}}});
    text.figures = figures_told(card, words);
    text.master = numbers_told("card-text.master", card, card.master, words);
    text.basic = card.basic ? numbers_told("card-text.basic", card, *card.basic, words) : words("card-text.no-basic");
    for (std::size_t i = 0; i < card.powers.size(); ++i)
        text.powers.push_back({card.powers[i].name, power_text(card, i, words)});
    for (const Message& power : not_played(card)) text.notes.push_back(words(power));
    if (!card.doubt.empty()) text.notes.push_back(words(Message{"catalogue.doubt", {{"doubt", card.doubt}}}));
    return text;
}

std::string in_one(const CardText& text) {
    std::string all = text.name;
    const auto add = [&all](const std::string& line) { all += "\n" + line; };
    for (const std::string* line : {&text.kind, &text.figures, &text.master, &text.basic}) add(*line);
    for (const PowerText& power : text.powers) add(power.name + ": " + power.text);
    for (const std::string& note : text.notes) add(note);
    return all;
}

}  // namespace hexwright::telling
