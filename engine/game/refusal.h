// Why something cannot be done, in words for the person who tried and with the spaces concerned.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/action.h"
#include "engine/game/board_query.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

#include <optional>

namespace hexwright::game {

// `action` must not be allowed. The spaces of the refusal are those that a figure cannot step on or stop at, and those
// on which the target of an attack stands.
Refusal why_not(const GameState& state, const Action& action);
// Why the figure cannot move by this way now, wherever it wants to go.
std::optional<Refusal> cannot_move_now(const BoardQuery& query, const Move& move);
// std::nullopt: the attack is legal.
std::optional<Refusal> cannot_attack(const BoardQuery& query, const Attack& attack);
std::optional<Refusal> cannot_attack(const BoardQuery& query, const AttackObject& attack);
// std::nullopt: it can be put there. Otherwise the spaces are those where it cannot stand.
std::optional<Refusal> cannot_put(const GameState& state, const PutFigure& put);
std::optional<Refusal> cannot_dispute(const GameState& state, const Dispute& dispute);

}  // namespace hexwright::game
