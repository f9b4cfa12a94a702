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
    {"special-only", YesNo, 0, 0},    // Applies to special attacks only.
    {"attacks-only", YesNo, 0, 0},    // Applies to wounds by attacks only.
    {"leaving-only", YesNo, 0, 0},    // Applies to attacks on figures that leave an engagement only.
    {"again", YesNo, 0, 0},           // The roll is made again after each wound that it gives.
    {"each-once", YesNo, 0, 0},       // No figure is attacked twice in a turn.
    {"spares-self", YesNo, 0, 0},     // The attacker is not hit along with the others.
    {"spares-friends", YesNo, 0, 0},  // Only enemies are hit along with the target.
    {"beside-both", YesNo, 0, 0},     // Only those that are beside the attacker too are hit along.
    {"slips-away", YesNo, 0, 0},      // Nobody strikes at a figure that leaves so.
    {"wounds", Number, 0, 99},        // Wounds given.
    {"heal", Number, 0, 99},          // Wounds healed; 99 means all.
    {"d20", Number, 1, 20},           // Succeeds at this roll and above.
    {"d20-on-water", Number, 1, 20},  // Replaces d20 on a water space.
    {"d20-hero", Number, 1, 20},      // Replaces d20 for heroes.
    {"d20-fails", Number, 1, 20},     // A special misfortune at this roll and below.
    {"d20-more", Number, -99, 99},    // Added to what a d20 shows.
    {"own-marker", YesNo, 0, 0},      // Only after a marker revealed on its own card.
    {"marker", Number, 1, 3},         // Only after this marker.
    {"add-distance", YesNo, 0, 0},    // The spaces to the attacker are added to the d20.
    {"move", Number, -99, 99},        // In spaces, or a change of the card's number.
    {"moves-too", YesNo, 0, 0},       // It keeps its normal move.
    {"no-attack", YesNo, 0, 0},       // Its price: no attack in this turn.
    {"from-above", YesNo, 0, 0},      // Whoever has something over his head is out of reach.
    {"unseen", YesNo, 0, 0},          // Those on the line are hit, seen or not.
    {"not-up", YesNo, 0, 0},          // To no higher level.
    {"levels-up", Number, 0, 120},
    {"levels-down", Number, 0, 120},
    {"height-times", Number, 1, 9},
    {"height-more", Number, 0, 99},
    {"spread", Number, 0, 120},      // Spaces from the target within which others may be hit.
    {"lob", Number, 0, 120},         // Levels that a thrown object clears.
    {"line", Number, 1, 120},        // Spaces in a straight line.
    {"together", YesNo, 0, 0},       // Those who roll together stand next to each other.
    {"ends-attacks", YesNo, 0, 0},   // Nobody of the card attacks after that.
    {"beside-target", YesNo, 0, 0},  // Another figure next to the target is meant, not one next to its own.
    {"dice", Number, 0, 99},         // Rolled for something else than an attack.
    {"pool", Number, 1, 99},         // Dice of all its attacks in a turn together.
    {"skulls", Number, 1, 99},       // So many must show.
    {"symbols", Number, 1, 99},      // So many blank faces must show: on Valkyrie dice they bear a symbol.
    {"figures", Number, 1, 99},      // Figures placed, moved, sacrificed or hit.
    {"markers", Number, 0, 99},      // Markers on the card at the start of the game, or counted by a condition.
    {"most", Number, 0, 99},         // Markers or points at most.
    {"shields", Number, 0, 99},
    {"initiative", Number, -99, 99},
    {"skull-hits", Number, 1, 9},     // Hits per skull.
    {"shield-blocks", Number, 1, 9},  // Skulls that a shield blocks.
    {"skulls-more", Number, 0, 99},   // Added to those rolled.
    {"shields-more", Number, 0, 99},
    {"defense-most", Number, 0, 99},  // Defense dice that those attacked roll at most.
    {"wounds-left", Number, 0, 99},   // What one shield leaves of the wounds.
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
    {"not-terrain", Words, 0, 0},
    {"card", Words, 0, 0},   // Ids of cards that the power concerns.
    {"verbs", Words, 0, 0},  // Ids of the powers that it concerns.
    {"tile", Words, 0, 0},   // The piece that lies on the card and is laid from there.
    {"gives", Words, 0, 0},  // Powers of its own card that a spirit gives to the card on which it lies.
};

