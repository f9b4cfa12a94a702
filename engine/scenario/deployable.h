// The figures that can take part in games of a setup: their cards, controlling players and numbers. Upper bounds.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/catalogue/printed_power.h"
#include "engine/scenario/room.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/setup.h"

#include <span>
#include <vector>

namespace hexwright::scenario {

// Exceeds any possible number; for cards that players choose, or that arrive.
inline constexpr int any_number = 1'000'000;

struct Deployable {
    CardKind card{};
    int player = 0;          // Player number from 1; 0 means nobody.
    bool anybodys = false;   // True when its control may change.
    int figures = 0;         // Upper bound.
    bool removable = false;  // True when a rule may take it off the battlefield.
    bool waits = false;      // True when it is in the reserve until a rule sets it out.
};
struct Fielding {
    const Setup* setup = nullptr;
    std::vector<Deployable> figures{};
};

// `open` means that no setup restricts the choice of cards, so any card may be chosen.
Fielding fielding_of(const Setup& setup, bool open, const RuleFacts& live, const Catalogue& catalogue);

bool matches_filter(const ArmyCard& card, const CardFilter& filter);
bool fits_army(const ArmyCard& card, const Army& army);  // Checks only what may be added at all.
// The limit of cards that is reached already with these, the army's, and that one more would break; nullptr: none.
const CardFilter* filled_up(const ArmyCard& card, const Army& army, std::span<const CardKind> cards,
                            const Catalogue& catalogue);
int team_in(const Setup& setup, int player);  // A player without a team is a team of his own.

// Whether the card has printed what a <card> asks for. Compares everything except the id.
template <class CardWord>
bool printed_so(const ArmyCard& card, const CardWord& word) {
    const auto same = [](const Phrase& wanted, const std::string& has) {
        return wanted.text.empty() || same_word(wanted.text, has);
    };
    return (word.type == CardType::Any || (word.type == CardType::Hero) == card.is_hero()) &&
           (word.uniqueness == CardRarity::Any ||
            static_cast<int>(word.uniqueness) - 1 == static_cast<int>(card.rarity)) &&
           (word.size == CardSize::Any || static_cast<int>(word.size) - 1 == static_cast<int>(card.size)) &&
           same(word.general, card.general) && same(word.species, card.species) &&
           same(word.card_class, card.card_class);
}

}  // namespace hexwright::scenario
