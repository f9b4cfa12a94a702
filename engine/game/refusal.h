// Why something cannot be done, in words for the person who tried.
#pragma once
#include "engine/core/message.h"
#include "engine/game/action.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

#include <optional>

namespace hexwright::game {

Message why_not(const GameState& state, const Action& action);                    // `action` must not be allowed.
std::optional<Message> cannot_put(const GameState& state, const PutFigure& put);  // std::nullopt: it can be put there.
std::optional<Message> cannot_dispute(const GameState& state, const Dispute& dispute);

}  // namespace hexwright::game