// Everything a clause can ask. The order is the order in files. A new word here also needs a new attribute in the
// schema, and a row in engine/powers/clauses.cpp or in the function of the clause that has it.
constexpr KnownParameter in_clauses[] = {
    {"not", YesNo, 0, 0},       // The clause holds where its other words do not.
    {"at-start", YesNo, 0, 0},  // It is looked at when the turn of its card begins.
    {"general", Words, 0, 0},
    {"species", Words, 0, 0},
    {"class", Words, 0, 0},
    {"personality", Words, 0, 0},
    {"sizes", Words, 0, 0},
    {"form", Words, 0, 0},
    {"rarity", Words, 0, 0},
    {"card", Words, 0, 0},   // Ids.
    {"power", Words, 0, 0},  // Verbs of which the card prints one.
    {"whose", Words, 0, 0},
    {"range-at-least", Number, 0, 120},  // Range number.
    {"range-at-most", Number, 0, 120},
    {"wounds-at-least", Number, 0, 99},  // Wounds that it has.
    {"terrain", Words, 0, 0},            // One of its spaces is of it.
    {"by-terrain", Words, 0, 0},         // It is on such ground, or within one space of it.
    {"beside-terrain", Words, 0, 0},     // Something of it, such as a tree, stands beside it.
    {"engaged", YesNo, 0, 0},
    {"moved", YesNo, 0, 0},           // In this turn.
    {"squad-moved", YesNo, 0, 0},     // Any figure of its card, in this turn.
    {"adjacent", YesNo, 0, 0},        // To whom the clause measures from.
    {"range", Number, 0, 120},        // Within so many spaces of it.
    {"clear-sight", YesNo, 0, 0},     // And seen from there.
    {"higher", YesNo, 0, 0},          // It has a height advantage over it.
    {"levels-up", Number, 0, 120},    // Its base is at most so many levels above that one's.
    {"levels-down", Number, 0, 120},  // And at most so many below.
    {"x-revealed", YesNo, 0, 0},      // The X marker on its card has been revealed in this round.
    {"figures", Number, 1, 99},       // At least so many are near.
    {"most", Number, 0, 99},          // It counts so often at most.
    {"of", Words, 0, 0},              // Whose wounds count: me or foe.
    {"from", Number, 1, 99},          // Bounds of a d20.
    {"to", Number, 1, 99},
    {"wounds", Number, 0, 99},  // Wounds given.
    {"heal", Number, 0, 99},    // Wounds healed; 99 means all.
    {"destroy", YesNo, 0, 0},
    {"attack-dice", Number, -99, 99},
    {"move", Number, -99, 99},
    {"ignore-but", Number, 0, 99},  // All wounds but so many are ignored.
};
}  // namespace of_parameters
using of_parameters::in_clauses;
using of_parameters::parameters;

const PowerParameter* find(const std::vector<PowerParameter>& among, std::string_view name) {
    const auto found = std::ranges::find(among, name, &PowerParameter::name);
    return found == among.end() ? nullptr : &*found;
}

bool has_word(const PowerParameter* parameter, std::string_view word) {
    return parameter &&
           std::ranges::any_of(parameter->words, [&](const std::string& each) { return same_word(each, word); });
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
std::span<const KnownParameter> clause_parameters() { return in_clauses; }

bool same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(singular(a), singular(b), {}, lower, lower);
}

bool PrintedPower::in_edition(std::string_view edition) const {
    return editions.empty() || std::ranges::find(editions, edition) != editions.end();
}

bool PrintedPower::has(std::string_view parameter) const { return find(parameters, parameter) != nullptr; }

int PrintedPower::number(std::string_view parameter, int fallback) const {
    const PowerParameter* found = find(parameters, parameter);
    return found ? found->number : fallback;
}

bool PrintedPower::lists(std::string_view parameter, std::string_view word) const {
    return has_word(find(parameters, parameter), word);
}

bool PowerClause::has(std::string_view parameter) const { return find(parameters, parameter) != nullptr; }

int PowerClause::number(std::string_view parameter, int fallback) const {
    const PowerParameter* found = find(parameters, parameter);
    return found ? found->number : fallback;
}

bool PowerClause::lists(std::string_view parameter, std::string_view asked) const {
    return has_word(find(parameters, parameter), asked);
}

const PrintedPower* ArmyCard::power(std::string_view verb) const {
    const auto found = std::ranges::find(powers, verb, &PrintedPower::id);
    return found == powers.end() ? nullptr : &*found;
}

}  // namespace hexwright::board
