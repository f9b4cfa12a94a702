// What an army card consists of beside its powers: names, words and bounds of its attributes, for the files of cards in
// XML and as tables.
#pragma once
#include "engine/board/catalogue/army_card.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/room.h"

#include <tuple>

namespace hexwright::xml {

inline constexpr int max_card_number = 99;   // For move, dice, life and figures.
inline constexpr int max_card_height = 120;  // In levels.
inline constexpr int max_card_points = 9999;
inline constexpr std::size_t max_cards = 10'000;  // Cards of one catalogue.

inline constexpr std::tuple card_attributes{
    IdAttribute{"id", &ArmyCard::id},
    TextAttribute{"name", &ArmyCard::name},
    TextAttribute{"set", &ArmyCard::set, Need::May},
    TextAttribute{"printing", &ArmyCard::printing, Need::May},
    TextAttribute{"general", &ArmyCard::general},
    TextAttribute{"homeworld", &ArmyCard::homeworld, Need::May},
    TextAttribute{"species", &ArmyCard::species},
    TextAttribute{"class", &ArmyCard::card_class},
    TextAttribute{"personality", &ArmyCard::personality},
    TextAttribute{"doubt", &ArmyCard::doubt, Need::May},
    WordAttribute{"base", &ArmyCard::base, figure_base_words, Need::May},
    WordAttribute{"form", &ArmyCard::form, card_form_words},
    WordAttribute{"rarity", &ArmyCard::rarity, rarity_words},
    WordAttribute{"size", &ArmyCard::size, figure_size_words},
    NumberAttribute{"height", &ArmyCard::height, 1, max_card_height},
    NumberAttribute{"figures", &ArmyCard::figures, 1, max_card_number, Need::May},
    NumberAttribute{"life", &ArmyCard::life, 1, max_card_number},
    NumberAttribute{"points", &ArmyCard::points, 0, max_card_points},
    NumberAttribute{"copies", &ArmyCard::copies, 0, max_card_number, Need::May},
};
inline constexpr std::tuple card_number_attributes{
    NumberAttribute{"move", &CardNumbers::move, 0, max_card_number},
    NumberAttribute{"range", &CardNumbers::range, 0, max_card_number},
    NumberAttribute{"attack", &CardNumbers::attack, 0, max_card_number},
    NumberAttribute{"defense", &CardNumbers::defense, 0, max_card_number},
};

}  // namespace hexwright::xml
