// Actions of the cards printed after the book of 2022, on drawn boards by the rules of 2022, and cards made up for
// them.
#pragma once
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <string>

namespace hexwright::testing::later {

inline DrawnGame on_later_meadow() { return on_meadow("master-2022"); }

inline int move_of(const GameState& state, const std::string& name) {
    return hexwright::game::mover_of(state, fig(state, name), 0).move;
}

inline Attack attack_on(const GameState& state, const std::string& from, const std::string& to, int with = 0) {
    return {fig(state, from), fig(state, to), with};
}

// Everybody who may strike at a figure that leaves lets it go.
inline void let_go(GameState& state) {
    while (next_step(state) && next_step(state)->kind == Step::Kind::Swipe) act(state, Answer{false});
}

// The refusal of a move that is not among those offered.
inline std::string why_no_move(const GameState& state, const std::string& name, HexCoord hex) {
    const auto moved = hexwright::game::apply(state, Move{.figure = fig(state, name), .at = at(state, hex)});
    return moved ? "done" : moved.error().message.id;
}

inline UsePower use_by(const GameState& state, const std::string& name) {
    for (const UsePower& use : uses(state))
        if (use.figure == fig(state, name)) return use;
    FAIL(name << " has no power to use now");
    return {};
}

// A made-up card: a hero of this class who follows Revna, as strong as Thorgrim.
inline ArmyCard hero_of_class(const std::string& id, const std::string& card_class) {
    ArmyCard hero = fixtures()[*fixtures().card("thorgrim")];
    hero.id = id;
    hero.name = id;
    hero.general = "Revna";
    hero.card_class = card_class;
    hero.powers.clear();
    return hero;
}

// The partner of the Honor Guard, whom no catalogue has.
inline ArmyCard queen() {
    ArmyCard made = hero_of_class("queen-maladrix-the-conqueror", "Queen");
    made.powers = {{.id = "implant",
                    .name = "Implant",
                    .parameters = {{"adjacent", 1}, {"d20", 9}, {"form", 0, {"hero"}}, {"rarity", 0, {"unique"}}}}};
    return made;
}

}  // namespace hexwright::testing::later
