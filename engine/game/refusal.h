// Why something cannot be done, in words for the person who tried.
#pragma once
#include "engine/core/message.h"
#include "engine/game/attacking.h"

#include <optional>

namespace hexwright {

Message why_not(const GameState& state, const Action& action);                    // of an action that is not allowed
std::optional<Message> cannot_put(const GameState& state, const PutFigure& put);  // none: it can
std::optional<Message> cannot_dispute(const GameState& state, const Dispute& dispute);

// What stands against an attack, of the things that the rules ask for one after the other.
enum class NoAttack : std::uint8_t {
    None,
    NotThere,  // the target is not on the battlefield
    Friend,    // RANGE-08, RANGE-09
    Banned,
    Protected,          // a rule of the scenario lets the one not attack, the other not be attacked
    Spared,             // the special attack is not made on followers of this general
    EngagedWithOthers,  // RANGE-06, RANGE-07
    NotAdjacent,        // RANGE-02
    OutOfRange,         // RANGE-01, RANGE-04
    Shunned,            // a power or a glyph: normal attacks on it come from beside it
    NotLobbed,          // CARD-GRENADE-01, -02
    NotSeen,            // LOS-01: only sight is missing
    UsedUp,
    Spent,  // the special attack in this game; the figure's attacks in this turn
};

NoAttack why_no_attack(const Look& look, FigureId figure, const AttackForm& form, FigureId target);

}  // namespace hexwright
