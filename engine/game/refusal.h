// Why something cannot be done, in words for the person who tried and with the spaces concerned.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/attacking.h"
#include "engine/game/room.h"

#include <optional>

namespace hexwright::game {

// `action` must not be allowed. The spaces of the refusal are those that a figure cannot step on or stop at, and those
// on which the target of an attack stands.
Refusal why_not(const GameState& state, const Action& action);
// std::nullopt: it can be put there. Otherwise the spaces are those where it cannot stand.
std::optional<Refusal> cannot_put(const GameState& state, const PutFigure& put);
std::optional<Refusal> cannot_dispute(const GameState& state, const Dispute& dispute);

// The first obstacle to an attack, in the order in which the rules ask.
enum class NoAttack : std::uint8_t {
    None,
    NotThere,  // The target is not on the battlefield.
    Friend,    // RANGE-08, RANGE-09
    Banned,
    Protected,          // A scenario rule forbids the one to attack or the other to be attacked.
    Spared,             // The special attack spares followers of this general.
    EngagedWithOthers,  // RANGE-06, RANGE-07
    NotAdjacent,        // RANGE-02
    OutOfRange,         // RANGE-01, RANGE-04
    Shunned,            // A power or a glyph lets only adjacent figures make normal attacks on it.
    NotLobbed,          // CARD-GRENADE-01, -02
    NotSeen,            // Only sight is missing (LOS-01).
    // UsedUp: the special attack in this game. Spent: the figure's attacks in this turn.
    UsedUp,
    Spent,
};

NoAttack why_no_attack(const BoardQuery& query, FigureId figure, const AttackProfile& profile, FigureId target);

}  // namespace hexwright::game
