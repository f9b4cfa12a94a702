// An army card as labelled values, for sheets of it in the window and on paper: what stands on both of its sides, each
// power in our words, with which cards it works together, its box, and what is in doubt.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/powers/bonds.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::telling {

struct CardFact {
    std::string label{}, value{};  // "Species", "Kyrie".
};
struct PowerFact {
    std::string name{}, text{}, doubt{};
};
// The cards that one of its powers means, or all cards whose powers mean it.
struct BondFact {
    BondKind kind = BondKind::Turn;
    bool given = true;
    std::string power{};            // Of a bond that is given.
    std::vector<CardKind> cards{};  // Each once.
    std::string lead{}, names{};  // "Beast Bonding gives a turn to", "Swog Rider; Wolves of Badru"; of many the first.
};

struct CardFacts {
    std::string name{};               // With its set where another card has the same name.
    std::string kind{};               // "Unique Hero".
    std::vector<CardFact> about{};    // General, home world, species, class, personality, size, figures, spaces.
    std::string summary{};            // "Utgar · Orc · Champion · Ferocious · Huge 11 · stands on 2 spaces".
    std::vector<CardFact> numbers{};  // Life, Move, Range, Attack, Defense of the master side.
    std::vector<CardFact> basic{};    // The same of the basic side; empty if they are not known.
    std::vector<PowerFact> powers{};
    std::vector<BondFact> bonds{};
    std::string box{};                 // "Swarm of the Marro (2007)".
    std::vector<std::string> notes{};  // What is not played, and what is in doubt.
};
CardFacts card_facts(const Catalogue& catalogue, CardKind card, const Words& words);

// The product as people call it; the id where the catalogue does not have it.
std::string box_name(const Catalogue& catalogue, const ArmyCard& card);

// All that a search may look for, in one text: names, words, powers in full, the box.
std::string searched_text(const Catalogue& catalogue, CardKind card, const Words& words);

}  // namespace hexwright::telling
