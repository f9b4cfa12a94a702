// Why something cannot be done, in words for the person who tried.
#pragma once
#include <optional>

#include "engine/core/message.h"
#include "engine/game/state.h"

namespace hexwright {

Message why_not(const GameState& state, const Action& action);                   // of an action that is not allowed
std::optional<Message> cannot_put(const GameState& state, const PutFigure& put);  // none: it can
std::optional<Message> cannot_dispute(const GameState& state, const Dispute& dispute);
bool may_walk(const GameState& state, const Move& move);                          // by its own path, cheapest or not

}  // namespace hexwright
