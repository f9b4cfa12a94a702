#include "engine/board/catalogue/army_card.h"

#include "engine/board/room.h"

#include <algorithm>

namespace hexwright::board {
namespace {

// Limits `using enum` to the table of parameters.
namespace of_parameters {
using enum ParameterType;

// Everything a power can say. The order is the order in files. A new word here also needs a new attribute in the
// schema.
constexpr KnownParameter parameters[] = {
    {"range", Number, 0, 120},         // In spaces.
    {"clear-sight", YesNo, 0, 0},      // The range needs sight to any part of the figure.
    {"adjacent", YesNo, 0, 0},         // The target must be adjacent.
    {"attack", Number, -99, 99},       // Dice of a special attack, or a change of the card's number.
    {"attacks", Number, 1, 99},        // Number of attacks in a turn.
    {"defense", Number, -99, 99},      // A change of the card's number.
    {"attack-dice", Number, -99, 99},  // Additional dice; negative for fewer.
    {"defense-dice", Number, -99, 99},
    {"normal-only", YesNo, 0, 0},     // Applies to normal attacks only.
    {"wounds", Number, 0, 99},        // Wounds given.
    {"heal", Number, 0, 99},          // Wounds healed; 99 means all.
    {"d20", Number, 1, 20},           // Succeeds at this roll and above.
    {"d20-on-water", Number, 1, 20},  // Replaces d20 on a water space.
    {"d20-fails", Number, 1, 20},     // A special misfortune at this roll and below.
    {"move", Number, -99, 99},        // In spaces, or a change of the card's number.
    {"levels-up", Number, 0, 120},
    {"levels-down", Number, 0, 120},
    {"height-times", Number, 1, 9},
    {"lob", Number, 0, 120},     // Levels that a thrown object clears.
    {"line", Number, 1, 120},    // Spaces in a straight line.
    {"figures", Number, 1, 99},  // Figures placed, moved, sacrificed or hit.
    {"markers", Number, 0, 99},  // Markers on the card at the start of the game, or counted by a condition.
    {"shields", Number, 0, 99},
    {"initiative", Number, -99, 99},
    {"skull-hits", Number, 1, 9},  // Hits per skull.
    {"rerolls", Number, 0, 99},
    {"uses-per-game", Number, 1, 99},
    {"uses-per-round", Number, 1, 99},
    {"uses-per-turn", Number, 1, 99},
    {"range-at-least", Number, 0, 120},  // Range number that a figure must have.
    {"range-at-most", Number, 0, 120},
    {"range-more", Number, 0, 120},  // Added to the Range number.
    {"same-level", YesNo, 0, 0},
    {"sizes-attack", Number, 0, 99},  // Dice against the sizes named.
    {"sizes", Words, 0, 0},
    {"whose", Words, 0, 0},  // One of: yours, friendly (includes a teammate's), enemy, any.
    {"form", Words, 0, 0},   // One of: hero, squad.
    {"rarity", Words, 0, 0},
    {"general", Words, 0, 0},
    {"not-general", Words, 0, 0},
    {"species", Words, 0, 0},
    {"class", Words, 0, 0},
    {"not-class", Words, 0, 0},
    {"terrain", Words, 0, 0},
    {"card", Words, 0, 0},   // Ids of cards that the power concerns.
    {"gives", Words, 0, 0},  // Powers of its own card that a spirit gives to the card on which it lies.
};
}  // namespace of_parameters
using of_parameters::parameters;

const PowerParameter* find(const PrintedPower& power, std::string_view name) {
    const auto found = std::ranges::find(power.parameters, name, &PowerParameter::name);
    return found == power.parameters.end() ? nullptr : &*found;
}

constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string_view singular(std::string_view word) {
    if (word.size() > 1 && lower(word.back()) == 's') word.remove_suffix(1);
    return word;
}

}  // namespace

std::span<const KnownParameter> known_parameters() { return parameters; }

bool same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(singular(a), singular(b), {}, lower, lower);
}

bool PrintedPower::in_edition(std::string_view edition) const {
    return editions.empty() || std::ranges::find(editions, edition) != editions.end();
}

bool PrintedPower::has(std::string_view parameter) const { return find(*this, parameter) != nullptr; }

int PrintedPower::number(std::string_view parameter, int fallback) const {
    const PowerParameter* found = find(*this, parameter);
    return found ? found->number : fallback;
}

bool PrintedPower::lists(std::string_view parameter, std::string_view word) const {
    const PowerParameter* found = find(*this, parameter);
    return found && std::ranges::any_of(found->words, [&](const std::string& each) { return same_word(each, word); });
}

const PrintedPower* ArmyCard::power(std::string_view verb) const {
    const auto found = std::ranges::find(powers, verb, &PrintedPower::id);
    return found == powers.end() ? nullptr : &*found;
}

}  // namespace hexwright::board
