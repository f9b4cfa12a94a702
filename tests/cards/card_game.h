// Games of two cards of the shipped catalogue on a meadow, for tests of what their powers do. tests/powers.csv says
// which test has which power.
#pragma once
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwright::testing {

inline const ArmyCard& printed_card(const std::string& id) { return shipped()[shipped().card(id).value()]; }

// The hexes of one figure: its front, and the one behind it where its base has two.
inline Hexes stance(const ArmyCard& card, HexCoord front, HexCoord back) {
    return card.base == FigureBase::Double ? Hexes{front, back} : Hexes{front};
}
inline Hexes stance(const std::string& card, HexCoord front, HexCoord back) {
    return stance(printed_card(card), front, back);
}

inline std::string first_of(int player, const std::string& card) {
    return std::to_string(player) + "." + card + ".1.1";
}

// The figure of player 1 faces the one of player 2, so many spaces away.
inline GameState face_to_face(const std::string& mine, const std::string& theirs, int apart) {
    return on_shipped_meadow()
        .army(1, mine, stance(mine, {1, 1}, {0, 1}))
        .army(2, theirs, stance(theirs, {1 + apart, 1}, {2 + apart, 1}))
        .start();
}

// In the turn of player 1's card, before its attacks.
inline GameState attacking(DrawnGame drawn, const std::string& card) {
    GameState game = drawn.start();
    to_turn_of(game, card);
    to_attacks(game);
    return game;
}

// Dice beyond those that the card prints.
inline int attack_more(const GameState& state, const std::string& from, const std::string& to) {
    return attack_dice(state, from, to) - printed(state, fig(state, from)).master.attack;
}
inline int defense_more(const GameState& state, const std::string& from, const std::string& to, int with = 0) {
    return defense_dice(state, from, to, with) - printed(state, fig(state, to)).master.defense;
}

// The number of the power of that name on its card, from 1.
inline int power_number(const std::string& card, const std::string& name) {
    const auto& powers = printed_card(card).powers;
    const auto found = std::ranges::find(powers, name, &PrintedPower::name);
    if (found == powers.end()) FAIL(card << " has no power " << name);
    return static_cast<int>(found - powers.begin()) + 1;
}

// A made-up card that differs from a shipped one by its id and by what `change` does.
template <class Change>
ArmyCard like(const std::string& shipped_id, const std::string& id, Change change) {
    ArmyCard made = printed_card(shipped_id);
    made.id = made.name = id;
    made.powers.clear();
    change(made);
    return made;
}

inline std::vector<UsePower> uses_on(const GameState& state, const std::string& target) {
    std::vector<UsePower> all = uses(state);
    std::erase_if(all, [&](const UsePower& use) { return use.target != fig(state, target); });
    return all;
}

inline bool is_destroyed(const GameState& state, const std::string& name) {
    return state[fig(state, name)].place == Figure::Place::Destroyed;
}

}  // namespace hexwright::testing
