// An army card in words: what it is, the numbers of both sides, and each power in full.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace hexwright::telling {

struct PowerText {
    std::string name{}, text{};
};

struct CardText {
    std::string name{};             // With its set where another card has the same name.
    std::string kind{};             // For example "Unique Hero, follows Jandar, 110 points".
    std::string figures{};          // For example "Human Soldier, Valiant, Medium 5".
    std::string master{}, basic{};  // The numbers of both sides.
    std::vector<PowerText> powers{};
    std::vector<std::string> notes{};  // What is not played, and what is in doubt.
};
// What the card's power of this place does, from 0. A table of words has it by "name.power.CARD.N", counted from 1, for
// the cards that come with the program; the text of another card, or one that a person has changed, stays as it is.
std::string power_text(const ArmyCard& card, std::size_t place, const Words& words);
CardText card_text(const Catalogue& catalogue, const ArmyCard& card, const Words& words);
std::string in_one(const CardText& text);  // A line each, powers after their names.

}  // namespace hexwright::telling
