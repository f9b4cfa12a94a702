// Which army cards a choice or a line of the story names.
#pragma once
#include "editor/table/room.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

#include <vector>

namespace hexwright::table {

// Those of its figures and cards, each once, in the order in which the action or event names them.
std::vector<CardKind> cards_named(const GameState& state, const Action& action);
std::vector<CardKind> cards_named(const GameState& state, const Event& event);

}  // namespace hexwright::table
