// Why something cannot be done, in words for the person who tried and with the spaces concerned.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/action.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

#include <optional>

namespace hexwright::game {

// `action` must not be allowed. The spaces of the refusal are those that a figure cannot step on or stop at, and those
// on which the target of an attack stands.
Refusal why_not(const GameState& state, const Action& action);
// std::nullopt: it can be put there. Otherwise the spaces are those where it cannot stand.
std::optional<Refusal> cannot_put(const GameState& state, const PutFigure& put);
std::optional<Refusal> cannot_dispute(const GameState& state, const Dispute& dispute);

}  // namespace hexwright::game
